/// Which repairs of some findings are made together, and their edits.
///
/// Each finding has at most one of its repairs made. A repair that overlaps an earlier one is left for a next round.
public struct FixSelection: Sendable {
  /// The repairs that are made, with the findings that they repair, in the order of these.
  public private(set) var repairs: [(finding: Diagnostic, fix: Fix)] = []
  /// The edits by the files that they are in.
  public private(set) var editsByFile: [String: [Edit]] = [:]

  /// The edits of all repairs, file by file.
  public var edits: [Edit] { editsByFile.keys.sorted().flatMap { editsByFile[$0] ?? [] } }

  /// The effects of repairs that are made without asking, by `--fix`.
  public static let unasked: Set<Fix.Effect> = [.invisible, .changesFormat, .changesGrading]

  /// Chooses of each finding the first repair with one of some effects.
  public init(_ findings: [Diagnostic], _ effects: Set<Fix.Effect>) {
    for finding in findings {
      guard let fix = finding.fixes.first(where: { effects.contains($0.effect) }) else { continue }
      let overlaps = fix.edits.contains { new in
        editsByFile[new.location.file, default: []].contains { $0.overlaps(new) }
      }
      // A repair is made whole or not at all.
      guard !overlaps else { continue }
      for edit in fix.edits { editsByFile[edit.location.file, default: []].append(edit) }
      repairs.append((finding, fix))
    }
  }
}

extension Edit {
  /// Whether two edits touch the same bytes, or insert at the same place.
  fileprivate func overlaps(_ other: Edit) -> Bool {
    let (a, b) = (location.span, other.location.span)
    return a == b || (a.start < b.end && b.start < a.end)
  }
}
