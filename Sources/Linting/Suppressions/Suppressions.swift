internal import Authoring
internal import Diagnostics
internal import Parallelism
internal import YAMLSource

/// All comments with which authors silence findings.
struct Suppressions {
  private var byFile: [String: [Suppression]] = [:]

  init(_ documents: [Document], threads: Int) {
    let found = documents.concurrentMap(threads: threads, chunk: 256) { Self.suppressions(in: $0) }
    for (document, suppressions) in zip(documents, found) where !suppressions.isEmpty {
      byFile[document.source.path] = suppressions
    }
  }

  private static func suppressions(in document: Document) -> [Suppression] {
    guard document.source.contains("hornbook:") else { return [] }
    let tree = document.tree
    let lines = LineIndex(tree.source)
    return tree.comments.compactMap { Suppression(comment: $0, in: tree, lines: lines) }
  }

  /// A code in a comment.
  struct Use: Hashable {
    let file: String
    let index: Int
    let code: Diagnostic.Code
  }

  /// The findings that no comment silences, and the codes in comments that silence nothing.
  func apply(to diagnostics: [Diagnostic]) -> (remaining: [Diagnostic], unused: [Use]) {
    guard !byFile.isEmpty else { return (diagnostics, []) }
    var used: Set<Use> = []
    let remaining = diagnostics.filter { diagnostic in
      let uses = self.uses(for: diagnostic)
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

  /// What is wrong with the comments themselves.
  func findings(unused: [Use]) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    for (file, suppressions) in byFile {
      for suppression in suppressions where suppression.codes.isEmpty || suppression.reason == nil {
        findings.append(SuppressionWithoutReason.finding(suppression, at: Location(file, suppression.comment)))
      }
    }
    for use in unused {
      guard let suppression = byFile[use.file]?[use.index] else { continue }
      let location = Location(use.file, suppression.comment)
      findings.append(finding(use.code, at: location))
    }
    return findings
  }

  /// Why a code in a comment silences nothing.
  private func finding(_ code: Diagnostic.Code, at location: Location) -> Diagnostic {
    if AllRules.description(of: code) == nil { return UnknownRule.finding(code, at: location) }
    return AllRules.cannotBeSilenced.contains(code)
      ? SilencedReadingError.finding(code, at: location) : UselessSuppression.finding(code, at: location)
  }

  private func uses(for diagnostic: Diagnostic) -> [Use] {
    let file = diagnostic.location.file
    return (byFile[file] ?? []).enumerated().compactMap { index, suppression in
      suppression.silences(diagnostic) ? Use(file: file, index: index, code: diagnostic.code) : nil
    }
  }
}
