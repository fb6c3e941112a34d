internal import Execution

/// The console of a program that runs in the terminal: its input and output are the command's own.
struct TerminalConsole: Console {
  func readLine() -> String? { Swift.readLine(strippingNewline: true) }

  func write(_ text: String, to stream: Transcript.Stream) {
    switch stream {
    case .standardOutput: Terminal.write(text)
    case .standardError: Terminal.writeError(text)
    }
  }
}
