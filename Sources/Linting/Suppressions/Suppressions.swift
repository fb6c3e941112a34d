import Authoring
import Diagnostics

/// All comments with which authors silence findings.
struct Suppressions {
  private var byFile: [String: [Suppression]] = [:]
  private var covered: [String: CoveredSpans] = [:]
  /// Comments that begin like one that silences findings, and are not understood.
  private var misspelled: [Location] = []

  init(_ documents: [Document]) {
    for document in documents where document.mayInstruct {
      let (suppressions, misspelled) = Self.suppressions(in: document)
      self.misspelled += misspelled
      guard !suppressions.isEmpty else { continue }
      byFile[document.source.path] = suppressions
      covered[document.source.path] = CoveredSpans(suppressions)
    }
  }

  private static func suppressions(in document: Document) -> ([Suppression], misspelled: [Location]) {
    let source = document.source
    let comments = document.comments.filter { isInstruction(inComment: source.text(in: $0)) }
    guard !comments.isEmpty else { return ([], []) }
    let scopes = SuppressionScopes(document)
    let all = comments.map { ($0, Suppression(comment: $0, in: source, scopes)) }
    let misspelled = all.filter { $0.1 == nil }.map { Location(source.path, $0.0) }
    return (all.compactMap(\.1), misspelled)
  }

  /// A code in a comment.
  struct Use: Hashable {
    let file: String
    let index: Int
    let code: Diagnostic.Code
  }

  /// What a comment covers.
  func scope(of use: Use) -> Location { Location(use.file, byFile[use.file]?[use.index].scope ?? .at(0)) }

  /// The findings that no comment silences, and the codes in comments that silence nothing.
  func apply(to diagnostics: [Diagnostic]) -> (remaining: [Diagnostic], unused: [Use]) {
    guard !byFile.isEmpty else { return (diagnostics, []) }
    var used: Set<Use> = []
    let remaining = diagnostics.filter { diagnostic in
      let uses = self.uses(of: diagnostic.code, at: diagnostic.location)
      used.formUnion(uses)
      return uses.isEmpty
    }
    let all = byFile.flatMap { file, suppressions in
      suppressions.enumerated().flatMap { index, suppression in
        suppression.codes.map { Use(file: file, index: index, code: $0) }
      }
    }
    return (remaining, all.filter { !used.contains($0) })
  }

  /// What is to be said of the comments themselves.
  ///
  /// - Parameter unused: The codes that silence nothing.
  func instructions(unused: [Use]) -> Instructions {
    var instructions = Instructions()
    instructions.misspelled = misspelled
    let useless = Set(unused)
    for (file, suppressions) in byFile {
      for (index, suppression) in suppressions.enumerated() {
        // A comment that silences nothing is to go, so that no reason is missing.
        let isUseful = suppression.codes.contains { !useless.contains(Use(file: file, index: index, code: $0)) }
        guard suppression.codes.isEmpty || suppression.reason == nil && isUseful else { continue }
        instructions.withoutReason.append((suppression, Location(file, suppression.comment)))
      }
    }
    instructions.unused = unused.compactMap { use in
      byFile[use.file].map {
        Instructions.NamedRule(code: use.code, location: Location(use.file, $0[use.index].comment))
      }
    }
    return instructions
  }

  /// Whether a comment silences findings of a rule at a place.
  func silence(_ code: Diagnostic.Code, at location: Location) -> Bool { !uses(of: code, at: location).isEmpty }

  private func uses(of code: Diagnostic.Code, at location: Location) -> [Use] {
    let silencing = covered[location.file]?.suppressions(of: code, at: location.span.start) ?? []
    return silencing.map { Use(file: location.file, index: $0, code: code) }
  }
}

/// The spans of one file that comments cover, by code, for a fast look-up.
private struct CoveredSpans {
  private struct Entry {
    let scope: Span
    let index: Int
    /// The furthest end of this one and all that begin before it.
    var furthestEnd: Int
  }

  private let byCode: [Diagnostic.Code: [Entry]]

  init(_ suppressions: [Suppression]) {
    var byCode: [Diagnostic.Code: [Entry]] = [:]
    for (index, suppression) in suppressions.enumerated() {
      let entry = Entry(scope: suppression.scope, index: index, furthestEnd: suppression.scope.end)
      for code in suppression.codes { byCode[code, default: []].append(entry) }
    }
    self.byCode = byCode.mapValues(Self.inOrder)
  }

  private static func inOrder(_ entries: [Entry]) -> [Entry] {
    var entries = entries.sorted { $0.scope.start < $1.scope.start }
    for (position, next) in entries.indices.dropFirst().enumerated() {
      entries[next].furthestEnd = max(entries[next].furthestEnd, entries[position].furthestEnd)
    }
    return entries
  }

  /// The comments, by their order in the file, that silence a code at an offset.
  func suppressions(of code: Diagnostic.Code, at offset: Int) -> [Int] {
    guard let entries = byCode[code] else { return [] }
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].scope.start <= offset { low = middle + 1 } else { high = middle }
    }
    // What begins before the offset may reach over it, as long as something that begins so early does.
    return entries[..<low].reversed().prefix { $0.furthestEnd > offset }
      .filter { $0.scope.contains(offset) }.map(\.index)
  }
}
