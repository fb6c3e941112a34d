public import Execution

/// The catalogue of mutants of programs in pseudocode: each way in which one is made, by its group.
public enum PseudocodeMutations {
  /// All of them, in the order in which they are shown.
  public static let all: [MutationKind] = [
    comparison, arithmetic, number, text, truth, logic, negation, until, dropped, wrongVariable, nameAsText,
  ]

  static let comparison = MutationKind(
    "pseudocode-comparison", .operators, "another comparison", "DISPLAY(1 < 2)", "DISPLAY(1 ≤ 2)",
    trait: .otherComparison)
  static let arithmetic = MutationKind(
    "pseudocode-arithmetic", .operators, "another sign of arithmetic", "DISPLAY(2 * 3)", "DISPLAY(2 + 3)")
  static let number = MutationKind(
    "pseudocode-number", .constants, "a number that is one off, or 0", "DISPLAY(3)", "DISPLAY(4)",
    trait: .otherNumber)
  static let text = MutationKind(
    "pseudocode-string", .constants, "an empty string", "DISPLAY(\"Ada\")", "DISPLAY(\"\")")
  static let truth = MutationKind(
    "pseudocode-truth", .constants, "true and false mixed up", "DISPLAY(true)", "DISPLAY(false)")
  static let logic = MutationKind(
    "pseudocode-logic", .branches, "AND and OR mixed up", "DISPLAY(true AND false)", "DISPLAY(true OR false)")
  static let negation = MutationKind(
    "pseudocode-negation", .branches, "a NOT left out", "DISPLAY(NOT true)", "DISPLAY(true)")
  static let dropped = MutationKind(
    "pseudocode-left-out", .statements, "a statement left out", "DISPLAY(1) DISPLAY(2)", " DISPLAY(2)")
  static let until = MutationKind(
    "pseudocode-while-for-until", .misconceptions, "a loop that goes on while its condition is true",
    "i ← 2\nREPEAT UNTIL (i = 2)\n{\n  i ← i + 1\n}\n", "i ← 2\nREPEAT UNTIL (NOT (i = 2))\n{\n  i ← i + 1\n}\n")
  static let wrongVariable = MutationKind(
    "pseudocode-wrong-variable", .misconceptions, "another variable", "a ← 1\nb ← 2\nDISPLAY(a)\n",
    "a ← 1\nb ← 2\nDISPLAY(b)\n")
  static let nameAsText = MutationKind(
    "pseudocode-name-as-string", .misconceptions, "a variable's name in quotation marks", "a ← 1\nDISPLAY(a)\n",
    "a ← 1\nDISPLAY(\"a\")\n")
}
