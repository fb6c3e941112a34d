internal import Diagnostics
internal import POSIX

/// Where one text is shown in the place of the one before: the screen of a terminal.
///
/// A text that did not change is left as it is, and one that is too long ends with how much is left out, so that
/// nothing jumps. Into a file or a pipe, each new text is written below the others, whole.
struct Screen {
  private var shown: ShownText?

  /// Nothing shown yet.
  init() {}

  /// Whether a person looks at it.
  static var isInteractive: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Shows a text, and on a terminal a note below it.
  mutating func show(_ text: ShownText, note: ShownText) {
    guard text != shown else { return }
    shown = text
    guard Self.isInteractive else { return Terminal.write(text) }
    let fitted = Self.fitted(text.description, into: Self.size)
    // The cursor goes to the corner, and what was there is taken away.
    Terminal.write("\u{1B}[H\u{1B}[2J" + ShownText(styled: fitted) + note)
  }

  /// Empties the screen for a program that writes to it itself; elsewhere nothing is done.
  mutating func clear() {
    shown = nil
    if Self.isInteractive { Terminal.write("\u{1B}[H\u{1B}[2J") }
  }

  /// As many lines of a text as there is room for above a note, the last one of the text, which sums it up, included.
  static func fitted(_ text: String, into size: (rows: Int, columns: Int)) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    let rows = lines.map { max(1, ($0.withoutStyles.count + size.columns - 1) / max(1, size.columns)) }
    // The note takes two, and what is said of the lines that are left out another.
    let room = max(4, size.rows - 2)
    guard rows.reduce(0, +) > room, let last = lines.last else { return text }
    var (kept, used) = (0, 1 + (rows.last ?? 1))
    while kept < lines.count - 1, used + rows[kept] <= room {
      used += rows[kept]
      kept += 1
    }
    let left = lines.count - 1 - kept
    let middle = "… \(left) more line\(left == 1 ? "" : "s"), for which there is no room here"
    return (lines[..<kept] + [middle[...], last]).joined(separator: "\n") + "\n"
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
