internal import Authoring
internal import Diagnostics
internal import YAMLSource

/// All comments with which authors silence findings.
struct Suppressions {
  private var byFile: [String: [Suppression]] = [:]

  init(_ documents: [Document]) {
    for document in documents where document.source.contains("hornbook:") {
      let tree = document.tree
      let lines = LineIndex(tree.source)
      let found = tree.comments.compactMap { Suppression(comment: $0, in: tree, lines: lines) }
      if !found.isEmpty { byFile[tree.source.path] = found }
    }
  }

  /// The findings that stay, with those about the comments themselves.
  func apply(to diagnostics: [Diagnostic], isWanted: (String) -> Bool) -> [Diagnostic] {
    guard !byFile.isEmpty else { return diagnostics }
    var used: Set<Use> = []
    var remaining = diagnostics.filter { diagnostic in
      for (index, suppression) in (byFile[diagnostic.location.file] ?? []).enumerated()
      where suppression.codes.contains(diagnostic.code)
        && suppression.scope.contains(diagnostic.location.span.start)
      {
        used.insert(Use(file: diagnostic.location.file, index: index, code: diagnostic.code))
        return false
      }
      return true
    }
    for (file, suppressions) in byFile where isWanted(file) {
      for (index, suppression) in suppressions.enumerated() {
        let unused = suppression.codes.filter { !used.contains(Use(file: file, index: index, code: $0)) }
        remaining += findings(about: suppression, unused: unused, at: Location(file, suppression.comment))
      }
    }
    return remaining
  }

  private struct Use: Hashable {
    let file: String
    let index: Int
    let code: Diagnostic.Code
  }

  private func findings(
    about suppression: Suppression, unused: [Diagnostic.Code], at location: Location
  ) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    if suppression.codes.isEmpty || suppression.reason == nil {
      findings.append(SuppressionWithoutReason.finding(suppression, at: location))
    }
    for code in unused {
      let isKnown = AllRules.description(of: code) != nil
      findings.append(
        isKnown ? UselessSuppression.finding(code, at: location) : UnknownRule.finding(code, at: location))
    }
    return findings
  }
}
