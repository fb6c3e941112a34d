import PythonSyntax

extension FactFinder {
  mutating func visit(_ pattern: Pattern) {
    let range = pattern.range
    switch pattern.form {
    case .value: note(.matchValue, range)
    case .singleton(let constant):
      note(.matchValue, range)
      noteConstant(constant, range)
    case .sequence: note(.matchSequence, range)
    case .mapping: note(.matchMapping, range)
    case .class: note(.matchClass, range)
    case .star: break
    case .capture(_, let name): note(name == nil ? .matchWildcard : .matchCapture, range)
    case .or: note(.matchAlternatives, range)
    }
    walk(pattern)
  }
}
