extension YAMLTree {
  /// A scalar as YAML 1.2 reads it without being told a type (the core schema);
  /// text for what stands in quotes or a block.
  public func reading(of scalar: NodeID) -> ScalarReading {
    mayBeOtherThanText(scalar) ? withUTF8(of: scalar, ScalarReading.version12) : .text
  }

  /// A plain scalar as true or false: `true`, `True`, `TRUE` and their opposites; nil for anything else, `yes` too.
  public func boolean(of scalar: NodeID) -> Bool? {
    switch reading(of: scalar) {
    case .boolean(let value): value
    case .null, .integer, .number, .date, .mark, .text: nil
    }
  }

  /// Returns whether a scalar is a sign that YAML 1.1 gives a meaning of its own: a plain `=` or `<<`.
  public func isMark(_ scalar: NodeID) -> Bool {
    let node = self[scalar]
    guard node.form == .scalar, node.style == .plain, node.count <= 2 else { return false }
    return withUTF8(of: scalar, ScalarReading.version11) == .mark
  }

  /// Whether a value is left out, or a plain `null` or `~`.
  public func isNull(of scalar: NodeID) -> Bool {
    let node = self[scalar]
    guard node.form == .scalar, node.style == .plain, node.count <= 4 else { return false }
    return reading(of: scalar) == .null
  }

  /// How readers of YAML 1.1 and 1.2 differ on a plain scalar; nil where they agree.
  ///
  /// `~` is null to both. A text field takes the scalar as it is written, so ask only where a typed field receives it.
  public func ambiguity(of scalar: NodeID) -> ScalarAmbiguity? {
    guard mayBeOtherThanText(scalar) else { return nil }
    let new = reading(of: scalar)
    let old = withUTF8(of: scalar, ScalarReading.version11)
    if old == new || ScalarReading.special(text(of: scalar)) != nil { return nil }
    return ScalarAmbiguity(written: text(of: scalar), version11: old, version12: new)
  }

  /// Whether a scalar is plain and not a word of six letters or more, which is text to every reader.
  private func mayBeOtherThanText(_ scalar: NodeID) -> Bool {
    let node = self[scalar]
    guard node.form == .scalar, node.style == .plain else { return false }
    guard node.count > 5 else { return true }
    let first = node.flags.contains(.unescaped) ? unescaped[Int(node.content)] : source.bytes[Int(node.content)]
    return !(0x61...0x7A).contains(first | 0x20)
  }
}
