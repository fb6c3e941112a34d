package import CurriculumBundle
import Grading

/// The language in which the programs of a card are run: one that runs here, or one that the tools of a machine run.
package enum RunLanguage: Sendable, Hashable {
  /// A language that apps run, too.
  case own(ProgramLanguage)
  /// JavaScript, Java or Swift.
  case tool(CodeLanguage)

  /// Python.
  package static let python = RunLanguage.own(.python)
  /// Slang.
  package static let slang = RunLanguage.own(.slang)
  /// The robot's language.
  package static let robot = RunLanguage.own(.robot)
  /// Pseudocode.
  package static let pseudocode = RunLanguage.own(.pseudocode)

  /// True for a language of elements or cards, before which spaces mean nothing.
  package var ignoresIndentation: Bool { self == .slang || self == .robot }

  /// True for a language whose blocks are between braces.
  var hasBraces: Bool { hasConditionsOnOutput }

  /// True for a language other than Python of which conditions on what is printed are worked out all the same.
  var hasConditionsOnOutput: Bool { if case .tool = self { true } else { self == .pseudocode } }
}

extension CodeLanguage {
  /// True for JavaScript, Java and Swift, whose programs only the tools of a machine run.
  package var needsTool: Bool {
    switch self {
    case .javascript, .java, .swift: true
    case .python, .slang, .robot, .pseudocode: false
    }
  }

  /// The statement that prints the value of an expression, in a language that tools run; nil in the others.
  func printing(_ expression: String) -> String? {
    switch self {
    case .javascript: "console.log(\(expression))"
    case .java: "System.out.println(\(expression));"
    case .swift: "print(\(expression))"
    case .python, .slang, .robot, .pseudocode: nil
    }
  }

  /// The expression that is true where two others have the same value, in a language that tools run.
  func equality(of one: String, and other: String) -> String {
    switch self {
    case .java: "java.util.Objects.equals(\(one), \(other))"
    case .javascript: "(\(one)) === (\(other))"
    case .swift, .python, .slang, .robot, .pseudocode: "(\(one)) == (\(other))"
    }
  }
}

extension CodeLanguage {
  /// The expression that names the type of another one's value, in a language that tools run.
  func type(of expression: String) -> String {
    switch self {
    case .java: "((Object) (\(expression))).getClass().getSimpleName()"
    case .javascript: "typeof (\(expression))"
    case .swift, .python, .slang, .robot, .pseudocode: "type(of: \(expression))"
    }
  }

  /// Returns whether a text is a number, a truth or a string as all languages that tools run write them.
  static func isLiteral(_ text: String) -> Bool {
    let text = text.trimmingWhitespace()
    if text == "true" || text == "false" { return true }
    let bytes = Array(text.utf8)
    guard let first = bytes.first, let last = bytes.last else { return false }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      return bytes.count > 1 && first == last && !bytes[1..<(bytes.count - 1)].contains(first)
    }
    let digits = first == UInt8(ascii: "-") ? bytes.dropFirst() : bytes[...]
    guard digits.first.map((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) ?? false else { return false }
    return digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".") }
  }
}

extension TaskProgram {
  /// Reads a text as a program.
  init(_ text: String, in language: RunLanguage) {
    switch language {
    case .own(let language): self.init(.text(text), in: language)
    case .tool(let language): self = .external(ExternalProgram(source: text, in: language))
    }
  }
}
