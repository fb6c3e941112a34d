public import Python
import PythonSyntax

/// A call, and the lines before it, taken apart at the values that are written out as arguments.
///
///     let pattern = CallPattern(PythonCall("fizz(15)"))
///     pattern?.arguments == ["15"]
///     pattern?.filled(with: ["3"]).call == "fizz(3)"
public struct CallPattern: Sendable, Hashable {
  /// What is between the arguments: of each line before the call, and then of the call itself.
  private let pieces: [[String]]
  /// The arguments, as they are written.
  ///
  /// They are numbers, strings, `None`, and lists, tuples, sets or dictionaries of such. What the lines before the call
  /// give names to is among them where that is wanted.
  public let arguments: [String]

  /// The parts of a call; nil for one that Python cannot read.
  ///
  /// - Parameter withAssigned: Whether a value that is written out behind `=` counts as an argument, such as the list
  ///   of `a = [1, 2]` before the call `total(a)`.
  public init?(_ call: PythonCall, withAssigned: Bool = false) {
    var (pieces, arguments) = ([[String]](), [String]())
    for line in call.setup + [call.call] {
      guard let parts = Self.parts(of: line, withAssigned) else { return nil }
      pieces.append(parts.pieces)
      arguments += parts.arguments
    }
    (self.pieces, self.arguments) = (pieces, arguments)
  }

  /// Whether another call differs in its arguments at most.
  public func isLike(_ other: Self) -> Bool { pieces == other.pieces }

  /// The call with other arguments, as many as it has.
  public func filled(with arguments: [String]) -> PythonCall {
    precondition(arguments.count == self.arguments.count, "each argument has a place of its own")
    var rest = arguments[...]
    let lines = pieces.map { pieces in
      pieces.dropFirst().reduce(pieces.first ?? "") { text, piece in text + (rest.popFirst() ?? "") + piece }
    }
    return PythonCall(lines.last ?? "", after: Array(lines.dropLast()))
  }

  private static func parts(of line: String, _ withAssigned: Bool) -> (pieces: [String], arguments: [String])? {
    guard let tree = try? SyntaxTree(parsing: SourceText(line + "\n")) else { return nil }
    var finder = ArgumentFinder(withAssigned: withAssigned)
    finder.visit(tree.body)
    let bytes = Array(line.utf8)
    let starts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    let offset = { (place: SourcePosition) in starts[Int(place.line) - 1] + Int(place.column) }
    var (pieces, arguments, end) = ([String](), [String](), 0)
    for range in finder.ranges {
      let (from, to) = (offset(range.start), offset(range.end))
      guard from >= end, to <= bytes.count else { return nil }
      pieces.append(String(decoding: bytes[end..<from], as: UTF8.self))
      arguments.append(String(decoding: bytes[from..<to], as: UTF8.self))
      end = to
    }
    return (pieces + [String(decoding: bytes[end...], as: UTF8.self)], arguments)
  }
}

/// Finds the arguments of calls that are written out, in the order in which they are written.
private struct ArgumentFinder: SyntaxWalker {
  private let withAssigned: Bool
  private(set) var ranges: [SourceRange] = []

  init(withAssigned: Bool) { self.withAssigned = withAssigned }

  mutating func visit(_ statement: Statement) {
    guard withAssigned, case .assign(_, let value) = statement.form, value.isLiteral else { return walk(statement) }
    ranges.append(value.range)
  }

  mutating func visit(_ expression: Expression) {
    guard case .call(let call) = expression.form else { return walk(expression) }
    visit(call.function)
    for argument in call.arguments + call.keywords.map(\.value) {
      if argument.isLiteral { ranges.append(argument.range) } else { visit(argument) }
    }
  }
}
