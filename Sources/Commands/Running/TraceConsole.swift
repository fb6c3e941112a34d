import Execution
import POSIX

/// The console of a traced run: what is printed is kept, to be shown beside the steps.
struct TraceConsole: Console {
  private(set) var transcript = Transcript()
  private var prompt = ""

  mutating func readLine() -> String? {
    // A person who is asked something has to see it now.
    if isatty(STDIN_FILENO) == 1 { Terminal.writeError("\(lines: prompt)") }
    prompt = ""
    return Swift.readLine(strippingNewline: true)
  }

  mutating func write(_ text: String, to stream: Transcript.Stream) {
    transcript.append(text, to: stream)
    if let end = text.utf8.lastIndex(of: 0x0A) {
      prompt = String(text[text.index(after: end)...])
    } else {
      prompt += text
    }
  }
}
