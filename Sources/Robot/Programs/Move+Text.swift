import Support

extension Move {
  /// The move that a line of a program writes, or what is wrong with the line.
  ///
  ///     Move.read("repeat 3")          // .repeat(3)
  ///     Move.read("while wal ahead")   // an unknown condition: did you mean 'wall ahead'?
  public static func read(_ line: String) -> Result<Move, ProgramProblem.Kind> {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    let rest = words.dropFirst().joined(separator: " ")
    guard let first = words.first, let word = Word(rawValue: first) else {
      let name = words.joined(separator: " ")
      return .failure(.unknownCard(name, nearest: Word(meantBy: line)?.rawValue))
    }
    switch word {
    case .forward: return plain(.forward, rest)
    case .left: return plain(.left, rest)
    case .right: return plain(.right, rest)
    case .jump: return plain(.jump, rest)
    case .collect: return plain(.collect, rest)
    case .else: return plain(.else, rest)
    case .end: return plain(.end, rest)
    case .routine: return plain(.routine, rest)
    case .call: return plain(.call, rest)
    case .repeat: return count(rest).map { .repeat($0) }
    case .while: return condition(rest, word).map { .while($0) }
    case .if: return condition(rest, word).map { .if($0) }
    }
  }

  private static func plain(_ move: Move, _ rest: String) -> Result<Move, ProgramProblem.Kind> {
    rest.isEmpty ? .success(move) : .failure(.extraWords(rest, after: move.word))
  }

  private static func count(_ text: String) -> Result<Int, ProgramProblem.Kind> {
    if text.isEmpty { return .failure(.missingCount) }
    guard let count = Int(text) else { return .failure(.countIsNoNumber(text)) }
    return counts.contains(count) ? .success(count) : .failure(.countOutOfRange(count))
  }

  private static func condition(_ text: String, _ word: Word) -> Result<Condition, ProgramProblem.Kind> {
    if text.isEmpty { return .failure(.missingCondition(word)) }
    if let condition = Condition(name: text) { return .success(condition) }
    return .failure(.unknownCondition(text, nearest: nearestName(to: text, among: Condition.all.map(\.name))))
  }
}
