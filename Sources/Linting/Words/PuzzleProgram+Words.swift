package import Evidence

extension PuzzleProgram {
  /// What it is called in a message.
  package var name: String {
    switch answer {
    case .listedOrder: "the program"
    case .acceptedOrder(let index): "order \(index + 1) under 'alsoAccepted'"
    case .onlyWords: "the filled code"
    case .words(let words): "the code with \(words.map { "'\($0)'" }.joined(separator: ", "))"
    }
  }
}
