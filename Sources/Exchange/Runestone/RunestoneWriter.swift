import CurriculumBundle

/// Writes items as directives of Runestone's, what belongs to one indented by three columns.
enum RunestoneWriter {
  /// A heading with its line.
  static func heading(_ text: String, _ line: Character) -> String {
    let text = prose(text)
    return "\(text)\n\(String(repeating: line, count: max(3, text.count)))\n\n"
  }

  /// A directive with an empty line after it.
  static func text(of item: RunestoneItem, id: String) -> String {
    switch item {
    case .choice(let question): choice(question, id)
    case .blanks(let blanks): directive("fillintheblank", id, [], body(of: blanks))
    case .puzzle(let puzzle):
      directive(
        "parsonsprob", id, puzzle.language.map { [("language", $0.rawValue)] } ?? [],
        "\(prose(puzzle.text))\n-----\n" + blocks(of: puzzle))
    case .matching(let question, let feedback):
      directive(
        "dragndrop", id,
        (feedback.map { [("feedback", prose($0))] } ?? [])
          + question.pairs.enumerated().map { ("match_\($0 + 1)", "\(prose($1.item))|||\(prose($1.match))") },
        prose(question.text ?? ""))
    case .program(let program): self.program(program, id)
    }
  }

  /// Paragraphs and code to read.
  static func text(of parts: [ReadingPart]) -> String {
    parts.map { part in
      switch part {
      case .text(let text): prose(text) + "\n\n"
      case .code(let code, let language, _): codeToRead(code, language)
      case .image, .video, .unsupported: ""
      }
    }.joined()
  }

  /// Whether a part goes out as it is.
  static func hasPlace(_ part: ReadingPart) -> Bool {
    switch part {
    case .text, .code(_, _, caption: nil): true
    case .code, .image, .video, .unsupported: false
    }
  }

  private static func choice(_ question: ChoiceQuestion, _ id: String) -> String {
    let lettered = Array(zip(RunestoneAnswerList.letters, question.answers))
    let rights = lettered.filter(\.1.isRight).map(\.0).joined(separator: ",")
    // What is said after a question with several answers is said of the first right one.
    var feedback = lettered.map { ($0.0, $0.1.feedback) }
    if let explanation = question.explanation, let first = lettered.firstIndex(where: \.1.isRight) {
      feedback[first].1 = explanation
    }
    let code = question.code.map { "\n\n" + codeBlock($0, question.language ?? .python) } ?? ""
    // Images and code of several lines are answers only in a list.
    guard question.images.isEmpty, !question.answers.contains(where: { $0.text.contains("\n") }) else {
      let options = question.isMultiple ? [("multiple_answers", "")] : []
      let list = zip(question.answers, feedback).map { listed($0, $1.1) }.joined(separator: "\n")
      return directive("mchoice", id, options, prose(question.text) + (code.isEmpty ? "\n\n" : code + "\n") + list)
    }
    let options =
      (question.isMultiple ? [("multiple_answers", "")] : []) + lettered.map { ("answer_\($0)", prose($1.text)) }
      + [("correct", rights)] + feedback.compactMap { letter, text in text.map { ("feedback_\(letter)", prose($0)) } }
    return directive("mchoice", id, options, prose(question.text) + code)
  }

  /// An answer of a list, which alone may be an image, and what is said of it below.
  private static func listed(_ answer: ChoiceQuestion.Answer, _ feedback: String?) -> String {
    let isCode = answer.text.contains("\n")
    let item =
      answer.image.map { ".. image:: \($0)\n     :alt: \(onOneLine(answer.text))" }
      ?? (isCode ? ".. code-block:: python\n\n" + indented(indented(answer.text)) : onOneLine(prose(answer.text)))
    let told = feedback.map { " \(onOneLine(prose($0)))" } ?? ""
    return "- \(item)\n\n  \(answer.isRight ? "+" : "-")\(told)\n"
  }

  private static func codeBlock(_ code: String, _ language: CodeLanguage?) -> String {
    ".. code-block:: \((language ?? .python).rawValue)\n\n" + indented(code.withoutLastLineEnd) + "\n"
  }

  /// Code between the questions; what is not Python, though no language is named, names none there, either.
  private static func codeToRead(_ code: String, _ language: CodeLanguage?) -> String {
    guard language == nil else { return codeBlock(code, language) }
    return switch ForeignCode(code) {
    case .program: codeBlock(code, language)
    case .python2, .session, .other: "::\n\n" + indented(code.withoutLastLineEnd) + "\n"
    }
  }

  private static func body(of question: RunestoneBlanks) -> String {
    let sentence = BlankedText(question.sentence).parts.map { part in
      switch part {
      case .text(let text): prose(text)
      case .blank: "|blank|"
      }
    }.joined()
    // A blank that stands alone is added at the end.
    let texts = [question.text.map(prose), sentence == "|blank|" ? nil : sentence].compactMap { $0 }
    let lists = question.blanks.map { blank in
      let rights = blank.rights.map(RunestonePattern.pattern).joined(separator: "|")
      let entries =
        [(rights, blank.feedback ?? "")] + blank.wrong.map { (RunestonePattern.pattern(of: $0.answer), $0.text) }
        + [(".*", question.otherwise ?? "")]
      return entries.enumerated().map { index, entry in
        (index == 0 ? "- " : "  ") + ":\(entry.0):" + (entry.1.isEmpty ? "" : " \(onOneLine(prose(entry.1)))")
      }.joined(separator: "\n")
    }
    return (texts + [lists.joined(separator: "\n")]).joined(separator: "\n\n")
  }

  private static func blocks(of puzzle: RunestonePuzzle) -> String {
    (puzzle.lines + puzzle.decoys.map { "\($0) #distractor" }).joined(separator: "\n=====\n")
  }

  /// A text whose signs of markup are escaped.
  private static func prose(_ text: String) -> String { MarkedText.escapedForRestructured(text) }

  private static func onOneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  private static func directive(
    _ name: String, _ id: String, _ options: [(String, String)], _ body: String
  ) -> String {
    let lines = options.map { "   :\($0):" + ($1.isEmpty ? "" : " \(onOneLine($1))") + "\n" }.joined()
    return ".. \(name):: \(id)\n" + lines + (body.isEmpty ? "" : "\n" + indented(body)) + "\n"
  }

  /// Lines moved to the right by three columns.
  static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "\n" : "   \($0)\n" }.joined().droppingEmptyEnd
  }
}

extension String {
  fileprivate var droppingEmptyEnd: String {
    var text = self
    while text.hasSuffix("\n\n") { text.removeLast() }
    return text
  }
}

extension RunestoneWriter {
  private static func program(_ program: RunestoneProgram, _ id: String) -> String {
    let text = program.text.map { "\(prose($0))\n~~~~\n" } ?? ""
    let code = program.code.isEmpty ? "" : program.code + "\n"
    let question = directive(
      "activecode", id, program.tests.isEmpty ? [] : [("autograde", "unittest")],
      text + code + (program.tests.isEmpty ? "" : "====\n" + unitTests(program.tests)))
    guard let answer = program.answer else { return question }
    let solution = directive("activecode", "\(id)_answer", [], answer)
    let tabs = directive("tab", "Question", [], question) + directive("tab", "Answer", [], solution)
    return directive("tabbed", "\(id)_tabs", [], tabs)
  }

  private static func unitTests(_ tests: [RunestoneProgram.Test]) -> String {
    """
    from unittest.gui import TestCaseGui

    class Tests(TestCaseGui):
    \(UnitTestWriter.methods(tests))

    Tests().main()

    """
  }
}
