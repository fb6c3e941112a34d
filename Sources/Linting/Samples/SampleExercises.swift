/// Exercises in the examples of rules.
enum SampleExercises {
  /// An exercise to roll a die, with what it asks of the output.
  static func die(
    _ text: String = "Roll a die and print the number.",
    solution: String = "import random\nprint(random.randint(1, 6))", asking goal: String...
  ) -> String {
    exercise("roll", text, solution, goal)
  }

  /// An exercise to write a function that rolls a die, with a check of what it returns.
  static func dieFunction(id: String = "roll", check: String, more: String...) -> String {
    exercise(
      id, "Write a function roll() that rolls a die.", "import random\ndef roll():\n  return random.randint(1, 6)",
      ["checks:\n  - \(check)"] + more)
  }

  /// An exercise to flip a coin, with what it asks of the output.
  static func coin(sides: String = "HT", asking goal: String...) -> String {
    exercise(
      "coin", "Print \(sides.prefix(1)) or \(sides.suffix(1)), as a coin falls.",
      "import random\nprint(random.choice(\"\(sides)\"))", goal)
  }

  /// An exercise to print the numbers from one to three.
  ///
  /// - Parameters:
  ///   - solutionMark: The mark of a finding about the solution.
  ///   - resultMark: The mark of a finding about the result.
  static func oneToThree(
    _ text: String, id: String = "count", solutionMark: String = "", resultMark: String = "", more: String...
  ) -> String {
    exercise(
      id, text, "\(solutionMark)for n in range(1, 4):\n  print(n)", ["\(resultMark)result: |\n  1\n  2\n  3"] + more)
  }

  /// An exercise to print a name, with its program on the line of its key.
  static func greet(starter: String? = nil, more: String...) -> String {
    """
    - id: greet
      type: exercise
      text: Print the name Ada.
      language: python
    \(starter.map { "  starter: \($0)\n" } ?? "")  solutions: [print("Ada")]
      result: Ada

    """ + more.map { $0.indented(by: 2) + "\n" }.joined()
  }

  /// An exercise to print a name by a program of Slang, with what it asks of the output.
  static func inSlang(_ text: String, solution: String, asking goal: String...) -> String {
    exercise("greet", text, solution, goal, language: "slang")
  }

  private static func exercise(
    _ id: String, _ text: String, _ solution: String, _ more: [String], language: String = "python"
  ) -> String {
    """
    - id: \(id)
      type: exercise
      text: \(text)
      language: \(language)
      solutions:
        - |
    \(solution.indented(by: 6))

    """ + more.map { $0.indented(by: 2) + "\n" }.joined()
  }
}
