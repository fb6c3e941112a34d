import Diagnostics

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
    // Files that somebody saved meanwhile; whoever asked for repairs has not seen the findings in the new content.
    var left: Set<String> = []
    for _ in 0..<Self.mostRounds {
      let groups = groups(of: run, except: left)
      guard !groups.isEmpty else { break }
      isChanged = true
      for group in groups where !options.diff {
        if try !make(group) { left.formUnion(group.map(\.shown)) }
      }
      for change in groups.joined() where options.diff {
        shown[change.shown] = (shown[change.shown]?.old ?? change.content.old, change.content.new)
        run.replace(change.shown, by: change.content.new)
      }
      try run.lint()
    }
    for (path, texts) in shown.sorted(by: { $0.key.precedesByBytes($1.key) }) { show(path, texts.old, texts.new) }
    return isChanged
  }

  private struct Change {
    let shown: String
    let content: ContentChange
    /// What is repaired, a line each.
    let repairs: [String]
  }

  /// Makes changes that belong together, and says so; or says that somebody has saved one of the files.
  ///
  /// - Returns: false where a file was saved meanwhile, so that none of the changes was made.
  private func make(_ changes: [Change]) throws(FileFailure) -> Bool {
    do throws(FileFailure) { try changes.map(\.content).make() } catch {
      guard error.isOvertaken else { throw error }
      Terminal.writeError("hornbook: \("\(error)"); nothing in it was repaired\n  help: run the command again\n")
      return false
    }
    for repair in changes.flatMap(\.repairs) { Terminal.writeError("repaired \(repair)\n") }
    return true
  }

  /// The changes to all files but those in `left`, grouped where one repair changes several files.
  private func groups(of run: LintRun, except left: Set<String>) -> [[Change]] {
    let selection = FixSelection(
      run.diagnostics, options.accept ? FixSelection.unasked.union([.acceptsTruth]) : FixSelection.unasked)
    let edits = selection.editsByFile
    var repairs: [String: [String]] = [:]
    for (diagnostic, fix) in selection.repairs {
      repairs[diagnostic.location.file, default: []].append(words(fix, for: diagnostic, in: run))
    }
    let changes = edits.keys.sorted().compactMap { shown -> Change? in
      guard let source = run.source(of: shown), let (root, path) = run.place(of: shown) else { return nil }
      let new = Edit.apply(edits[shown] ?? [], to: source.bytes).bytes
      guard new != source.bytes else { return nil }
      let content = ContentChange(file: ContentFile(path: path, root: root), old: source.bytes, new: new)
      return Change(shown: shown, content: content, repairs: repairs[shown] ?? [])
    }
    let files = selection.repairs.map { Set($0.fix.edits.map(\.location.file)) }
    let joined = files.filter { $0.count > 1 }.reduce(into: Set()) { $0.formUnion($1) }
    let together = changes.filter { joined.contains($0.shown) }
    let groups = (together.isEmpty ? [] : [together]) + changes.filter { !joined.contains($0.shown) }.map { [$0] }
    return groups.filter { group in !group.contains { left.contains($0.shown) } }
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
