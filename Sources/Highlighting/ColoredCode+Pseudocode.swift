import Pseudocode
import PythonSyntax

extension ColoredCode {
  /// The lines of a text in pseudocode; nil for one with something that the language does not have, as steps in words
  /// are.
  static func pseudocode(_ code: String) -> [[Piece]]? {
    guard let tokens = PseudocodeToken.all(in: code) else { return nil }
    let source = SourceText(code)
    var all: [(kind: Kind, range: Range<Int>)] = []
    var end = 0
    for token in tokens {
      all += comments(in: end..<token.bytes.lowerBound, of: source)
      all.append((kind(of: token), token.bytes))
      end = token.bytes.upperBound
    }
    return lines(of: code, source, all + comments(in: end..<source.bytes.count, of: source))
  }

  private static func kind(of token: PseudocodeToken) -> Kind {
    switch token.kind {
    case .keyword, .truth: .keyword
    case .name: .name
    case .procedure: .builtin
    case .number: .number
    case .string: .string
    case .arrow, .sign, .mark: .operator
    }
  }

  /// The comments between two tokens, line by line.
  private static func comments(in range: Range<Int>, of source: SourceText) -> [(kind: Kind, range: Range<Int>)] {
    source.bytes[range].split(separator: UInt8(ascii: "\n")).compactMap { line in
      line.firstIndex(of: UInt8(ascii: "/")).map { (.comment, $0..<line.endIndex) }
    }
  }
}
