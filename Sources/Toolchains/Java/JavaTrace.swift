import Execution

/// Java's report of an error that nobody caught.
struct JavaTrace {
  /// A call that was running.
  struct Frame {
    /// The names of its class and method: `Main.main`.
    let name: String
    /// The line of the text that was given; 0 where it is not in it.
    let line: Int
  }

  /// The error.
  let error: RaisedError
  /// The calls, the innermost first.
  let frames: [Frame]

  /// A report from its parts.
  init(type: String, message: String, frames: [Frame]) {
    error = RaisedError(type: type, message: message, line: frames.first { $0.line > 0 }?.line ?? 0)
    self.frames = frames
  }

  /// Reads what Java writes to standard error; nil where it reports no error of the main thread.
  init?(_ text: String, source: JavaSource) {
    guard let start = text.firstRange(of: Self.start) else { return nil }
    let lines = text[start.upperBound...].split(separator: "\n", omittingEmptySubsequences: false)
    guard let head = lines.first else { return nil }
    let parts = head.split(separator: ":", maxSplits: 1).map(String.init)
    let frames = lines.dropFirst().prefix { $0.hasPrefix("\tat ") }.compactMap { line -> Frame? in
      let call = line.dropFirst(4).split(separator: "(")
      guard call.count == 2, let number = call[1].dropLast().split(separator: ":").last.flatMap({ Int($0) }),
        call[1].hasPrefix("Main.java:")
      else { return nil }
      return Frame(name: String(call[0]), line: source.line(number))
    }
    self.init(
      type: parts.first ?? "", message: parts.count > 1 ? String(parts[1].dropFirst()) : "", frames: frames)
  }

  /// The report as Java writes it, with the lines of the text that was given.
  var report: String {
    let calls = frames.map { "\tat \($0.name)(Main.java:\($0.line))\n" }
    return Self.start + error.summary + "\n" + calls.joined()
  }

  private static let start = "Exception in thread \"main\" "
}
