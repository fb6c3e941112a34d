public import Slang

/// A language of text into which programs of elements are translated.
public enum SlangLanguage: String, Sendable, Hashable, CaseIterable {
  /// JavaScript, as browsers and Node.js run it.
  case javaScript = "javascript"
  /// Python 3.
  case python
  /// Swift, as the main file of a program.
  case swift

  /// Whether the name of a variable means something else in the language, or in what programs are translated to.
  func reserves(_ name: String) -> Bool { reservedNames.contains(name) }

  /// The name that a variable has in the language; no name in Slang ends in an underscore.
  func spelling(of name: String) -> String { reserves(name) ? name + "_" : name }

  /// The name that a variable of the language has in Slang.
  func variable(spelled name: String) -> String {
    name.hasSuffix("_") && reserves(String(name.dropLast())) ? String(name.dropLast()) : name
  }

  private var reservedNames: Set<String> {
    switch self {
    case .javaScript: Self.javaScriptNames
    case .python: Self.pythonNames
    case .swift: Self.swiftNames
    }
  }

  private static let javaScriptNames: Set<String> = [
    "arguments", "async", "await", "break", "case", "catch", "class", "const", "continue", "debugger", "default",
    "delete", "do", "document", "else", "enum", "eval", "export", "exports", "extends", "finally", "for", "function",
    "if", "implements", "import", "in", "instanceof", "interface", "let", "location", "module", "new", "null",
    "package", "private", "protected", "public", "require", "return", "static", "super", "switch", "this", "throw",
    "top", "try", "typeof", "undefined", "var", "void", "while", "window", "with", "yield", "console", "NaN",
    "Infinity",
  ]

  private static let pythonNames: Set<String> = [
    "False", "None", "True", "and", "as", "assert", "async", "await", "break", "class", "continue", "def", "del",
    "elif", "else", "except", "finally", "for", "from", "global", "if", "import", "in", "is", "lambda", "nonlocal",
    "not", "or", "pass", "raise", "return", "try", "while", "with", "yield", "print", "range", "str", "int", "float",
    "bool", "abs", "repr", "isinstance", "len", "math", "re",
  ]

  private static let swiftNames: Set<String> = [
    "Any", "Bool", "Character", "Double", "Int", "Self", "String", "Type", "Value", "actor", "as", "associatedtype",
    "async", "await", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "max", "nil", "operator", "precedencegroup", "print", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws",
    "try", "typealias", "var", "where", "while", "numberText", "toText", "toShown", "toNumber", "addValues",
    "compareValues",
  ]
}

extension SlangProgram {
  /// The program in a language of text, written as a person would write it; it prints exactly what the program prints.
  ///
  /// Conversions stand only where the languages part, and functions that stand in for JavaScript's meaning come before
  /// the few programs that need them. Nil for a program that has errors.
  ///
  ///     SlangSource("print \"Hello\"").program.translated(to: .python)   // "print(\"Hello\")\n"
  public func translated(to language: SlangLanguage) -> String? {
    guard let outline = Outline(self) else { return nil }
    var notes = Sighting.notes(of: outline)
    let shapes = ShapeFinder.find(in: outline, isTyped: language == .swift, noting: &notes)
    let lines =
      switch language {
      case .javaScript: JavaScriptWriter(outline).lines()
      case .python: PythonWriter(outline, shapes, notes).lines()
      case .swift: SwiftWriter(outline, shapes, notes).lines()
      }
    return lines.map { $0 + "\n" }.joined()
  }
}
