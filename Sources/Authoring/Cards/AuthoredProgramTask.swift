package import CurriculumBundle

/// The fields that exercises and challenges share: the programs of the author and of learners.
package struct AuthoredProgramTask: Sendable {
  /// The language of its programs.
  package let language: Located<ProgramLanguage>
  /// The program in the editor at the start.
  package let starter: Located<Program>?
  /// Programs that are right, the best first.
  package let solutions: Located<[Program]>
  /// True if an app may show the first of them.
  package let reveal: Located<Bool>?
  /// Programs that do it another way.
  package let alsoRight: Located<[Program]>?
  /// The lines of input that a program has to be right for.
  package let inputs: Located<[InputLine]>?
  /// The constructs that a right program must use.
  package let uses: Located<[String]>?
  /// The constructs that a right program must not use.
  package let avoids: Located<[String]>?
  /// The text for a learner whose program is right.
  package let success: Located<String>?
  /// The text for a learner whose program fails a check.
  package let failure: Located<String>?
  /// True if that text replaces what the program did.
  package let failureAlone: Located<Bool>?
  /// The hints for a learner who is stuck.
  package let hints: Located<[String]>?
  /// Programs that learners write by mistake.
  package let wrongPrograms: Located<[AuthoredWrongProgram]>?

  /// The wrong programs as they are published, each as it is written.
  var publishedWrongPrograms: [WrongProgram]? { wrongPrograms?.value.map(\.wrongProgram) }

  /// The part that is not published.
  ///
  /// - Parameter practises: The cards that no program within the limit of a challenge can do without.
  func atHome(practises: [String]? = nil) -> AuthoredTask {
    AuthoredTask(
      solutions: solutions.value, reveal: reveal?.value, alsoRight: alsoRight?.value, inputs: inputs?.value,
      practises: practises)
  }
}
