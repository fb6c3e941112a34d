/// The lines of two texts in one list: kept, taken out or put in.
struct LineScript {
  enum Kind {
    case kept, removed, added

    /// What stands before the line in a unified diff.
    var sign: String {
      switch self {
      case .kept: " "
      case .removed: "-"
      case .added: "+"
      }
    }
  }

  struct Step {
    let kind: Kind
    let line: ArraySlice<UInt8>
  }

  /// Changes that stand close together, with the kept lines around them; starts count lines from 0.
  struct Hunk {
    var oldStart: Int
    var newStart: Int
    var steps: [Step]

    var oldCount: Int { steps.count { $0.kind != .added } }
    var newCount: Int { steps.count { $0.kind != .removed } }
  }

  private var steps: [Step] = []
  private static let mostChangedLines = 4000

  init(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    let (oldMiddle, newMiddle) = (old[start..<(old.count - end)], new[start..<(new.count - end)])
    append(.kept, old[..<start])
    if oldMiddle.count + newMiddle.count > Self.mostChangedLines {
      append(.removed, oldMiddle)
      append(.added, newMiddle)
    } else {
      appendShortestChange(from: Array(oldMiddle), to: Array(newMiddle))
    }
    append(.kept, old[(old.count - end)...])
  }

  private mutating func append(_ kind: Kind, _ lines: ArraySlice<ArraySlice<UInt8>>) {
    steps += lines.map { Step(kind: kind, line: $0) }
  }

  private mutating func appendShortestChange(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) {
    let change = new.difference(from: old)
    let removed = Set(change.removals.map(\.place))
    let added = Set(change.insertions.map(\.place))
    var place = 0
    for (index, line) in old.enumerated() {
      if removed.contains(index) {
        steps.append(Step(kind: .removed, line: line))
        continue
      }
      while added.contains(place) { appendAdded(new, &place) }
      steps.append(Step(kind: .kept, line: line))
      place += 1
    }
    while place < new.count { appendAdded(new, &place) }
  }

  private mutating func appendAdded(_ new: [ArraySlice<UInt8>], _ place: inout Int) {
    steps.append(Step(kind: .added, line: new[place]))
    place += 1
  }

  /// The changes with `context` kept lines on both sides; changes whose context would touch share a hunk.
  func hunks(context: Int) -> [Hunk] {
    var hunks: [Hunk] = []
    var (oldLine, newLine) = (0, 0)
    var keptRun: [Step] = []
    for step in steps {
      if step.kind == .kept {
        keptRun.append(step)
      } else {
        if let last = hunks.indices.last, keptRun.count <= 2 * context {
          hunks[last].steps += keptRun
        } else {
          if let last = hunks.indices.last { hunks[last].steps += keptRun.prefix(context) }
          let lead = keptRun.suffix(context)
          hunks.append(Hunk(oldStart: oldLine - lead.count, newStart: newLine - lead.count, steps: Array(lead)))
        }
        keptRun = []
        hunks[hunks.count - 1].steps.append(step)
      }
      if step.kind != .added { oldLine += 1 }
      if step.kind != .removed { newLine += 1 }
    }
    if let last = hunks.indices.last { hunks[last].steps += keptRun.prefix(context) }
    return hunks
  }
}

extension CollectionDifference.Change {
  /// The index of the element that is taken out or put in.
  fileprivate var place: Int {
    switch self {
    case .remove(let offset, _, _), .insert(let offset, _, _): offset
    }
  }
}
