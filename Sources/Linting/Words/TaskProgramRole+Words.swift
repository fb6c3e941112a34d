package import Evidence

extension TaskProgramRole {
  /// What it is called in a message, counted as people count.
  package var name: String {
    switch self {
    case .starter: "the starter"
    case .solution(let index): "solution \(index + 1)"
    case .alsoRight(let index): "the program at 'alsoRight' index \(index)"
    case .wrongProgram(let index): "wrong program \(index + 1)"
    }
  }
}
