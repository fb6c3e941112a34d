/// Challenges of Python in the examples of rules.
enum SampleChallenges {
  /// A challenge to double the number that is read.
  ///
  /// - Parameters:
  ///   - solutions: Solutions, each on a line of its own; where there are none, the usual one next to its key.
  ///   - checks: The checks as YAML.
  ///   - more: Further keys of the card.
  ///   - wrongPrograms: Wrong programs, each with its feedback.
  static func double(
    solutions: [String] = [], checks: [String], more: String = "", wrongPrograms: KeyValuePairs<String, String> = [:]
  ) -> String {
    """
    - id: double
      type: challenge
      title: Double it
      text: Read a number and print its double.
      language: python
      solutions:\(solutions.isEmpty ? " [print(2 * int(input()))]" : entries(solutions))
      checks:\(entries(checks))

    """ + (more.isEmpty ? "" : more.indented(by: 2) + "\n")
      + (wrongPrograms.isEmpty ? "" : "  wrongPrograms:\(entries(wrongPrograms.map(Self.wrongProgram)))\n")
  }

  /// A challenge to double a number, with feedback for who adds two and for another wrong program.
  static func double(
    elseWrong program: String, _ feedback: String,
    checks: [String] = ["{input: [3], result: 6}", "{input: [7], result: 14}"]
  ) -> String {
    double(
      checks: checks,
      wrongPrograms: [
        "print(2 + int(input()))": "Twice a number is not the number and two.", program: feedback,
      ])
  }

  /// The entries of a list, each on lines of its own.
  private static func entries(_ entries: [String]) -> String {
    entries.map { "\n    - \($0)" }.joined()
  }

  private static func wrongProgram(_ program: String, feedback: String) -> String {
    "program: \(program)\n      feedback: \(feedback)"
  }
}
