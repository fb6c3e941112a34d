import Diagnostics

// List items that are to be moved with all of their lines.
extension SyntaxExplainer {
  /// The imperative for moving a list item: its dash alone where the keys below are not where that dash would put them,
  /// else with all lines that are indented as parts of it or of the items that follow.
  func movingItem(_ item: Span, by count: Int) -> String {
    let dash = column(of: item)
    guard let below = lines.contentBelow(item.start), column(of: below) == column(of: lines.withoutDashes(item)) else {
      return indent(by: dash + count)
    }
    var moved = MovedItem(item, by: count, in: self)
    moved.add(below)
    for _ in 0..<Self.mostLinesToLevel {
      guard let next = lines.contentBelow(moved.last.start),
        column(of: next) > dash || column(of: next) == dash && hasDash(next), !moved.isBefore(next)
      else { break }
      moved.add(next)
    }
    return moving(from: item, to: moved.last, by: count)
  }
}

/// The lines of a list item that is indented too little or too far, down to where the indentation is right again.
private struct MovedItem {
  /// The last line that is to be moved.
  private(set) var last: Span
  private let explainer: SyntaxExplainer
  private let dash: Int
  private let keys: Int
  private let key: String?
  private let count: Int
  /// The last line with a dash or a key of the item itself.
  private var ownLine: Span
  /// The column of the first line below that, where another one is indented further.
  private var columnBelow: Int?

  init(_ item: Span, by count: Int, in explainer: SyntaxExplainer) {
    (last, ownLine) = (item, item)
    (self.explainer, self.count) = (explainer, count)
    let entry = explainer.lines.withoutDashes(item)
    (dash, keys, key) = (explainer.column(of: item), explainer.column(of: entry), explainer.key(of: entry))
  }

  mutating func add(_ line: Span) {
    last = line
    let column = explainer.column(of: line)
    if column == dash || column == keys && !(explainer.hasDash(line) && isOpen) {
      (ownLine, columnBelow) = (line, nil)
    } else if columnBelow == nil {
      columnBelow = column
    }
  }

  /// True where the move ends above a line, which is already right: an item with the same first key, or a key of the
  /// item.
  func isBefore(_ line: Span) -> Bool {
    guard count > 0, explainer.isEntry(line) else { return false }
    let (column, entry) = (explainer.column(of: line), explainer.lines.withoutDashes(line))
    if explainer.hasDash(line) {
      let isInList = isOpen && columnBelow ?? column == column
      return column == dash + count && explainer.key(of: entry) == key && !isInList
    }
    return column == keys + count && !isOpen && last == ownLine
  }

  /// True after a key with no value on its line, or with one that goes on below.
  private var isOpen: Bool {
    let lines = explainer.lines
    guard let colon = lines.keyColon(in: lines.withoutDashes(ownLine)) else { return true }
    let value = lines.trimmed(Span(colon + 1, ownLine.end))
    guard let first = lines.byte(at: value.start), value.count > 0 else { return true }
    if first == UInt8(ascii: "|") || first == UInt8(ascii: ">") { return true }
    let closing: [UInt8: UInt8] = [
      UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "'"): UInt8(ascii: "'"),
      UInt8(ascii: "["): UInt8(ascii: "]"), UInt8(ascii: "{"): UInt8(ascii: "}"),
    ]
    return closing[first].map { lines.byte(at: value.end - 1) != $0 } ?? false
  }
}
