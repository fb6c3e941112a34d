extension RegexParser {
  /// `*`, `+`, `?` or `{…}` after a part.
  mutating func parseRepeat(_ piece: RegexReader.Piece, _ sequence: inout RegexSequence) throws(RegexError) {
    let start = reader.position
    guard let (least, most) = try parseCounts(piece, start) else {
      sequence.nodes.append(.literal(piece.unit))
      return
    }
    let item = try repeatedItem(sequence.nodes.last, back: reader.position - start + 1)
    let greed: RegexGreed = try reader.skip("?") ? .lazy : try reader.skip("+") ? .possessive : .greedy
    sequence.nodes[sequence.nodes.count - 1] = .repeat(greed, least: least, most: most, item)
  }

  private func repeatedItem(_ node: RegexNode?, back: Int) throws(RegexError) -> RegexSequence {
    switch node {
    case nil, .anchor: throw reader.error("nothing to repeat", back: back)
    case .repeat: throw reader.error("multiple repeat", back: back)
    case .group(nil, adding: [], removing: [], let inner): return inner
    case .some(let node): return RegexSequence(nodes: [node])
    }
  }

  /// The least and the most; nil when a brace is only a brace.
  private mutating func parseCounts(_ piece: RegexReader.Piece, _ start: Int) throws(RegexError) -> (Int, Int)? {
    let endless = RegexWidth.unlimitedCount
    switch Unicode.Scalar(piece.unit) {
    case "?": return (0, 1)
    case "*": return (0, endless)
    case "+": return (1, endless)
    default: break
    }
    if reader.next?.isCharacter("}") ?? false { return nil }
    let low = try reader.takeDigits(base: 10)
    let high = try reader.skip(",") ? try reader.takeDigits(base: 10) : low
    guard try reader.skip("}") else {
      try reader.seek(start)
      return nil
    }
    let least = low.isEmpty ? 0 : RegexReader.number(low, base: 10)
    let most = high.isEmpty ? endless : RegexReader.number(high, base: 10)
    if least >= endless || (!high.isEmpty && most >= endless) {
      throw RegexError("the repetition number is too large", kind: .overflow)
    }
    if most < least { throw reader.error("min repeat greater than max repeat", back: reader.position - start) }
    return (least, most)
  }
}
