/// A text of Swift as its statements, variables and declarations at its top.
struct SwiftParts {
  /// The kind of a part.
  enum Kind: Hashable {
    /// An import of a module.
    case module(String)
    /// A type or the other name of one.
    case type(String)
    /// An extension of a type by its name; whether it says that the type conforms to something.
    case extended(String, conforms: Bool)
    /// A function.
    case function
    /// Variables with their names and first values, which need nothing else.
    case variables([String])
    /// Anything else, in order.
    case statement
    /// Something that changes more than its own program.
    case shared
  }

  /// A part of the text.
  struct Part {
    /// Its kind.
    let kind: Kind
    /// Its bytes in the text.
    let range: Range<Int>
    /// Its tokens.
    let tokens: ArraySlice<SwiftScanner.Token>

    /// Its names, but for labels such as `name` in `(name: "Ada")`.
    var names: [String] { tokens.indices.filter { !isLabel(at: $0) }.map { tokens[$0].text } }

    /// The names that can only be those of something outside of the part: no members of values, and nothing that the
    /// part itself may define, in a loop or a closure for example.
    var usedNames: [String] {
      var (defined, isDefining): (Set<String>, Bool) = ([], false)
      for index in tokens.indices {
        let text = tokens[index].text
        if text == "in" { defined.formUnion(tokens[..<index].reversed().prefix { $0.text != "{" }.map(\.text)) }
        if ["let", "var", "for", "func"].contains(text) { isDefining = true }
        if ["=", "in", "{"].contains(text) { isDefining = false }
        if isDefining { defined.insert(text) }
      }
      return tokens.indices.filter { index in
        let isMember = index > tokens.startIndex && tokens[index - 1].text == "."
        return !isMember && !isLabel(at: index) && !defined.contains(tokens[index].text)
      }.map { tokens[$0].text }
    }

    private func isLabel(at index: Int) -> Bool {
      let isFirst = index > tokens.startIndex && ["(", ","].contains(tokens[index - 1].text)
      return isFirst && index + 1 < tokens.endIndex && tokens[index + 1].text == ":"
    }
  }

  /// The parts in order.
  private(set) var parts: [Part] = []

  /// Reads a text from its tokens.
  init(_ tokens: [SwiftScanner.Token]) {
    var start = 0
    while start < tokens.count {
      let end = Self.end(of: tokens, from: start)
      let part = tokens[start..<end]
      parts.append(
        Part(kind: Self.kind(part), range: part[start].range.lowerBound..<part[end - 1].range.upperBound, tokens: part))
      start = end
    }
  }

  /// Where the part ends that begins with a token: at the end of a line on which nothing is open, unless the line or
  /// the next one says that it goes on.
  private static func end(of tokens: [SwiftScanner.Token], from start: Int) -> Int {
    var index = start + 1
    while index < tokens.count {
      let (last, token) = (tokens[index - 1], tokens[index])
      if last.depth == 0, last.text == ";" { return index }
      if token.beginsLine, token.depth == 0, !continues(after: last), !continues(with: token) { return index }
      index += 1
    }
    return index
  }

  private static func continues(after last: SwiftScanner.Token) -> Bool {
    if open.contains(last.text) { return true }
    return modifiers.contains(last.text) || last.text == "discardableResult"
  }

  private static func continues(with token: SwiftScanner.Token) -> Bool {
    [".", "{", "?", ":", "=", "&", "|", "+", "*", "/", "%", "<", ">", ")", "]", "}", "else"].contains(token.text)
  }

  /// Marks after which a line goes on.
  private static let open: Set = ["@", "=", ",", "(", "[", "{", ":", "+", "-", "*", "/", "%", "&", "|", "<", "."]
  private static let modifiers: Set = [
    "public", "internal", "private", "fileprivate", "open", "final", "indirect", "mutating", "nonisolated",
  ]

  private static func kind(_ part: ArraySlice<SwiftScanner.Token>) -> Kind {
    var words = part.drop { modifiers.contains($0.text) }
    if words.first?.text == "@" {
      guard words.dropFirst().first?.text == "discardableResult" else { return .shared }
      words = words.dropFirst(2).drop { modifiers.contains($0.text) }
    }
    let name = words.dropFirst().first?.text ?? ""
    switch words.first?.text {
    case "import": return .module(name)
    case "struct", "class", "enum", "protocol", "typealias": return .type(name)
    case "func": return words.dropFirst().first?.isWord == true ? .function : .shared
    case "extension": return extended(words.dropFirst())
    case "let", "var": return variables(words.dropFirst())
    case "actor", "operator", "prefix", "postfix", "infix", "precedencegroup", "macro", "#", "@": return .shared
    default: return .statement
    }
  }

  private static func extended(_ words: ArraySlice<SwiftScanner.Token>) -> Kind {
    let head = words.prefix { $0.text != "{" }
    return .extended(head.first?.text ?? "", conforms: head.contains { $0.text == ":" })
  }

  /// Variables at the top, which functions may name as well: those with a first value that cannot fail.
  private static func variables(_ words: ArraySlice<SwiftScanner.Token>) -> Kind {
    guard words.contains(where: { $0.text == "=" && $0.depth == 0 }), !words.contains(where: { $0.text == "try" })
    else { return .statement }
    var (names, isName): ([String], Bool) = ([], true)
    if words.first?.text == "(" {
      names = words.prefix { $0.text != ")" }.filter(\.isWord).map(\.text)
      return .variables(names.filter { $0 != "_" })
    }
    for word in words where word.depth == 0 {
      if isName { names.append(word.text) }
      isName = word.text == ","
    }
    return .variables(names.filter { $0 != "_" })
  }
}
