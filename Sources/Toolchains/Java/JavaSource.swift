/// A whole program of Java made of what a lesson shows.
///
/// A text that has a class, an interface, an enumeration or a record and nothing else but imports stays as it is. From
/// any other, imports come first and types stay beside each other; methods become static ones of a class `Main`, static
/// variables its own, and all statements, in their order, its `main`, which may throw anything. `Main` is `Program`
/// where the text has a `Main` of its own.
///
///     JavaSource("int x = 2;\nSystem.out.println(x);").text
///     // public class Main { public static void main(String[] args) throws Exception {
///     // int x = 2;
///     // System.out.println(x);
///     // }}
struct JavaSource {
  /// The whole program.
  let text: String
  /// For each of its lines, the line of the text that was given; 0 where it had none.
  private let lines: [Int]

  /// Completes a text.
  init(_ source: String) {
    let bytes = Array(source.utf8)
    let parts = JavaScanner(bytes).parts
    let kinds = parts.map(Self.kind)
    guard kinds.contains(.statement) || kinds.contains(.member) else {
      text = source
      lines = []
      return
    }
    let own = zip(parts, kinds).contains { $1 == .type && $0.tokens.contains("Main") }
    var page = Page(bytes)
    for (part, kind) in zip(parts, kinds) where kind == .header { page.add(part.range) }
    for (part, kind) in zip(parts, kinds) where kind == .type { page.add(part.range) }
    page.add("public class \(own ? "Program" : "Main") {")
    for (part, kind) in zip(parts, kinds) where kind == .member {
      page.add(part.range, after: part.tokens.contains("static") ? "" : "static ")
    }
    if kinds.contains(.statement) {
      page.add("public static void main(String[] args) throws Exception {")
      for (part, kind) in zip(parts, kinds) where kind == .statement { page.add(part.range) }
      page.add("}")
    }
    page.add("}")
    text = page.text
    lines = page.lines
  }

  /// The line of the text that was given, from one of the whole program.
  func line(_ line: Int) -> Int {
    if lines.isEmpty { return line }
    return lines.indices.contains(line - 1) ? lines[line - 1] : 0
  }

  /// The kind of a part at the top of a text.
  private enum Kind {
    case header, type, member, statement
  }

  private static func kind(_ part: JavaScanner.Part) -> Kind {
    var words = part.tokens[...]
    while let first = words.first, first == "@" || modifiers.contains(first) {
      // An annotation is a mark and its name; what is in its parentheses is left out, but for the two of them.
      words = words.dropFirst(first == "@" && words.dropFirst().first != "interface" ? 2 : 1)
      if first == "@", words.first == "(" { words = words.dropFirst(2) }
    }
    switch words.first {
    case "import", "package": return .header
    case "class", "interface", "enum": return .type
    case "record" where part.hasBlock && words.dropFirst(2).first.map { $0 == "(" || $0 == "<" } == true: return .type
    default: break
    }
    guard part.hasBlock, let open = words.firstIndex(of: "("), open - words.startIndex >= 2,
      !words[..<open].contains(where: { statements.contains($0) || $0 == "." || $0 == "=" })
    else { return part.tokens.first == "static" && !part.hasBlock ? .member : .statement }
    return .member
  }

  private static let modifiers: Set = [
    "public", "private", "protected", "static", "final", "abstract", "sealed", "strictfp", "synchronized",
  ]
  private static let statements: Set = [
    "if", "else", "for", "while", "do", "switch", "try", "catch", "finally", "return", "throw", "new", "yield",
  ]

  /// A text that grows by lines of which each knows where it is from.
  private struct Page {
    private let bytes: [UInt8]
    private let starts: [Int]
    private(set) var text = ""
    private(set) var lines: [Int] = []

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
      starts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }

    /// Adds bytes of the text that was given.
    mutating func add(_ range: Range<Int>, after prefix: String = "") {
      text += prefix + String(decoding: bytes[range], as: UTF8.self) + "\n"
      let first = starts.lastIndex { $0 <= range.lowerBound } ?? 0
      let count = bytes[range].count { $0 == UInt8(ascii: "\n") }
      lines += (0...count).map { first + 1 + $0 }
    }

    /// Adds a line of its own.
    mutating func add(_ line: String) {
      text += line + "\n"
      lines.append(0)
    }
  }
}
