public import Execution

/// The catalogue of mutants of Python programs: each way in which one is made, by its group.
public enum PythonMutations {
  /// All of them, in the order in which they are told.
  public static let all: [MutationKind] = operators + constants + bounds + branches + statements + misconceptions

  private static let operators = [comparison, arithmetic, boolean, augmented]
  private static let constants = [number, text, otherText, truth]
  private static let bounds = [rangeBound, sliceBound, index]
  private static let branches = [negated, always, swapped]
  private static let statements = [dropped, droppedElse, loopOnce]
  private static let misconceptions = [
    printForReturn, returnForPrint, indentedTooFar, indentedTooLittle, assignForUpdate, noConversion, joinedNumbers,
    plusForComma, noneConverted, equalForDivisible, wrongVariable, noCall, firstLast, largestSmallest, resetInLoop,
    nameAsText, noFormat, ifForElif, thrownAway, resultOfChange, leftAsItWas, otherOrder, otherError, notCopied,
    changedInPlace, copied, madeOnce, constantForInput,
  ]

  static let comparison = MutationKind(
    "comparison", .operators, "another comparison", "print(age < 18)", "print(age <= 18)",
    trait: .otherComparison)
  static let arithmetic = MutationKind(
    "arithmetic", .operators, "another sign of arithmetic", "print(a * b)", "print(a + b)")
  static let boolean = MutationKind("and-or", .operators, "'and' and 'or' mixed up", "print(a and b)", "print(a or b)")
  static let augmented = MutationKind(
    "update", .operators, "a variable changed the other way", "n = 5\nn += 1\nprint(n)\n", "n = 5\nn -= 1\nprint(n)\n")

  static let number = MutationKind(
    "number", .constants, "a number that is one off, or 0", "print(3)", "print(4)", trait: .otherNumber)
  static let text = MutationKind("text", .constants, "an empty text, or one that is not", "print('Ada')", "print('')")
  static let otherText = MutationKind(
    "other-text", .constants, "another text of the program", "print('a')\nprint('b')\n", "print('b')\nprint('b')\n")
  static let truth = MutationKind("truth", .constants, "True and False mixed up", "done = True", "done = False")

  static let rangeBound = MutationKind(
    "range-bound", .bounds, "a range that begins or stops one off", "print(range(1, n + 1))", "print(range(1, n))",
    trait: .otherBound)
  static let sliceBound = MutationKind(
    "slice-bound", .bounds, "a slice that begins or stops one off", "print(a[:n])", "print(a[:n - 1])")
  static let index = MutationKind("index", .bounds, "an index that is one off", "print(a[i])", "print(a[i + 1])")

  static let negated = MutationKind(
    "negated", .branches, "a condition turned round", "if a:\n    print(1)\n", "if not a:\n    print(1)\n")
  static let always = MutationKind(
    "always", .branches, "a condition that always holds", "if a > 1:\n    print(1)\n", "if True:\n    print(1)\n")
  static let swapped = MutationKind(
    "swapped-branches", .branches, "the two ways of an 'if' mixed up", "if a:\n    print(1)\nelse:\n    print(2)\n",
    "if a:\n    print(2)\nelse:\n    print(1)\n")

  static let dropped = MutationKind(
    "left-out", .statements, "a statement left out", "a = 1\na += 1\nprint(a)\n", "a = 1\nprint(a)\n")
  static let droppedElse = MutationKind(
    "else-left-out", .statements, "an 'else' or 'elif' left out", "if a:\n    print(1)\nelse:\n    print(2)\n",
    "if a:\n    print(1)\n")
  static let loopOnce = MutationKind(
    "loop-once", .statements, "a loop that ends after one round", "for a in b:\n    print(a)\n",
    "for a in b:\n    print(a)\n    break\n")

  static let printForReturn = MutationKind(
    "print-for-return", .misconceptions, "print where a function should return",
    "def f(a):\n    return a\nprint(f(1))\n", "def f(a):\n    print(a)\nprint(f(1))\n")
  static let returnForPrint = MutationKind(
    "return-for-print", .misconceptions, "return where a function should print",
    "def f(a):\n    print(a)\nf(1)\n", "def f(a):\n    return a\nf(1)\n")
  static let indentedTooFar = MutationKind(
    "indented-too-far", .misconceptions, "a statement inside of the block before it",
    "for a in b:\n    c += a\nprint(c)\n", "for a in b:\n    c += a\n    print(c)\n")
  static let indentedTooLittle = MutationKind(
    "indented-too-little", .misconceptions, "a statement outside of its block",
    "for a in b:\n    c += a\n    print(c)\n", "for a in b:\n    c += a\nprint(c)\n")
  static let assignForUpdate = MutationKind(
    "assigned-for-updated", .misconceptions, "= where += is meant", "n += 2", "n = 2")
  static let noConversion = MutationKind(
    "not-converted", .misconceptions, "input() without int(), or a number without str()", "n = int(input())",
    "n = input()")
  static let joinedNumbers = MutationKind(
    "joined-numbers", .misconceptions, "numbers put side by side and not added", "print(int(a) + int(b))",
    "print(a + b)")
  static let plusForComma = MutationKind(
    "plus-for-comma", .misconceptions, "+ where print() takes a comma", "print(a, b)", "print(a + b)")
  static let noneConverted = MutationKind(
    "none-converted", .misconceptions, "no number that is read made one with int()",
    "a = int(input())\nb = int(input())\nprint(a > b)\n", "a = input()\nb = input()\nprint(a > b)\n")
  static let equalForDivisible = MutationKind(
    "equal-for-divisible", .misconceptions, "equal to a number where divisible by it is meant", "print(n % 3 == 0)",
    "print(n == 3)")
  static let wrongVariable = MutationKind(
    "wrong-variable", .misconceptions, "another variable", "a = 1\nb = 2\nprint(a)\n", "a = 1\nb = 2\nprint(b)\n")
  static let noCall = MutationKind(
    "not-called", .misconceptions, "a call without its parentheses", "print(a.upper())", "print(a.upper)")
  static let firstLast = MutationKind(
    "first-last", .misconceptions, "the first and the last mixed up", "print(a[0])", "print(a[-1])")
  static let largestSmallest = MutationKind(
    "largest-smallest", .misconceptions, "max and min mixed up", "print(max(a))", "print(min(a))")
  static let resetInLoop = MutationKind(
    "reset-in-loop", .misconceptions, "a variable that is set anew in each round",
    "s = 0\nfor a in b:\n    s += a\n", "s = 0\nfor a in b:\n    s = 0\n    s += a\n")
  static let nameAsText = MutationKind(
    "name-as-text", .misconceptions, "a variable's name in quotes", "a = 1\nprint(a)\n", "a = 1\nprint(\"a\")\n")
  static let noFormat = MutationKind(
    "no-f", .misconceptions, "an f-string without its f", "print(f'{a}!')", "print('{a}!')")
  static let ifForElif = MutationKind(
    "if-for-elif", .misconceptions, "if where elif is meant", "if a:\n    print(1)\nelif b:\n    print(2)\n",
    "if a:\n    print(1)\nif b:\n    print(2)\n")
  static let thrownAway = MutationKind(
    "thrown-away", .misconceptions, "a result that is not kept", "a = a.upper()", "a.upper()")
  static let resultOfChange = MutationKind(
    "result-of-change", .misconceptions, "the result of a method that only changes", "a = [2, 1]\na.sort()\n",
    "a = [2, 1]\na = a.sort()\n")
  static let leftAsItWas = MutationKind(
    "left-as-it-was", .misconceptions, "a value that should have been changed", "print(a.upper())", "print(a)")
  static let otherOrder = MutationKind(
    "other-order", .misconceptions, "a list that is returned turned round", "def f(a):\n    return sorted(a)\n",
    "def f(a):\n    return sorted(a)[::-1]\n")
  static let otherError = MutationKind(
    "other-error", .misconceptions, "an error of another class", "raise ValueError('no')", "raise TypeError('no')")
  static let notCopied = MutationKind(
    "not-copied", .misconceptions, "a copy that is none", "b = a[:]", "b = a")
  static let changedInPlace = MutationKind(
    "changed-in-place", .misconceptions, "a list that is changed where a new one is made",
    "def f(a):\n    return a + [1]\n", "def f(a):\n    a += [1]\n    return a\n")
  static let copied = MutationKind(
    "copied", .misconceptions, "a copy that is changed where the list itself is meant",
    "def f(a):\n    a[0] = 1\n", "def f(a):\n    a = a.copy()\n    a[0] = 1\n")
  static let madeOnce = MutationKind(
    "made-once", .misconceptions, "one list for all calls, or for all objects",
    "class A:\n    def __init__(self):\n        self.b = []\n",
    "class A:\n    b = []\n    def __init__(self):\n        pass\n")
  static let constantForInput = MutationKind(
    "constant-for-input", .misconceptions, "what every check lets the program read, written out", "n = int(input())",
    "n = int(\"5\")")
}
