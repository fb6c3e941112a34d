import Diagnostics
import POSIX

/// Where one text is shown in the place of the one before: the screen of a terminal.
///
/// A text that is too long ends with how much is left out, so that nothing jumps. Into a file or a pipe, each new text
/// is written below the others, whole, and one that did not change is not written again.
struct Screen {
  private var shown: ShownText?

  /// Nothing shown yet.
  init() {}

  /// Whether a person looks at it.
  static var isInteractive: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Shows a text with remarks on it, and on a terminal a note below them; elsewhere remarks go to standard error.
  ///
  /// - Parameter separator: What comes between two texts in a file.
  mutating func show(_ text: ShownText, remarks: ShownText = "", note: ShownText, separator: ShownText = "") {
    let whole = text + remarks
    guard Self.isInteractive else {
      guard whole != shown else { return }
      let isFirst = shown == nil || text.description.isEmpty
      shown = whole
      Terminal.write(isFirst ? text : separator + text)
      return remarks.description.isEmpty ? () : Terminal.writeError(remarks)
    }
    let fitted = Self.fitted(whole.description, above: note.description, into: Self.size)
    Terminal.write(Self.empty + ShownText(styled: fitted) + note)
  }

  /// Sends the cursor to the corner, and takes away what was there.
  private static let empty: ShownText = "\u{1B}[H\u{1B}[2J"

  /// Empties the screen for a program that writes to it itself; elsewhere nothing is done.
  mutating func clear() {
    shown = nil
    if Self.isInteractive { Terminal.write(Self.empty) }
  }

  /// As many lines of a text as there is room for above a note, the last one of the text, which sums it up, included.
  static func fitted(_ text: String, above note: String, into size: (rows: Int, columns: Int)) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    let rows = lines.map { Self.rows(of: $0, size.columns) }
    // The cursor is on a row of its own below the note.
    let below = note.split(separator: "\n", omittingEmptySubsequences: false).reduce(0) {
      $0 + Self.rows(of: $1, size.columns)
    }
    let room = max(3, size.rows - below)
    guard rows.reduce(0, +) > room, let last = lines.last else { return text }
    var (kept, used) = (0, 1 + (rows.last ?? 1))
    while kept < lines.count - 1, used + rows[kept] <= room {
      used += rows[kept]
      kept += 1
    }
    let left = lines.count - 1 - kept
    let middle = "… \(counted(left, "more line")) \(left == 1 ? "does" : "do") not fit"
    return (lines[..<kept] + [middle[...], last]).joined(separator: "\n") + "\n"
  }

  /// How many rows of a terminal a line takes.
  private static func rows(of line: Substring, _ columns: Int) -> Int {
    max(1, (String(line.withoutStyles).columns + columns - 1) / max(1, columns))
  }

  private static var size: (rows: Int, columns: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0, size.ws_col > 0 else { return (24, 80) }
    return (Int(size.ws_row), Int(size.ws_col))
  }
}

extension Substring {
  /// The text without the marks of a style: `ESC [`, numbers, and a letter.
  fileprivate var withoutStyles: Substring {
    guard utf8.contains(0x1B) else { return self }
    var result: Substring = ""
    var isMark = false
    for character in unicodeScalars {
      if character == "\u{1B}" { isMark = true } else if !isMark { result.unicodeScalars.append(character) }
      if isMark, character.properties.isAlphabetic { isMark = false }
    }
    return result
  }
}
