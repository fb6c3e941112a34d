/// What changes from one text to another, line by line, in the format of `diff -u`.
///
///     @@ -1,2 +1,2 @@
///      name = "Champion"
///     -print(nam)
///     +print(name)
///
/// Lines end at LF and are compared byte by byte; the changes are a shortest list of them (Myers, 1986), but for texts
/// that differ in thousands of lines, which are shown as one replaced piece.
public struct UnifiedDiff: Sendable {
  /// The changes with the lines around them; empty when the texts are equal.
  public let hunks: String

  /// Compares two texts and keeps `context` equal lines around each change.
  public init(from old: [UInt8], to new: [UInt8], context: Int = 3) {
    let (oldLines, newLines) = (Self.lines(of: old), Self.lines(of: new))
    let script = LineScript(from: oldLines, to: newLines)
    hunks = script.hunks(context: context).map { Self.text(of: $0) }.joined()
  }

  /// Compares two strings.
  public init(from old: String, to new: String, context: Int = 3) {
    self.init(from: Array(old.utf8), to: Array(new.utf8), context: context)
  }

  /// The difference under the names of both files, as `patch` and `git apply` read it; empty when there is none.
  public func text(oldName: String, newName: String) -> String {
    guard !hunks.isEmpty else { return "" }
    return "--- \(Self.headerName(oldName))\n+++ \(Self.headerName(newName))\n\(hunks)"
  }

  /// The text with colors: what goes in the color of errors, what comes in green.
  public static func colored(_ text: String, style: TerminalStyle) -> String {
    let lines = text.visibleLines.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
      switch line.utf8.first {
      case UInt8(ascii: "-"): style.severity(.error, String(line))
      case UInt8(ascii: "+"): style.green(String(line))
      case UInt8(ascii: "@"): style.dim(String(line))
      default: String(line)
      }
    }
    return lines.joined(separator: "\n")
  }

  /// A name with a space in it ends in a tab, so that a reader knows where it ends.
  private static func headerName(_ name: String) -> String {
    name.utf8.contains(UInt8(ascii: " ")) ? name + "\t" : name
  }

  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == 0x0A {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  private static func text(of hunk: LineScript.Hunk) -> String {
    let header = "@@ -\(range(hunk.oldStart, hunk.oldCount)) +\(range(hunk.newStart, hunk.newCount)) @@\n"
    return hunk.steps.reduce(into: header) { text, step in
      text += step.kind.sign + String(decoding: step.line, as: UTF8.self)
      if step.line.last != 0x0A { text += "\n\\ No newline at end of file\n" }
    }
  }

  private static func range(_ start: Int, _ count: Int) -> String {
    let first = count == 0 ? start : start + 1
    return count == 1 ? "\(first)" : "\(first),\(count)"
  }
}
