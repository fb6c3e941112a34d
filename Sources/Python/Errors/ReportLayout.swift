/// The text of a report as it grows: inside exception groups each line has bars that show how deep it lies.
struct ReportLayout {
  private(set) var text = ""
  /// How many groups the next lines lie in.
  var depth = 0
  /// Whether the group that was shown last still needs the line that ends it.
  var needsEnd = false
  /// True for a report that the program asks for, which costs steps and memory; the one at its end is free.
  let isCharged: Bool

  init(isCharged: Bool = false) { self.isCharged = isCharged }

  /// How many frames of an exception are shown; nil for all, which the module `traceback` shows.
  var frameLimit: Int? { isCharged ? nil : Machine.mostFrames }

  private var indent: String { String(repeating: "  ", count: depth) }

  /// Adds whole lines, each behind the bar of its group, or behind another mark.
  mutating func emit(_ lines: String, mark: Character = "|") {
    if depth == 0 || lines.isEmpty {
      text += lines
      return
    }
    let margin = indent + "\(mark) "
    for line in lines.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      text += margin + line + "\n"
    }
  }

  /// Adds a line that begins a member of a group, or ends the group.
  mutating func rule(_ title: String?, isFirst: Bool = false) {
    let line = title.map { "---------------- \($0) ----------------" } ?? "------------------------------------"
    text += indent + (title == nil ? "" : isFirst ? "+-" : "  ") + "+\(line)\n"
  }
}

extension Machine {
  private static let widestGroup = 15
  private static let deepestGroup = 10

  /// An exception with its traceback, and with its members if it is a group.
  mutating func report(one value: Value, in layout: inout ReportLayout) {
    let exception = value.exception
    if layout.isCharged {
      stepsLeft -= 64 + 16 * exception.pointee.traceCount
      if stop != nil || allStepsLeft < 0 { return }
    }
    let hasTrace =
      exception.pointee.traceCount > 0 || exception.pointee.header.flags & ExceptionFlag.passedLibrary != 0
    guard exception.pointee.group.kind == .tuple else {
      if hasTrace {
        layout.emit("Traceback (most recent call last):\n" + frameLines(exception, limit: layout.frameLimit))
      }
      return layout.emit(describe(value) + notes(exception))
    }
    guard layout.depth <= Machine.deepestGroup else {
      return layout.emit("... (max_group_depth is \(Machine.deepestGroup))\n")
    }
    let isOutermost = layout.depth == 0
    if isOutermost { layout.depth = 1 }
    if hasTrace {
      layout.emit("Exception Group Traceback (most recent call last):\n", mark: isOutermost ? "+" : "|")
      layout.emit(frameLines(exception, limit: layout.frameLimit))
    }
    layout.emit(describe(value) + notes(exception))
    report(members: exception.pointee.group.tuple.items[1].tuple, in: &layout)
    if isOutermost { layout.depth = 0 }
  }

  private mutating func report(members: Tuple, in layout: inout ReportLayout) {
    layout.needsEnd = false
    for index in 0..<min(members.count, Machine.widestGroup + 1) {
      let isLast = index == min(members.count, Machine.widestGroup + 1) - 1
      if isLast { layout.needsEnd = true }
      let rest = members.count - Machine.widestGroup
      let isCut = index == Machine.widestGroup
      layout.rule(isCut ? "..." : "\(index + 1)", isFirst: index == 0)
      layout.depth += 1
      if isCut {
        layout.emit("and \(rest) more exception\(rest == 1 ? "" : "s")\n")
      } else if layout.text.utf8.count < Machine.longestReport {
        report(members.items[index], in: &layout)
      }
      if isLast, layout.needsEnd {
        layout.rule(nil)
        layout.needsEnd = false
      }
      layout.depth -= 1
    }
  }
}
