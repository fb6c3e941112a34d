extension Parser {
  mutating func parseWith(from start: SourcePosition, isAsync: Bool) throws(Failure) -> Statement {
    advance()
    var items = try parseParenthesizedItems()
    if items == nil { items = try parseItems() }
    let body = try parseBlock()
    return Statement(.with(With(items: items ?? [], body: body, isAsync: isAsync)), range(from: start))
  }

  /// Items in parentheses; nil when the parentheses belong to an expression.
  private mutating func parseParenthesizedItems() throws(Failure) -> [WithItem]? {
    guard kind == .leftParenthesis else { return nil }
    let start = index
    do throws(Failure) {
      advance()
      var items: [WithItem] = []
      repeat { items.append(try parseItem()) } while skip(.comma) && kind != .rightParenthesis
      try expect(.rightParenthesis)
      guard kind == .colon else { throw .rejected }
      return items
    } catch {
      if error == .tooDeep { throw error }
      rewind(to: start)
      return nil
    }
  }

  private mutating func parseItems() throws(Failure) -> [WithItem] {
    var items: [WithItem] = []
    repeat { items.append(try parseItem()) } while skip(.comma)
    return items
  }

  private mutating func parseItem() throws(Failure) -> WithItem {
    let context = try parseExpression()
    guard skip(.as) else { return WithItem(context: context, target: nil) }
    let target = try parseStarTarget()
    guard kind == .comma || kind == .rightParenthesis || kind == .colon else { throw .rejected }
    return WithItem(context: context, target: target)
  }
}
