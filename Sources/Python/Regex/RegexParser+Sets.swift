extension RegexParser {
  /// `[…]`, whose opening bracket is taken.
  mutating func parseSet() throws(RegexError) -> RegexNode {
    let start = reader.position - 1
    var items: [RegexSetItem] = []
    if let next = reader.next, next.isCharacter("[") {
      warnings.append("Possible nested set at position \(reader.position)")
    }
    let isNegated = try reader.skip("^")
    while true {
      let piece = try takeInSet(start)
      if piece.isCharacter("]"), !items.isEmpty { break }
      if !items.isEmpty { noteDoubledSign(piece) }
      let item = try parseSetItem(piece)
      guard try reader.skip("-") else {
        items.append(item)
        continue
      }
      let last = try takeInSet(start)
      if last.isCharacter("]") {
        items += [item, .literal(45)]
        break
      }
      if last.isCharacter("-") { warnings.append("Possible set difference at position \(reader.position - 2)") }
      items.append(try range(piece, item, last))
    }
    items = RegexParser.unique(items)
    if items.count == 1, case .literal(let unit) = items[0] { return isNegated ? .notLiteral(unit) : .literal(unit) }
    return .set(items, isNegated: isNegated)
  }

  /// Notes a sign that stands twice, which may become an operation on sets.
  private mutating func noteDoubledSign(_ piece: RegexReader.Piece) {
    let names: [UInt32: String] = [45: "difference", 38: "intersection", 126: "symmetric difference", 124: "union"]
    guard let sign = piece.plain, let name = names[sign], reader.next?.plain == sign else { return }
    warnings.append("Possible set \(name) at position \(reader.position - 1)")
  }

  private mutating func takeInSet(_ start: Int) throws(RegexError) -> RegexReader.Piece {
    guard let piece = try reader.take() else {
      throw reader.error("unterminated character set", back: reader.position - start)
    }
    return piece
  }

  private mutating func parseSetItem(_ piece: RegexReader.Piece) throws(RegexError) -> RegexSetItem {
    piece.escaped == nil ? .literal(piece.unit) : try parseSetEscape(piece)
  }

  private mutating func range(
    _ first: RegexReader.Piece, _ item: RegexSetItem, _ last: RegexReader.Piece
  ) throws(RegexError) -> RegexSetItem {
    let other = try parseSetItem(last)
    if case .literal(let low) = item, case .literal(let high) = other, low <= high { return .range(low, high) }
    throw reader.error("bad character range \(first.text)-\(last.text)", back: first.count + 1 + last.count)
  }
}
