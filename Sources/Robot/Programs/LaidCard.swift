/// A card as it was laid, readable or not.
struct LaidCard {
  let move: Move?
  /// What it is, or was most likely meant to be.
  let word: Move.Word?
  let problem: ProgramProblem.Kind?
  let line: Int
  /// The line as it was written; nil for a card that was not read from text.
  private let text: String?

  init(move: Move, line: Int) {
    self.move = move
    self.line = line
    text = nil
    word = move.word
    if case .repeat(let count) = move, !Move.counts.contains(count) {
      problem = .countOutOfRange(count)
    } else {
      problem = nil
    }
  }

  init(text: String, line: Int) {
    self.line = line
    self.text = text
    switch Move.read(text) {
    case .success(let move): (self.move, word, problem) = (move, move.word, nil)
    case .failure(let kind): (move, word, problem) = (nil, Move.Word(meantBy: text), kind)
    }
  }

  /// Whether it is no card at all as it stands, so that nothing else is said of it.
  var isUnreadable: Bool {
    if case .unknownCard = problem { return true }
    if case .extraWords = problem { return true }
    return false
  }

  /// The bytes of the line that a problem is about: the whole card, or what stands behind its word.
  func bytes(of kind: ProgramProblem.Kind) -> Range<Int>? {
    guard let text else { return nil }
    let words = text.split(whereSeparator: \.isWhitespace)
    guard let first = words.first, let last = words.last else { return nil }
    let start = kind.isBehindTheWord && words.count > 1 ? words[1] : first
    let offset = { (index: String.Index) in text.utf8.distance(from: text.startIndex, to: index) }
    return offset(start.startIndex)..<offset(last.endIndex)
  }
}
