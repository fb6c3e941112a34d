internal import Diagnostics

/// Applies the repairs that findings carry.
struct Repairs {
  private let options: RepairOptions
  private let style: TerminalStyle
  /// One repair can make room for the next; a few rounds are enough for all.
  private static let mostRounds = 10

  init(_ options: RepairOptions, style: TerminalStyle) {
    self.options = options
    self.style = style
  }

  /// Repairs files, or shows what would change in all rounds together; the run is made again after each round.
  ///
  /// - Returns: Whether anything changed, or would.
  /// - Throws: `FileFailure` when a file cannot be written.
  func apply(to run: inout LintRun) throws -> Bool {
    var (isChanged, shown) = (false, [String: (old: [UInt8], new: [UInt8])]())
    for _ in 0..<Self.mostRounds {
      let changes = changes(for: run)
      guard !changes.isEmpty else { break }
      isChanged = true
      for change in changes {
        if options.diff {
          shown[change.shown] = (shown[change.shown]?.old ?? change.old, change.new)
          run.replace(change.shown, by: change.new)
        } else {
          try AtomicFile.write(change.new, to: try change.boundary.target(of: change.path))
          for repair in change.repairs { Terminal.writeError("repaired \(repair)\n") }
        }
      }
      try run.lint()
    }
    for (path, texts) in shown.sorted(by: { $0.key.precedesByBytes($1.key) }) { show(path, texts.old, texts.new) }
    return isChanged
  }

  private struct Change {
    let path: String
    let boundary: Boundary
    let shown: String
    let old: [UInt8]
    let new: [UInt8]
    /// What is repaired, a line each.
    let repairs: [String]
  }

  private func changes(for run: LintRun) -> [Change] {
    let selection = FixSelection(
      run.diagnostics, options.accept ? FixSelection.unasked.union([.acceptsTruth]) : FixSelection.unasked)
    let edits = selection.editsByFile
    var repairs: [String: [String]] = [:]
    for (diagnostic, fix) in selection.repairs {
      repairs[diagnostic.location.file, default: []].append(words(fix, for: diagnostic, in: run))
    }
    return edits.keys.sorted().compactMap { shown in
      guard let source = run.source(of: shown), let (root, path) = run.place(of: shown) else { return nil }
      let new = Edit.apply(edits[shown] ?? [], to: source.bytes).bytes
      return new == source.bytes
        ? nil
        : Change(
          path: path, boundary: Boundary(root), shown: shown, old: source.bytes, new: new, repairs: repairs[shown] ?? []
        )
    }
  }

  /// Where a repair was made, and what it is.
  private func words(_ fix: Fix, for diagnostic: Diagnostic, in run: LintRun) -> String {
    let file = diagnostic.location.file
    let line = run.source(of: file).map { LineIndex($0).position(of: diagnostic.location.span.start).line }
    let warning =
      switch fix.effect {
      case .changesFormat: ", which changes how an answer is written"
      case .changesGrading: ", which changes what counts as right"
      case .invisible, .acceptsTruth, .needsChoice: ""
      }
    return "\(file)\(line.map { ":\($0)" } ?? ""): \(fix.title)\(warning) [\(diagnostic.code)]"
  }

  private func show(_ path: String, _ old: [UInt8], _ new: [UInt8]) {
    let diff = UnifiedDiff(from: old, to: new).text(oldName: path, newName: path)
    Terminal.write(ShownText(styled: UnifiedDiff.colored(diff, style: style)))
  }
}
