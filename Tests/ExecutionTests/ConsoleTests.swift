import Execution
import Testing

@Suite("What a program reads and prints")
struct ConsoleTests {
  @Test("scripted lines come one by one, then the end of the file")
  func input() {
    var console = ScriptedConsole(input: ["a", ""])
    #expect([console.readLine(), console.readLine(), console.readLine()] == ["a", "", nil])
  }

  @Test("both streams are kept in the order in which they were written")
  func transcript() {
    var console = ScriptedConsole()
    console.write("a", to: .standardOutput)
    console.write("b", to: .standardOutput)
    console.write("!", to: .standardError)
    console.write("", to: .standardOutput)
    console.write("c", to: .standardOutput)
    #expect(console.transcript.chunks.map(\.text) == ["ab", "!", "c"])
    #expect(console.transcript.text(of: .standardOutput) == "abc")
    #expect(console.transcript.text(of: .standardError) == "!")
    #expect(console.transcript.byteCount == 4)
  }

  @Test("an error is summed up as its report's last line")
  func summary() {
    #expect(
      RaisedError(type: "NameError", message: "name 'x' is not defined", line: 1).summary.hasSuffix("not defined"))
    #expect(RaisedError(type: "KeyboardInterrupt", message: "", line: 1).summary == "KeyboardInterrupt")
  }
}
