// What each construct means, with an example.
extension ConceptTable {
  static let exceptions: [ConceptDescription] = [
    row(.attempt, .exceptions, "try", "try: a\nexcept: b"),
    row(.handler, .exceptions, "except", "try: a\nexcept b: c"),
    row(.handlerGroup, .exceptions, "except*", "try: a\nexcept* b: c"),
    row(.bareHandler, .exceptions, "except without an error's type", "try: a\nexcept: b"),
    row(.namedHandler, .exceptions, "except … as", "try: a\nexcept b as c: d"),
    row(.handlerOfSeveral, .exceptions, "except with several types", "try: a\nexcept (b, c): d"),
    row(.attemptElse, .exceptions, "else of a try", "try: a\nexcept b: c\nelse: d"),
    row(.finally, .exceptions, "finally", "try: a\nfinally: b"),
  ]

  static let patterns: [ConceptDescription] = [
    row(.match, .patterns, "match", "match a:\n  case 1: b"),
    row(.matchGuard, .patterns, "a case with a condition", "match a:\n  case b if c: d"),
    row(.matchValue, .patterns, "a case for a value", "match a:\n  case 1: b"),
    row(.matchSequence, .patterns, "a case for a list or tuple", "match a:\n  case [b, c]: d"),
    row(.matchMapping, .patterns, "a case for a dictionary", "match a:\n  case {'b': c}: d"),
    row(.matchClass, .patterns, "a case for a class", "match a:\n  case int(): b"),
    row(.matchCapture, .patterns, "a case that names what it takes", "match a:\n  case b: c"),
    row(.matchWildcard, .patterns, "the case for everything else", "match a:\n  case _: b"),
    row(.matchAlternatives, .patterns, "a case for one of several", "match a:\n  case 1 | 2: b"),
  ]

  static let functions: [ConceptDescription] = [
    row(.function, .functions, "a function", "def f(): pass"),
    row(.defaultValue, .functions, "a parameter with a default", "def f(a=1): pass"),
    row(.variadic, .functions, "a parameter for any arguments, *args", "def f(*a): pass"),
    row(.keywordVariadic, .functions, "a parameter for any named arguments, **kwargs", "def f(**a): pass"),
    row(.keywordOnly, .functions, "a parameter that is given by name only", "def f(*, a): pass"),
    row(.positionalOnly, .functions, "a parameter that is given by place only", "def f(a, /): pass"),
    row(.annotation, .functions, "a parameter's or result's type", "def f(a: int): pass"),
    row(.nestedFunction, .functions, "a function in a function", "def f():\n  def g(): pass"),
    row(.decorator, .functions, "a decorator", "@a\ndef f(): pass"),
    row(.docstring, .functions, "a documentation text", "def f(): 'a'"),
    row(.recursion, .functions, "a function that calls itself", "def f(): f()"),
    row(.asynchronous, .functions, "async", "async def f(): pass"),
  ]

  static let classes: [ConceptDescription] = [
    row(.classDefinition, .classes, "a class", "class A: pass"),
    row(.inheritance, .classes, "a class that extends another", "class A(B): pass"),
    row(.severalBases, .classes, "a class that extends several", "class A(B, C): pass"),
    row(.initializer, .classes, "__init__", "class A:\n  def __init__(self): pass"),
    row(.ordinaryMethod, .classes, "a method of an own class", "class A:\n  def f(self): pass"),
    row(
      .specialMethod, .classes, "a method with a meaning for Python, such as __str__",
      "class A:\n  def __str__(self): pass"),
    row(.property, .classes, "a property", "class A:\n  @property\n  def a(self): pass"),
    row(.staticMethod, .classes, "a static method", "class A:\n  @staticmethod\n  def f(): pass"),
    row(.classMethod, .classes, "a class method", "class A:\n  @classmethod\n  def f(cls): pass"),
    row(.classAttribute, .classes, "an attribute of the class itself", "class A:\n  a = 1"),
  ]
}
