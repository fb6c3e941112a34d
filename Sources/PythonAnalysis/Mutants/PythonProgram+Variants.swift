public import Execution
public import Python

/// The ways in which right programs are written otherwise and stay right.
public enum PythonVariations {
  /// All of them, in the order in which they are told.
  public static let all: [MutationKind] = [renamed, quotes, whileForFor, joinedForFormat, turnedSum]

  static let renamed = MutationKind(
    "renamed", .statements, "a variable with another name", "a = 1\nprint(a)\n", "a_ = 1\nprint(a_)\n")
  static let quotes = MutationKind(
    "quotes", .constants, "the other quotes", "print('Ada')", "print(\"Ada\")")
  static let whileForFor = MutationKind(
    "while-for-for", .branches, "a 'while' for a 'for' over a range",
    "for i in range(3):\n    print(i)\n", "i = 0\nwhile i < 3:\n    print(i)\n    i += 1\n")
  static let joinedForFormat = MutationKind(
    "joined-for-format", .operators, "+ and str() for an f-string", "print(f'Hi {a}')", "print('Hi ' + str(a))")
  static let turnedSum = MutationKind(
    "turned-sum", .operators, "a sum of numbers the other way round", "print(0.1 + 0.2 + 0.3)",
    "print(0.3 + 0.2 + 0.1)", trait: .otherOrderOfAdding)
}

extension PythonProgram {
  /// The program written otherwise, so that it does the same: each variable renamed, other quotes, `while` for `for`.
  public func variants() -> [PythonMutant] {
    guard staticError == nil else { return [] }
    var edits: [ProgramEdit] = []
    withTree { tree in
      var finder = VariantFinder(tree)
      finder.visit(tree.body)
      edits = finder.renamings() + finder.edits
    }
    return edits.prefix(40).compactMap { edit in
      let program = PythonProgram(source: edit.patches.applied(to: text.bytes), fileName: fileName)
      return program.staticError != nil ? nil : PythonMutant(mutation: edit.mutation, program: program)
    }
  }
}
