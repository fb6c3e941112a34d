extension ProgramCheck {
  func checkMatch(_ subject: Expression, _ cases: [MatchCase]) throws(SyntaxError) {
    try check(subject)
    for (index, item) in cases.enumerated() {
      var walk = PatternWalk(check: self, mayMatchAll: item.condition != nil || index == cases.count - 1)
      try walk.check(item.pattern)
      try check(optional: item.condition)
      try check(item.body)
    }
  }
}

/// The walk through one case's pattern.
private struct PatternWalk {
  let check: ProgramCheck
  /// Whether a pattern that everything matches may stand here.
  var mayMatchAll: Bool
  private var captured: [Name] = []
  /// Where the pattern stands that was looked at last, which CPython marks.
  private var place: SourceRange?

  init(check: ProgramCheck, mayMatchAll: Bool) {
    self.check = check
    self.mayMatchAll = mayMatchAll
  }

  mutating func check(_ pattern: Pattern) throws(SyntaxError) {
    place = pattern.range
    switch pattern.form {
    case .value(let value): try checkValue(value)
    case .singleton: break
    case .sequence(let items):
      if items.count(where: \.isStar) > 1 {
        throw check.error("multiple starred names in sequence pattern", pattern.range)
      }
      try checkParts(items)
    case .mapping(let mapping): try check(mapping, pattern.range)
    case .class(let form): try check(form, pattern.range)
    case .star(let name): try capture(name)
    case .capture(nil, let name): try checkCapture(name, pattern.range)
    case .capture(let inner?, let name):
      try check(inner)
      try capture(name)
    case .or(let alternatives): try checkAlternatives(alternatives)
    }
  }

  private func checkValue(_ value: Expression) throws(SyntaxError) {
    if case .joinedString = value.form {
      throw check.error("patterns may only match literals and attribute lookups", value.range)
    }
  }

  /// Patterns inside another, any of which everything may match.
  private mutating func checkParts(_ parts: [Pattern]) throws(SyntaxError) {
    let outer = mayMatchAll
    mayMatchAll = true
    for part in parts { try check(part) }
    mayMatchAll = outer
  }

  private mutating func checkCapture(_ name: Name?, _ range: SourceRange) throws(SyntaxError) {
    if !mayMatchAll {
      let what = name.map { "name capture '\(check.names[$0])'" } ?? "wildcard"
      throw check.error("\(what) makes remaining patterns unreachable", range)
    }
    try capture(name)
  }

  private mutating func capture(_ name: Name?) throws(SyntaxError) {
    guard let name, let place else { return }
    try check.refuseDebug(name, place)
    if captured.contains(name) {
      throw check.error("multiple assignments to name '\(check.names[name])' in pattern", place)
    }
    captured.append(name)
  }

  private mutating func checkAlternatives(_ alternatives: [Pattern]) throws(SyntaxError) {
    let (outer, before) = (mayMatchAll, captured)
    var expected: Set<Name>?
    for (index, alternative) in alternatives.enumerated() {
      mayMatchAll = outer && index == alternatives.count - 1
      captured = []
      try check(alternative)
      if let expected, expected != Set(captured), let place {
        throw check.error("alternative patterns bind different names", place)
      }
      expected = expected ?? Set(captured)
    }
    mayMatchAll = outer
    let found = captured
    captured = before
    for name in found { try capture(name) }
  }

  private mutating func check(_ mapping: MappingPattern, _ range: SourceRange) throws(SyntaxError) {
    var seen: Set<PatternKey> = []
    for key in mapping.keys {
      if case .attribute = key.form { continue }
      guard let value = PatternKey(key) else {
        throw check.error("mapping pattern keys may only match literals and attribute lookups", range)
      }
      if !seen.insert(value).inserted {
        throw check.error("mapping pattern checks duplicate key (\(value.text))", range)
      }
    }
    try checkParts(mapping.patterns)
    try capture(mapping.rest)
  }

  private mutating func check(_ form: ClassPattern, _ range: SourceRange) throws(SyntaxError) {
    for (index, name) in form.attributes.enumerated() {
      try check.refuseDebug(name, range)
      if let again = form.attributes[(index + 1)...].firstIndex(of: name) {
        throw check.error(
          "attribute name repeated in class pattern: \(check.names[name])", form.attributePatterns[again].range)
      }
    }
    try checkParts(form.patterns + form.attributePatterns)
  }
}
