import Python
import PythonAnalysis

/// The orders of some lines of Python that are a program at all, whatever it does.
struct SyntaxOrders {
  private let lines: [String]
  private let shapes: [PythonLine]
  private var isUsed: [Bool]
  private var laid: [Int] = []
  private var effort = 20_000
  private var found: Set<LineTexts> = []

  /// The orders of lines; nil for lines that cannot be read one by one, and for more than are searched.
  init?(_ lines: [String]) {
    guard lines.count <= OrderSearch.mostLines else { return nil }
    let shapes = lines.compactMap(PythonLine.init)
    guard shapes.count == lines.count else { return nil }
    (self.lines, self.shapes, isUsed) = (lines, shapes, lines.map { _ in false })
  }

  /// Whether there is one such order and no other; nil when that takes too long to find out.
  mutating func isOneAlone() -> Bool? {
    lay(after: PythonNesting())
    return effort > 0 ? found.count == 1 : nil
  }

  private mutating func lay(after nesting: PythonNesting) {
    if laid.count == lines.count {
      let order = laid.map { lines[$0] }
      // Reading a program takes as long as some hundred looks at lines.
      effort -= 100
      let isProgram = nesting.canEnd && PythonProgram(source: order.joined(separator: "\n")).staticError == nil
      if isProgram { found.insert(LineTexts(order)) }
      return
    }
    for index in lines.indices where !isUsed[index] && found.count < 2 && effort > 0 {
      effort -= 1
      var nested = nesting
      guard nested.take(shapes[index]) else { continue }
      isUsed[index] = true
      laid.append(index)
      lay(after: nested)
      laid.removeLast()
      isUsed[index] = false
    }
  }
}
