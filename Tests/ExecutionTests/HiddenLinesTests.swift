import Execution
import Testing

/// What is counted after the lines that a card does not show.
struct HiddenLinesTests {
  private static let report = """
    Traceback (most recent call last):
      File "main.py", line 5, in <module>
        half("x")
      File "main.py", line 2, in half
        return n / 2
               ~~^~~
    TypeError: unsupported operand type(s) for /: 'str' and 'int'

    """

  private func outcome(_ report: String) -> Outcome {
    var transcript = Transcript()
    transcript.append("  File \"main.py\", line 5\n", to: .standardOutput)
    transcript.append(report, to: .standardError)
    let error = RaisedError(type: "TypeError", message: "unsupported", line: 2)
    return Outcome(transcript: transcript, ending: .raised(error), steps: 9, peakMemory: 9)
  }

  @Test("a traceback counts the lines that are shown, and leaves out what ran on others")
  func traceback() {
    let shown = outcome(Self.report).countingLines(after: 3)
    #expect(
      shown.standardError == """
        Traceback (most recent call last):
          File "main.py", line 2, in <module>
            half("x")
        TypeError: unsupported operand type(s) for /: 'str' and 'int'

        """)
    #expect(shown.standardOutput == "  File \"main.py\", line 5\n")
  }

  @Test("without hidden lines, a report stays as it is")
  func nothingHidden() {
    #expect(outcome(Self.report).countingLines(after: 0) == outcome(Self.report))
    #expect(outcome("File no line\n").countingLines(after: 2).standardError == "File no line\n")
  }

  @Test("the place of an error is counted from the first line that is shown, its end as well")
  func placesAreCounted() {
    let error = RaisedError(type: "wrong-operands", message: "no", line: 4, column: 3, endLine: 5, endColumn: 2)
    let ending = Outcome(transcript: Transcript(), ending: .raised(error), steps: 0, peakMemory: 0)
      .countingLines(after: 3).ending
    let shown = RaisedError(type: "wrong-operands", message: "no", line: 1, column: 3, endLine: 2, endColumn: 2)
    #expect(ending == .raised(shown))
  }
}
