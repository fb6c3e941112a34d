import BigInt

// For languages that are translated to Python: the nodes that they need, without the parts that they have not.

extension SyntaxTree {
  /// A tree put together from a program of another language, whose text is the source.
  package init(_ body: [Statement], names: NameTable, scopeCount: Int, translatedFrom source: SourceText) {
    self.init(body: body, names: names, scopeCount: scopeCount, source: source)
  }
}

extension Call {
  /// A call with positional arguments only.
  package init(_ function: Expression, _ arguments: [Expression]) {
    self.init(function: function, arguments: arguments, keywords: [])
  }
}

extension For {
  /// A loop over values.
  package init(_ target: Expression, in iterable: Expression, _ body: [Statement]) {
    self.init(target: target, iterable: iterable, body: body, otherwise: [], isAsync: false)
  }
}

extension FunctionDefinition {
  /// A function with positional parameters only.
  package init(_ name: Name, _ parameters: [(name: Name, range: SourceRange)], _ body: [Statement], scope: ScopeNumber)
  {
    var list = Parameters()
    list.positional = parameters.map { Parameter(name: $0.name, annotation: nil, defaultValue: nil, range: $0.range) }
    self.init(
      name: name, parameters: list, returns: nil, body: body, decorators: [], isAsync: false, scope: scope)
  }
}

extension Constant {
  /// The number that decimal digits are, perhaps with a dot among them: one without a fraction is a whole number.
  ///
  /// nil for a number with a dot that is too large for a `Double`.
  package init?(decimal text: String) {
    guard text.utf8.contains(UInt8(ascii: ".")) else {
      self = Int(text).map { .integer($0) } ?? .bigInteger(BigInt(text) ?? 0)
      return
    }
    guard let number = Double(text), number.isFinite else { return nil }
    guard number == number.rounded(.towardZero) else {
      self = .float(number)
      return
    }
    self = Int(exactly: number).map { .integer($0) } ?? .bigInteger(BigInt(number))
  }

  /// The number with the other sign; nil for what is no number.
  package var negated: Constant? {
    switch self {
    case .integer(let number): number == .min ? .bigInteger(-BigInt(number)) : .integer(-number)
    case .bigInteger(let number): Int(exactly: -number).map { .integer($0) } ?? .bigInteger(-number)
    case .float(let number): .float(-number)
    case .none, .true, .false, .ellipsis, .imaginary, .string, .bytes: nil
    }
  }
}
