import Diagnostics
import YAMLSource

/// A file while it is read: its tree, and what is wrong with it; beyond some hundreds of errors or warnings they are
/// only counted.
final class FileFindings {
  /// The tree that is read.
  let tree: YAMLTree
  private let earlier: [Diagnostic]
  /// Whether the YAML reader found no error, so that what is not in the tree is not in the file.
  let isTreeWhole: Bool
  private var errors = BoundedDiagnostics()
  private var warnings = BoundedDiagnostics()
  /// The keys that were misspelled, or had a value that could not be read, in the order in which that was seen.
  private(set) var unreadKeys: [String] = []

  /// A collector that begins with what the YAML reader found.
  init(in tree: YAMLTree, _ diagnostics: [Diagnostic] = []) {
    self.tree = tree
    earlier = diagnostics
    isTreeWhole = !diagnostics.contains { $0.severity == .error }
  }

  /// What was found so far.
  var diagnostics: [Diagnostic] { earlier + errors.inOrderOfReport + warnings.inOrderOfReport }

  /// Notes a key whose value is not known, so that what follows from it is not a finding of its own.
  func addUnread(key: String) { unreadKeys.append(key) }

  /// Adds an error.
  func report(_ error: @autoclosure () -> Diagnostic) { errors.report(error()) }

  /// Adds a warning; however many there are, no error is left out for them.
  func warn(_ warning: @autoclosure () -> Diagnostic) { warnings.report(warning()) }
}
