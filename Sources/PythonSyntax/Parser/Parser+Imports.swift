extension Parser {
  mutating func parseImport() throws(Failure) -> StatementForm {
    advance()
    var aliases: [ImportAlias] = []
    repeat {
      let start = current.start
      let module = try parseDottedName()
      aliases.append(try finishAlias(of: module, from: start))
    } while skip(.comma)
    return .import(aliases)
  }

  mutating func parseImportFrom() throws(Failure) -> StatementForm {
    advance()
    var level = 0
    while kind == .dot || kind == .ellipsis {
      level += kind == .dot ? 1 : 3
      advance()
    }
    let module = kind == .name || level == 0 ? try parseDottedName() : nil
    try expect(.import)
    return .importFrom(ImportFrom(module: module, names: try parseImportedNames(), level: level))
  }

  private mutating func parseImportedNames() throws(Failure) -> [ImportAlias] {
    if kind == .star {
      let star = current
      advance()
      return [ImportAlias(name: names.intern("*"), alias: nil, range: star.range)]
    }
    let isParenthesized = skip(.leftParenthesis)
    var aliases: [ImportAlias] = []
    repeat {
      let start = current.start
      let name = try parseName()
      aliases.append(try finishAlias(of: name, from: start))
    } while skip(.comma) && !(isParenthesized && kind == .rightParenthesis)
    if isParenthesized { try expect(.rightParenthesis) }
    return aliases
  }

  private mutating func finishAlias(of name: Name, from start: SourcePosition) throws(Failure) -> ImportAlias {
    let alias = skip(.as) ? try parseName() : nil
    return ImportAlias(name: name, alias: alias, range: range(from: start))
  }

  /// `a.b.c` as one name.
  private mutating func parseDottedName() throws(Failure) -> Name {
    let first = try parseName()
    guard kind == .dot else { return first }
    var text = names[first]
    while skip(.dot) {
      let part = try parseName()
      text += "." + names[part]
    }
    return names.intern(text)
  }
}
