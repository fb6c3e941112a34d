/// A construct of the language that a lesson can teach; the raw value follows `python.` in its stable name.
///
/// Names are for ever: lessons name them. Besides these there are `python.call.NAME` for a built-in function or type,
/// `python.TYPE.METHOD` for a method of a built-in type, `python.module.NAME` for an imported module and
/// `python.NAME.ATTRIBUTE` for what a program takes from a module.
public enum Concept: String, Sendable, CaseIterable {
  // Values
  case integer = "int"
  case float, complex
  case boolean = "bool"
  case none, ellipsis
  case string = "str"
  case multilineString = "str.multiline"
  case formattedString = "fstring"
  case formatSpecification = "fstring.spec"
  case bytes, list, tuple, set
  case dictionary = "dict"
  // Names and parts
  case name, attribute, slice
  case subscription = "subscript"
  case negativeIndex = "subscript.negative"
  case call
  case keywordArgument = "call.keyword-argument"
  case spreadArgument = "call.spread"
  case method
  // Operators
  case add = "operator.add"
  case subtract = "operator.subtract"
  case multiply = "operator.multiply"
  case divide = "operator.divide"
  case floorDivide = "operator.floor-divide"
  case modulo = "operator.modulo"
  case power = "operator.power"
  case matrixMultiply = "operator.matrix-multiply"
  case bitAnd = "operator.bit-and"
  case bitOr = "operator.bit-or"
  case bitXor = "operator.bit-xor"
  case leftShift = "operator.left-shift"
  case rightShift = "operator.right-shift"
  case invert = "operator.invert"
  case plus = "operator.plus"
  case negate = "operator.negate"
  case not = "operator.not"
  case and = "operator.and"
  case or = "operator.or"
  case equal = "operator.equal"
  case notEqual = "operator.not-equal"
  case less = "operator.less"
  case lessOrEqual = "operator.less-or-equal"
  case greater = "operator.greater"
  case greaterOrEqual = "operator.greater-or-equal"
  case identity = "operator.is"
  case membership = "operator.in"
  case comparisonChain = "operator.chain"
  // Expressions
  case conditional = "conditional-expression"
  case walrus, lambda, yield, await
  case yieldFrom = "yield.from"
  case listComprehension = "comprehension.list"
  case setComprehension = "comprehension.set"
  case dictionaryComprehension = "comprehension.dict"
  case generatorExpression = "comprehension.generator"
  case comprehensionCondition = "comprehension.if"
  case nestedComprehension = "comprehension.nested"
  case starred = "unpack.star"
  // Statements
  case assignment = "assign"
  case chainedAssignment = "assign.chain"
  case augmentedAssignment = "assign.augmented"
  case annotatedAssignment = "assign.annotated"
  case unpacking = "unpack"
  case deletion = "del"
  case pass
  case breaking = "break"
  case continuing = "continue"
  case returning = "return"
  case raising = "raise"
  case raisingFrom = "raise.from"
  case assertion = "assert"
  case globalName = "global"
  case nonlocalName = "nonlocal"
  case importing = "import"
  case importingFrom = "import.from"
  case importingAs = "import.as"
  case condition = "if"
  case otherCondition = "elif"
  case otherwise = "else"
  case whileLoop = "while"
  case forLoop = "for"
  case loopElse = "loop.else"
  case context = "with"
  case attempt = "try"
  case handler = "except"
  case handlerGroup = "except.star"
  case attemptElse = "try.else"
  case finally
  case match
  case matchGuard = "match.guard"
  // Definitions
  case function = "def"
  case defaultValue = "def.default"
  case variadic = "def.args"
  case keywordVariadic = "def.kwargs"
  case keywordOnly = "def.keyword-only"
  case positionalOnly = "def.positional-only"
  case annotation = "def.annotation"
  case decorator, docstring, recursion
  case classDefinition = "class"
  case inheritance = "class.base"
  case asynchronous = "async"

  /// Its stable name.
  public var id: String { "python." + rawValue }
}
