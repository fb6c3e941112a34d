/// What a command ends with when it ran and has something to say by its exit status.
struct ExitStatus: Error {
  /// The status of the process.
  let rawValue: Int32

  /// Something was found, or the program ended in an error.
  static let findings = ExitStatus(rawValue: 1)
  /// A part of what was asked for could not be done, which was told.
  static let couldNotRun = ExitStatus(rawValue: 2)
  /// A program was stopped at a limit of its budget.
  static let overBudget = ExitStatus(rawValue: 3)
}
