/// Cards without a task in the examples of rules.
enum SampleCards {
  /// A card to read.
  static func look(id: String = "look", header: String = "Look", text: String = "Follow my lead.") -> String {
    """
    - id: \(id)
      type: description
      header: \(header)
      text: \(text)

    """
  }

  /// A program to run: code of one line is next to its key, more is below it.
  ///
  /// - Parameters:
  ///   - mark: The mark of a finding about all of the code.
  ///   - more: Further keys of the card.
  static func runIt(_ code: String, text: String = "Run it.", mark: String = "", more: String...) -> String {
    """
    - id: run-it
      type: executor
      text: \(text)
      code: \(mark)\(code.contains("\n") ? "|\n" + code.indented(by: 4) : code)

    """ + more.map { "  \($0)\n" }.joined()
  }

  /// A statement about a program, with the condition that decides it.
  static func statement(
    _ text: String = "It prints 5.", code: String = "print(2 + 3)", answer: String = "true",
    satisfies condition: String
  ) -> String {
    """
    - id: decide
      type: trueFalse
      code: \(code)
      text: \(text)
      answer: \(answer)
      satisfies: \(condition)

    """
  }

  /// A question about a line of code, with the place of the right answer as its key.
  static func ask(_ text: String, code: String, answers: String, key: String = "0", more: String...) -> String {
    """
    - id: ask
      type: questionWithCode
      code: \(code)
      text: \(text)
      answers: \(answers)
      correctAnswerIndex: \(key)

    """ + more.map { "  \($0)\n" }.joined()
  }

  /// Lines to order that print a greeting.
  static func greeting(
    mark: String = "", lines: String = #"['name = "Ada"', 'greeting = "Hello,"', 'print(greeting, name)']"#,
    more: String...
  ) -> String {
    order("greet", "Greet Ada.", lines: mark + lines, more: more)
  }

  /// Lines to order.
  static func order(_ id: String, _ text: String, lines: String, more: [String]) -> String {
    """
    - id: \(id)
      type: codeBlocks
      text: \(text)
      lines: \(lines)

    """ + more.map { "  \($0)\n" }.joined()
  }

  /// A question about a sum.
  static func sum(_ more: String) -> String {
    """
    - id: ask
      type: question
      text: What is 2 + 3?
      answers: [4, 5, 23]
      correctAnswerIndex: 1
    \(more.indented(by: 2))

    """
  }
}
