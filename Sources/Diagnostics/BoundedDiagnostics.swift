/// Findings of which those beyond some hundreds are only counted, so that no file, however made,
/// costs more than a moment.
///
///     var findings = BoundedDiagnostics()
///     findings.report(Diagnostic("unknown-key", .error, at: place, "…"))  // made only while there is room
///     findings.inOrderOfReport.last?.notes                        // "12 more findings in this file are not shown"
public struct BoundedDiagnostics: Sendable {
  private var kept: [Diagnostic] = []
  private var omitted = 0
  private let most: Int

  /// A collector that keeps so many.
  public init(most: Int = 500) { self.most = most }

  /// Whether nothing was reported.
  public var isEmpty: Bool { kept.isEmpty }

  /// Whether there is room for no more.
  public var isFull: Bool { kept.count >= most }

  /// Makes and keeps a finding while there is room; then only counts it.
  public mutating func report(_ diagnostic: @autoclosure () -> Diagnostic) {
    if isFull { omitted += 1 } else { kept.append(diagnostic()) }
  }

  /// What was kept, in the order in which it was reported; the last one notes how many there are more.
  public var inOrderOfReport: [Diagnostic] { counted(kept) }

  /// What was kept, in the order of the file; the last one notes how many there are more.
  public var inOrderOfFile: [Diagnostic] { counted(kept.sorted(by: Diagnostic.precedes)) }

  private func counted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard omitted > 0, let last = diagnostics.indices.last else { return diagnostics }
    var diagnostics = diagnostics
    let count = omitted == 1 ? "1 more finding in this file is" : "\(omitted) more findings in this file are"
    diagnostics[last].notes.append(Diagnostic.Note("\(count) not shown"))
    return diagnostics
  }
}
