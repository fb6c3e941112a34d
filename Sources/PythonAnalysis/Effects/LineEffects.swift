import PythonSyntax

/// The effects of the lines of a puzzle, each line for itself and whatever order they are laid in.
///
/// Lines are understood only as far as it is certain what they do: names, numbers, texts, lists and the like, loops,
/// conditions, functions, simple classes, and the built-ins of `PlainVocabulary`. Errors that are caught, generators,
/// decorators, operators of classes and most modules are not among that.
package struct LineEffects: Sendable {
  /// What each line does when it is reached; what the body of a function does counts where functions are called.
  package let effects: [PythonEffects]
  /// Whether each line is the head of a function, whose body does not run where it stands.
  package let isFunctionHead: [Bool]

  /// The most names, which are kept as bits.
  static let mostNames = 64
  /// The longest line, which keeps trees flat enough for any thread's stack.
  private static let mostBytes = 400

  /// The effects of lines that make a program together; nil where one of them is not understood.
  ///
  /// - Parameter shapes: What each line is to those around it.
  package init?(_ lines: [String], _ shapes: [PythonLine]) {
    var parts: [LinePart] = []
    for (line, shape) in zip(lines, shapes) {
      guard line.utf8.count <= Self.mostBytes, let part = LinePart(line, shape) else { return nil }
      parts.append(part)
    }
    var names = PlainNames()
    for part in parts { names.read(part) }
    guard names.areUnderstood else { return nil }
    var found: [PythonEffects] = []
    var whenCalled = PythonEffects()
    whenCalled.traits = [.looks, .formats]
    var bits = NameBits()
    for (part, shape) in zip(parts, shapes) {
      var finder = EffectFinder(names, part.names, bits)
      finder.visit(part.statements)
      guard finder.isUnderstood else { return nil }
      bits = finder.bits
      found.append(finder.effects)
      whenCalled.formUnion(finder.deferred)
      if shape.indentation > 0 { whenCalled.formUnion(finder.effects) }
    }
    guard bits.count <= Self.mostNames else { return nil }
    whenCalled.traits.subtract(.jumps)
    effects = found.map { $0.resolved(whenCalled, names) }
    isFunctionHead = parts.map(\.isFunctionHead)
  }
}

extension PythonEffects {
  /// The effects with those of the functions that are called.
  ///
  /// - Parameter whenCalled: What all functions of the program do together.
  fileprivate func resolved(_ whenCalled: PythonEffects, _ names: PlainNames) -> PythonEffects {
    var whole = self
    let calls = traits.contains(.calls) || traits.contains(.formats) && names.hasOwnTexts
    if calls { whole.formUnion(whenCalled) }
    if !names.hasChangingObjects { whole.traits.subtract([.looks, .changes]) }
    return whole
  }
}

/// A line as the statements that it begins or is.
struct LinePart {
  let statements: [Statement]
  let names: NameTable

  /// Whether it is the head of a function, with its body on further lines.
  var isFunctionHead: Bool {
    if case .function? = statements.first?.form { return true }
    return false
  }

  /// Reads a line; nil for one that is no statement, or that catches errors.
  init?(_ line: String, _ shape: PythonLine) {
    let blanks = line.utf8.prefix { $0 == 0x20 || $0 == 0x09 }
    let text = String(decoding: line.utf8.dropFirst(blanks.count), as: UTF8.self)
    // Where tabs and spaces stand together, Python compares lines in a way of its own.
    guard !blanks.contains(0x09) else { return nil }
    if shape.role == .blank {
      // A comment may name the encoding of the program.
      guard !text.contains("coding") else { return nil }
      (statements, names) = ([], NameTable())
      return
    }
    guard let statement = Self.statement(text, shape.role) else { return nil }
    let block = shape.opensBlock ? "\n   pass" : ""
    let source = SourceText("def _():\n while _:\n  \(statement)\(block)\n")
    guard let tree = try? SyntaxTree(parsing: source), tree.body.count == 1,
      case .function(let around) = tree.body[0].form, case .while(_, let body, _)? = around.body.first?.form
    else { return nil }
    (statements, names) = (body, tree.names)
  }

  /// The line as a statement that can stand alone.
  private static func statement(_ text: String, _ role: PythonLine.Role) -> String? {
    switch role {
    case .clause(.elif): "if" + text.dropFirst("elif".count)
    case .clause(.otherwise): "if 0" + text.dropFirst("else".count)
    case .statement, .beginning: text
    case .blank, .decorator, .clause(.except), .clause(.finally): nil
    }
  }
}

/// Numbers the names of a program.
struct NameBits {
  private var places: [String: Int] = [:]

  /// How many there are.
  var count: Int { places.count }

  /// The bit of a name; none of its own once there are too many.
  subscript(name: String) -> UInt64 {
    mutating get {
      let place = places[name] ?? places.count
      places[name] = place
      return 1 << UInt64(place % LineEffects.mostNames)
    }
  }
}
