import Diagnostics
import Reports
import Testing

/// The formats for a person: carets, lines and summaries.
struct TextFormatTests {
  @Test("text shows each finding with its line and ends in a summary")
  func text() {
    let expected = """
      curriculum/training/say hello.yaml:6:25: error[answer-key-wrong]: the program prints '5', but the answer at index 0 is '2 + 3'
          6 |     correctAnswerIndex: 0
            |                         ^ the right answer is at index 1
        note: the program printed at curriculum/training/say hello.yaml:4:11:
        | 5
        note: {braces} & <angles> are kept, 100%
        help: write `correctAnswerIndex: 1`

      1 error in 2 files

      """
    #expect(TextFormat().render(Samples.report([Samples.answerKey])) == expected)
  }

  @Test("the summary counts what was found, worst first")
  func summary() {
    #expect(Summary(Samples.report(Samples.all)).line() == "2 errors, 1 warning, 1 remark in 2 files")
    let clean = Samples.report([], counts: Report.Counts(cards: 87, programs: 1))
    #expect(TextFormat().render(clean) == "no problems in 2 files (87 cards, 1 program run)\n")
  }

  @Test("concise writes a line a finding, and a finding about a whole file without a position")
  func concise() {
    let expected = """
      curriculum/training/gone.yaml: error[file-missing]: 'module.yaml' lists 'gone', but there is no such file
      curriculum/training/say hello.yaml:1:1: info[odd\u{1}name]: a bell: ␇ | *bold*
      curriculum/training/say hello.yaml:1:16: warning[title-odd]: this title says 'hello' after an emoji
      curriculum/training/say hello.yaml:6:25: error[answer-key-wrong]: the program prints '5', but the answer at index 0 is '2 + 3'

      """
    #expect(ConciseFormat().render(Samples.report(Samples.all.reversed())) == expected)
    #expect(ConciseFormat().render(Samples.report([])).isEmpty)
  }

  @Test("colours are written only when asked for")
  func colours() {
    let report = Samples.report(Samples.all)
    #expect(TextFormat(style: .colored).render(report).contains("\u{1B}[1;31m2 errors, 1 warning, 1 remark\u{1B}[0m"))
    #expect(!TextFormat().render(report).contains("\u{1B}"))
  }
}
