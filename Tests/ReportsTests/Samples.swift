import Diagnostics
import Reports

/// Reports to write in every format.
enum Samples {
  static let file = "curriculum/training/say hello.yaml"

  static let text = """
    title: Señor 😀 says hello
    cards:
      - id: quiz
        code: print(2 + 3)
        answers: ["2 + 3", 5]
        correctAnswerIndex: 0

    """

  static let source = SourceText(path: file, text)

  static func span(of part: String, in text: String = text) -> Span {
    let bytes = Array(text.utf8)
    let wanted = Array(part.utf8)
    let start = bytes.indices.first { bytes[$0...].starts(with: wanted) } ?? 0
    return Span(start, start + wanted.count)
  }

  static let rules = [
    RuleDescription(
      "answer-key-wrong", .answers, .error, "the answer key is not what the program prints",
      explanation: "A learner who reads the program right is told to be wrong."),
    RuleDescription(
      "title-odd", .wording, .warning, "a title has an emoji", explanation: "Some phones do not show it."),
  ]

  static let answerKey = Diagnostic(
    "answer-key-wrong", .error, at: Location(file, span(of: "0\n").dropLast),
    "the program prints '5', but the answer at index 0 is '2 + 3'", label: "the right answer is at index 1",
    notes: [
      Diagnostic.Note("the program printed:\n5", at: Location(file, span(of: "print(2 + 3)"))),
      Diagnostic.Note("{braces} & <angles> are kept, 100%"),
    ],
    help: "write `correctAnswerIndex: 1`",
    fixes: [
      Fix(
        "write 'correctAnswerIndex: 1'", .acceptsTruth, [Edit(Location(file, span(of: "0\n").dropLast), "1")]),
      Fix(
        "swap the answers", .needsChoice,
        [Edit(Location(file, span(of: "\"2 + 3\"")), "5"), Edit(Location(file, span(of: "5]").dropLast), "\"2 + 3\"")]),
    ])

  static let title = Diagnostic(
    "title-odd", .warning, at: Location(file, span(of: "says")), "this title says 'hello' after an emoji")

  static let missingFile = Diagnostic(
    "file-missing", .error, at: Location("curriculum/training/gone.yaml", .at(0)),
    "'module.yaml' lists 'gone', but there is no such file", help: "add it, or take it out of the list")

  static let remark = Diagnostic("odd\u{1}name", .info, at: Location(file, .at(0)), "a bell: \u{7} | *bold*")

  static let all = [answerKey, title, missingFile, remark]

  static func report(
    _ diagnostics: [Diagnostic], counts: Report.Counts = Report.Counts(), failures: [RunFailure] = [],
    origin: ReportOrigin = ReportOrigin()
  ) -> Report {
    Report(
      diagnostics, checkedFiles: [file, "curriculum/curriculum.yaml"], counts: counts, rules: rules,
      toolVersion: "1.2.3", failures: failures, origin: origin, source: { $0 == file ? source : nil })
  }

  static let failure = RunFailure("there is no '{a}, 100%'", help: "name a folder")
}

extension Span {
  /// The range without its last byte.
  var dropLast: Span { Span(start, end - 1) }
}
