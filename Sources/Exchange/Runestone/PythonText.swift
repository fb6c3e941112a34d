import PythonSyntax

/// A piece of Python with its strings and comments, in which nothing inside of a string is taken for code.
///
///     PythonText("f(1,  # one\n  2)").onOneLine    // "f(1, 2)"
struct PythonText {
  private let bytes: [UInt8]
  /// The tokens with their bytes.
  private let tokens: [(kind: Highlighter.Kind, range: Range<Int>)]

  /// A piece that may be any part of a program, such as an argument on two lines.
  init(_ text: String) {
    // In parentheses a line end ends nothing and an indentation means nothing.
    let source = PythonSyntax.SourceText("(" + text + "\n)")
    let count = source.bytes.count - "(\n)\n".utf8.count
    bytes = Array(source.bytes[1..<(1 + count)])
    tokens = Highlighter.tokens(of: source)
      .filter { $0.range.lowerBound > 0 && $0.range.upperBound <= count + 1 }
      .map { ($0.kind, ($0.range.lowerBound - 1)..<($0.range.upperBound - 1)) }
  }

  /// The piece without comments and line ends, but for those in strings.
  var onOneLine: String {
    let code = tokens.filter { $0.kind != .comment }
    guard let first = code.first else { return "" }
    var result = Array(bytes[first.range])
    for (token, next) in zip(code, code.dropFirst()) {
      let gap = bytes[token.range.upperBound..<next.range.lowerBound]
      if !gap.contains(UInt8(ascii: "\n")) {
        result += gap
      } else if !Self.opening.contains(bytes[token.range.upperBound - 1]), !Self.isClosing(bytes[next.range]) {
        result.append(UInt8(ascii: " "))
      }
      result += bytes[next.range]
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static let opening = Array("([{".utf8)
  private static func isClosing(_ token: ArraySlice<UInt8>) -> Bool {
    token.count == 1 && token.first.map { Array(")]}".utf8).contains($0) } == true
  }

  /// The lines; one that begins inside of a string belongs to the line before it.
  var lines: [String] {
    let strings = tokens.filter { $0.kind == .string }.map(\.range)
    var (lines, start) = ([String](), 0)
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      guard !strings.contains(where: { $0.lowerBound <= index && index < $0.upperBound - 1 }) else { continue }
      lines.append(String(decoding: bytes[start..<index], as: UTF8.self))
      start = index + 1
    }
    return lines + [String(decoding: bytes[start...], as: UTF8.self)]
  }

  /// The lines without so many of the columns that each but the first begins with, and without blank lines.
  func lines(dedentedBy columns: Int) -> [String] {
    let lines = lines
    let others = lines.dropFirst().map { String($0.dropFirst(min(columns, $0.prefix { $0 == " " }.count))) }
    return (lines.prefix(1) + others).filter { !$0.allSatisfy(\.isWhitespace) }
  }

  /// The piece moved to the right by so many columns, its strings as they are.
  func indented(by columns: Int) -> String {
    lines.map { $0.isEmpty ? "" : String(repeating: " ", count: columns) + $0 }.joined(separator: "\n")
  }
}
