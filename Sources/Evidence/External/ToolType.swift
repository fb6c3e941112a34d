import AnswerReading
import CurriculumBundle

/// The type of a value as a language that tools run names it.
///
///     ToolType("Integer", in: .java)    // int, Integer, a whole number
struct ToolType {
  private let type: String
  private let language: CodeLanguage

  init(_ type: String, in language: CodeLanguage) { (self.type, self.language) = (type, language) }

  /// The answers that name the type, in the language's own names or else in words; nil where nothing is certain: two
  /// of its names are answers, or one is a name that is not known.
  func answers(among answers: [String], _ reader: AnswerReader) -> [Int]? {
    let names = answers.map { plain($0) }
    let primitive = language == .java ? Self.primitives[type] : nil
    let own = [type.filter { !$0.isWhitespace }.lowercased(), primitive].compactMap { $0 }
    let exact = names.indices.filter { own.contains(names[$0]) }
    // What `typeof` calls an object may be a list to people.
    let known = Self.known(in: language)
    let areKnown = names.allSatisfy(known.contains)
    if type == "object", !areKnown { return nil }
    guard exact.isEmpty else { return exact.count == 1 ? exact : nil }
    let said = names.indices.filter { index in
      !known.contains(names[index]) && Self.words[type].map { reader.names(answers[index], type: $0) } ?? false
    }
    return said.isEmpty && !areKnown ? nil : said
  }

  /// A name in small letters, without spaces.
  private func plain(_ name: String) -> String {
    let name = name.filter { !$0.isWhitespace }
    return (language == .swift ? Self.written(name[...]) : name).lowercased()
  }

  /// A type of Swift as it shows itself: `Array<Int>` for `[Int]`, `Optional<Int>` for `Int?`.
  private static func written(_ name: Substring) -> String {
    if name.hasSuffix("?") { return "Optional<\(written(name.dropLast()))>" }
    guard name.hasPrefix("["), name.hasSuffix("]"), name.count > 2 else { return String(name) }
    let inner = name.dropFirst().dropLast()
    guard !inner.hasPrefix("["), let colon = inner.firstIndex(of: ":") else { return "Array<\(written(inner))>" }
    // Spaces are left out of what is compared.
    return "Dictionary<\(written(inner[..<colon])),\(written(inner[inner.index(after: colon)...]))>"
  }

  /// The types of Java that have another name as objects.
  private static let primitives = ["Integer": "int", "Character": "char"]

  /// The types of Python by whose words people call those of other languages.
  private static let words = [
    "Int": "int", "Integer": "int", "Long": "int", "Double": "float", "Float": "float", "String": "str",
    "string": "str", "Bool": "bool", "Boolean": "bool", "boolean": "bool", "number": "number",
  ]

  /// The names of a language's own types, in small letters, which are no words for others.
  private static func known(in language: CodeLanguage) -> Set<String> {
    switch language {
    case .java:
      [
        "int", "integer", "long", "short", "byte", "float", "double", "char", "character", "string", "boolean",
      ]
    case .javascript: ["number", "string", "boolean", "object", "undefined", "function", "symbol", "bigint"]
    case .swift: ["int", "uint", "float", "double", "character", "string", "bool"]
    case .python, .slang, .robot, .pseudocode: []
    }
  }
}
