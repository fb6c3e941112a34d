/// What a program reads from and prints to.
public protocol Console {
  /// The next line of standard input without its line end; nil at the end of the file.
  mutating func readLine() -> String?

  /// Takes text that the program printed.
  mutating func write(_ text: String, to stream: Transcript.Stream)

  /// Passes on buffered output at once, as the program asks for with `print(…, flush=True)`.
  mutating func flush()

  /// Whether somebody looks on, so that each line is wanted as soon as it is printed; where nobody does, a program may
  /// hand over its output in larger pieces.
  var isWatched: Bool { get }
}

extension Console {
  /// Does nothing, for consoles without a buffer.
  public mutating func flush() {}

  /// Nobody looks on.
  public var isWatched: Bool { false }
}

/// A console whose input is known before the program starts and whose output is kept.
///
///     var console = ScriptedConsole(input: ["Ada"])
///     console.readLine() == "Ada"
///     console.readLine() == nil
public struct ScriptedConsole: Console, Sendable {
  private let lines: [String]
  private var next = 0
  /// How many bytes went to standard output so far, and before each read.
  private var shown = 0
  private var shownBeforeReads: [Int] = []

  /// All that the program has printed so far.
  public private(set) var transcript = Transcript()

  /// A console from input lines; with none the first read meets the end of the file.
  public init(input lines: [String] = []) {
    self.lines = lines
  }

  /// The next scripted line.
  public mutating func readLine() -> String? {
    guard next < lines.count else { return nil }
    shownBeforeReads.append(shown)
    next += 1
    return lines[next - 1]
  }

  /// How many of the lines nobody read.
  public var unreadLines: Int { lines.count - next }

  /// What was printed on standard output before each line was read, since the line before it.
  public var prompts: [String] {
    let bytes = Array(transcript.text(of: .standardOutput).utf8)
    return zip([0] + shownBeforeReads, shownBeforeReads).map { String(decoding: bytes[$0..<$1], as: UTF8.self) }
  }

  /// Keeps the text in the transcript.
  public mutating func write(_ text: String, to stream: Transcript.Stream) {
    if stream == .standardOutput { shown += text.utf8.count }
    transcript.append(text, to: stream)
  }
}
