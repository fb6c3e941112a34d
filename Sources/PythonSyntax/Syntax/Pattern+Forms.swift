extension Pattern {
  /// Whether it takes the rest of a sequence, as `*rest` does.
  package var isStar: Bool {
    if case .star = form { return true }
    return false
  }

  /// Whether every value matches.
  package var isIrrefutable: Bool {
    switch form {
    case .capture(let inner, _): inner?.isIrrefutable ?? true
    case .or(let items): items.contains(where: \.isIrrefutable)
    case .value, .singleton, .sequence, .mapping, .class, .star: false
    }
  }
}
