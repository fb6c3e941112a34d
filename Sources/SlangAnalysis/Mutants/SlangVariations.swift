public import Execution

/// The ways in which right programs are written otherwise and stay right.
public enum SlangVariations {
  /// All of them, in the order in which they are told.
  public static let all: [MutationKind] = [renamed, turned]

  static let renamed = MutationKind(
    "slang-renamed", .statements, "a variable with another name", "variable a = 1\nprint a\n",
    "variable a2 = 1\nprint a2\n")
  static let turned = MutationKind(
    "slang-turned", .branches, "a comparison from right to left", "variable a = 1\nif a < 2\nprint a\nend\n",
    "variable a = 1\nif 2 > a\n  print a\nend\n")
}
