import Diagnostics
import Execution
import POSIX

/// The console of a program that runs in the terminal: its input and output are the command's own.
///
/// Another program reads what the program printed, byte for byte, and soon after each line, in case it is waiting for
/// that, or the run is killed. On a terminal, what would steer it is shown: a program may come from anyone.
struct TerminalConsole: Console {
  private let isOutputTerminal = isatty(STDOUT_FILENO) == 1
  private let isErrorTerminal = isatty(STDERR_FILENO) == 1
  private let pipe = PipedOutput()

  var isWatched: Bool { true }

  func readLine() -> String? {
    pipe.flush()
    return Swift.readLine(strippingNewline: true)
  }

  func write(_ text: String, to stream: Transcript.Stream) {
    switch stream {
    case .standardOutput:
      if isOutputTerminal { Terminal.write("\(lines: text)") } else { pipe.write(text) }
    case .standardError:
      pipe.flush()
      if isErrorTerminal { Terminal.writeError("\(lines: text)") } else { Terminal.writeError(bytes: Array(text.utf8)) }
    }
  }

  func flush() { pipe.flush() }
}
