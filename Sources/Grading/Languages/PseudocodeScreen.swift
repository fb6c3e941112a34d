import Execution

/// A console as a learner sees what `DISPLAY` shows: the space behind a value is there when something follows it, and
/// not at the end.
struct PseudocodeScreen: Console {
  private(set) var console: ScriptedConsole
  /// True where the last thing shown was a space, which is not passed on yet.
  private var isSpaceHeld = false

  init(_ console: ScriptedConsole) { self.console = console }

  var isWatched: Bool { console.isWatched }

  mutating func readLine() -> String? {
    passOnSpace()
    return console.readLine()
  }

  mutating func write(_ text: String, to stream: Transcript.Stream) {
    guard stream == .standardOutput else { return console.write(text, to: stream) }
    guard !text.isEmpty else { return }
    passOnSpace()
    isSpaceHeld = text.utf8.last == UInt8(ascii: " ")
    console.write(isSpaceHeld ? String(text.unicodeScalars.dropLast()) : text, to: stream)
  }

  mutating func flush() { console.flush() }

  private mutating func passOnSpace() {
    if isSpaceHeld { console.write(" ", to: .standardOutput) }
    isSpaceHeld = false
  }
}
