// What each construct means, with an example.
extension ConceptTable {
  static let expressions: [ConceptDescription] = [
    row(.conditional, .expressions, "one of two values, by a condition", "a if b else c"),
    row(.walrus, .expressions, "an assignment inside an expression", "(a := 1)"),
    row(.lambda, .expressions, "a function without a name", "lambda: 1"),
    row(.yield, .expressions, "a generator's value", "def f(): yield 1"),
    row(.yieldFrom, .expressions, "all values of another generator", "def f(): yield from a"),
    row(.await, .expressions, "waiting for a coroutine", "async def f(): await a"),
    row(.listComprehension, .expressions, "a list made by a loop inside", "[a for a in b]"),
    row(.setComprehension, .expressions, "a set made by a loop inside", "{a for a in b}"),
    row(.dictionaryComprehension, .expressions, "a dictionary made by a loop inside", "{a: 1 for a in b}"),
    row(.generatorExpression, .expressions, "a generator made by a loop inside", "sum(a for a in b)"),
    row(.comprehensionCondition, .expressions, "a condition in such a loop", "[a for a in b if a]"),
    row(.nestedComprehension, .expressions, "several such loops", "[a for b in c for a in b]"),
    row(.starred, .expressions, "items taken out, or gathered, by *", "[*a]"),
    row(.doubleStarred, .expressions, "entries of a dictionary put into another, by **", "{**a}"),
  ]

  static let assignments: [ConceptDescription] = [
    row(.assignment, .assignments, "an assignment", "a = 1"),
    row(.chainedAssignment, .assignments, "one value for several variables", "a = b = 1"),
    row(.augmentedAssignment, .assignments, "a variable changed by an operator", "a += 1"),
    row(.annotatedAssignment, .assignments, "a variable with its type", "a: int = 1"),
    row(.itemAssignment, .assignments, "an item of a collection changed", "a[0] = 1"),
    row(.attributeAssignment, .assignments, "an attribute changed", "a.b = 1"),
    row(.unpacking, .assignments, "several variables from one collection", "a, b = c"),
    row(.deletion, .assignments, "del", "del a"),
  ]

  static let statements: [ConceptDescription] = [
    row(.pass, .statements, "pass", "pass"),
    row(.breaking, .statements, "break", "while a: break"),
    row(.continuing, .statements, "continue", "while a: continue"),
    row(.returning, .statements, "return", "def f(): return 1"),
    row(.raising, .statements, "raise", "raise a"),
    row(.raisingFrom, .statements, "raise with a cause", "raise a from b"),
    row(.assertion, .statements, "assert", "assert a"),
    row(.globalName, .statements, "global", "def f(): global a"),
    row(.nonlocalName, .statements, "nonlocal", "def f():\n  a = 1\n  def g(): nonlocal a"),
    row(.importing, .statements, "import", "import math"),
    row(.importingFrom, .statements, "import of a part", "from math import pi"),
    row(.importingAs, .statements, "import under another name", "import math as m"),
    row(.importingAll, .statements, "import of everything", "from math import *"),
    row(.condition, .statements, "if", "if a: b"),
    row(.otherCondition, .statements, "elif", "if a: b\nelif c: d"),
    row(.otherwise, .statements, "else of an if", "if a: b\nelse: c"),
    row(.whileLoop, .statements, "while", "while a: b"),
    row(.forLoop, .statements, "for", "for a in b: c"),
    row(.loopElse, .statements, "else of a loop", "for a in b: c\nelse: d"),
    row(.nestedLoop, .statements, "a loop in a loop", "for a in b:\n  for c in a: d"),
    row(.context, .statements, "with", "with a: b"),
    row(.namedContext, .statements, "with … as", "with a as b: c"),
  ]
}
