public import Execution

/// The catalogue of mutants of Slang programs: each way in which one is made, by its group.
public enum SlangMutations {
  /// All of them, in the order in which they are told.
  public static let all: [MutationKind] = [
    comparison, arithmetic, number, text, truth, count, negated, dropped, droppedElse, emptied, wrongVariable,
    nameAsText, movedOut, movedIn, resetInLoop, noUpdate,
  ]

  static let comparison = MutationKind(
    "slang-comparison", .operators, "another comparison", "variable a = 1\nif a < 1\nprint a\nend\n",
    "variable a = 1\nif a <= 1\n  print a\nend\n")
  static let arithmetic = MutationKind(
    "slang-arithmetic", .operators, "another sign of arithmetic", "print 2 * 3", "print 2 + 3\n")
  static let number = MutationKind(
    "slang-number", .constants, "a number that is one off, or 0", "print 3", "print 4\n")
  static let text = MutationKind("slang-text", .constants, "an empty text", "print \"Ada\"", "print \"\"\n")
  static let truth = MutationKind("slang-truth", .constants, "true and false mixed up", "print true", "print false\n")
  static let count = MutationKind(
    "slang-count", .bounds, "a Repeat that goes round once more or less", "repeat 3\nprint 1\nend\n",
    "repeat 2\n  print 1\nend\n")
  static let negated = MutationKind(
    "slang-negated", .branches, "a condition turned round", "variable a = 1\nif a == 1\nprint a\nend\n",
    "variable a = 1\nif a != 1\n  print a\nend\n")
  static let dropped = MutationKind(
    "slang-left-out", .statements, "an element left out", "print 1\nprint 2\n", "print 2\n")
  static let droppedElse = MutationKind(
    "slang-else-left-out", .statements, "an Else left out with what it does",
    "variable a = 1\nif a > 1\nprint 1\nelse\nprint 2\nend\n", "variable a = 1\nif a > 1\n  print 1\nend\n")
  static let emptied = MutationKind(
    "slang-block-left-out", .statements, "a Repeat or If without what it is for: its elements stand alone",
    "repeat 2\nprint 1\nend\n", "print 1\n")
  static let wrongVariable = MutationKind(
    "slang-wrong-variable", .misconceptions, "another variable", "variable a = 1\nvariable b = 2\nprint a\n",
    "variable a = 1\nvariable b = 2\nprint b\n")
  static let nameAsText = MutationKind(
    "slang-name-as-text", .misconceptions, "a variable's name in quotes", "variable a = 1\nprint a\n",
    "variable a = 1\nprint \"a\"\n")
  static let movedOut = MutationKind(
    "slang-moved-out", .misconceptions, "an element behind its block", "repeat 2\nprint 1\nprint 2\nend\n",
    "repeat 2\n  print 1\nend\nprint 2\n")
  static let movedIn = MutationKind(
    "slang-moved-in", .misconceptions, "an element inside of the block before it",
    "repeat 2\nprint 1\nend\nprint 2\n", "repeat 2\n  print 1\n  print 2\nend\n")
  static let resetInLoop = MutationKind(
    "slang-reset-in-loop", .misconceptions, "a variable that is set anew in each round",
    "variable a = 0\nrepeat 2\nvariable a = a + 1\nend\nprint a\n",
    "variable a = 0\nrepeat 2\n  variable a = 0\n  variable a = a + 1\nend\nprint a\n")
  static let noUpdate = MutationKind(
    "slang-not-updated", .misconceptions, "a new value that forgets the old one",
    "variable a = 1\nvariable a = a + 2\nprint a\n", "variable a = 1\nvariable a = 2\nprint a\n")
}
