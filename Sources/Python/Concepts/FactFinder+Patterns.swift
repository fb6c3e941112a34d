import PythonSyntax

extension FactFinder {
  mutating func visit(_ pattern: Pattern) {
    let range = pattern.range
    switch pattern.form {
    case .value(let value):
      note(.matchValue, range)
      visit(value)
    case .singleton(let constant):
      note(.matchValue, range)
      noteConstant(constant, range)
    case .sequence(let items):
      note(.matchSequence, range)
      for item in items { visit(item) }
    case .mapping(let mapping):
      note(.matchMapping, range)
      visit(mapping.keys)
      for item in mapping.patterns { visit(item) }
    case .class(let form):
      note(.matchClass, range)
      visit(form.type)
      for item in form.patterns + form.attributePatterns { visit(item) }
    case .star: break
    case .capture(let inner, let name):
      note(name == nil ? .matchWildcard : .matchCapture, range)
      if let inner { visit(inner) }
    case .or(let alternatives):
      note(.matchAlternatives, range)
      for alternative in alternatives { visit(alternative) }
    }
  }
}
