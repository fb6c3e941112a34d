/// What a program reads from and prints to.
public protocol Console {
  /// The next line of standard input without its line end; nil at the end of the file.
  mutating func readLine() -> String?

  /// Takes text that the program printed.
  mutating func write(_ text: String, to stream: Transcript.Stream)
}

/// A console whose input is known before the program starts and whose output is kept.
public struct ScriptedConsole: Console, Sendable {
  private let lines: [String]
  private var next = 0
  /// How many bytes of standard output there were at the last read.
  private var shownAtLastRead = 0

  /// What was printed on standard output before each read, since the read before it.
  public private(set) var prompts: [String] = []

  /// All that the program has printed so far.
  public private(set) var transcript = Transcript()

  /// A console from input lines; with none the first read meets the end of the file.
  public init(input lines: [String] = []) {
    self.lines = lines
  }

  /// The next scripted line.
  public mutating func readLine() -> String? {
    guard next < lines.count else { return nil }
    let shown = transcript.text(of: .standardOutput)
    prompts.append(String(decoding: shown.utf8.dropFirst(shownAtLastRead), as: UTF8.self))
    shownAtLastRead = shown.utf8.count
    next += 1
    return lines[next - 1]
  }

  /// How many of the lines nobody read.
  public var unreadLines: Int { lines.count - next }

  /// Keeps the text in the transcript.
  public mutating func write(_ text: String, to stream: Transcript.Stream) {
    transcript.append(text, to: stream)
  }
}
