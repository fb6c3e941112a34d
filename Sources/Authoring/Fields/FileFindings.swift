internal import Diagnostics
internal import YAMLSource

/// A file while it is read: its tree, and what is wrong with it.
final class FileFindings {
  /// The tree that is read.
  let tree: YAMLTree
  /// What was found so far.
  private(set) var diagnostics: [Diagnostic]

  /// A collector that begins with what the YAML reader found.
  init(in tree: YAMLTree, _ diagnostics: [Diagnostic] = []) {
    self.tree = tree
    self.diagnostics = diagnostics
  }

  /// Adds a finding.
  func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }
}
