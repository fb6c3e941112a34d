public import Python
import PythonSyntax

/// A program whose functions do nothing of what they are for.
public struct PythonStub: Sendable, Hashable {
  /// The program.
  public let program: String
  /// The statement in the place of each body: `return 0`.
  public let body: String
}

extension PythonProgram {
  /// The program with one simple statement in the place of all that its functions and methods do.
  ///
  ///     PythonProgram(source: "def area(a):\n  return a * a").stubs(returning: ["9"]).map(\.body)
  ///     // ["pass", "raise NotImplementedError", "return 9", "return a"]
  ///
  /// - Parameters:
  ///   - values: Expressions to be returned.
  ///   - others: More statements to be tried.
  /// - Returns: The stubs, the idlest first; none for a program that defines nothing, or is refused.
  public func stubs(returning values: [String], others: [String] = []) -> [PythonStub] {
    guard staticError == nil else { return [] }
    var finder: BodyFinder?
    withTree { tree in
      var found = BodyFinder(names: tree.names)
      found.visit(tree.body)
      finder = found
    }
    guard let finder, !finder.bodies.isEmpty else { return [] }
    let fixed = ["pass", "raise NotImplementedError"] + values.map { "return \($0)" } + others
    let parameters = (0..<(finder.bodies.map(\.parameters.count).max() ?? 0)).map { place in
      (place: place, name: finder.bodies.lazy.compactMap { $0.parameters.dropFirst(place).first }.first ?? "")
    }
    var stubs: [PythonStub] = []
    // An object that is never given its values fails for that alone, so that its making is left whole once.
    for keepsMaking in finder.bodies.contains(where: \.isInitializer) ? [false, true] : [false] {
      stubs += fixed.compactMap { body in stub(finder.bodies, body, keepsMaking) { _ in body } }
      stubs += parameters.compactMap { place, name in
        stub(finder.bodies, "return \(name)", keepsMaking) { body in
          place < body.parameters.count ? "return \(body.parameters[place])" : "pass"
        }
      }
    }
    return stubs
  }

  private func stub(
    _ bodies: [BodyFinder.Body], _ name: String, _ keepsMaking: Bool, _ statement: (BodyFinder.Body) -> String
  ) -> PythonStub? {
    var bytes = text.bytes
    let offset = { (place: SourcePosition) in Int(text.lineStarts[Int(place.line) - 1]) + Int(place.column) }
    for body in bodies.reversed() where !(keepsMaking && body.isInitializer) {
      let (start, end) = (offset(body.range.start), offset(body.range.end))
      guard start <= end, end <= bytes.count else { return nil }
      // An object's making returns nothing.
      let text = body.isInitializer ? (name.hasPrefix("raise") ? name : "pass") : statement(body)
      bytes.replaceSubrange(start..<end, with: Array(text.utf8))
    }
    return PythonStub(program: String(decoding: bytes, as: UTF8.self), body: name)
  }
}

/// Finds the bodies of functions and methods, but for those of functions inside of them.
private struct BodyFinder: SyntaxWalker {
  struct Body {
    let range: SourceRange
    /// The names of what it takes, a method's own object aside.
    let parameters: [String]
    let isInitializer: Bool
  }

  let names: NameTable
  private(set) var bodies: [Body] = []
  private var isInClass = false

  init(names: NameTable) { self.names = names }

  mutating func visit(_ statement: Statement) {
    switch statement.form {
    case .function(let function):
      guard let first = function.body.first, let last = function.body.last else { return }
      let parameters = (function.parameters.positionalOnly + function.parameters.positional).map { names[$0.name] }
      bodies.append(
        Body(
          range: SourceRange(from: first.range.start, to: last.range.end),
          parameters: Array(parameters.dropFirst(isInClass ? 1 : 0)),
          isInitializer: isInClass && names[function.name] == "__init__"))
    case .class(let definition):
      let wasInClass = isInClass
      isInClass = true
      visit(definition.body)
      isInClass = wasInClass
    default: walk(statement)
    }
  }
}
