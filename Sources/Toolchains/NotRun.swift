/// Why a program was not run, so that what is claimed of it stays unproven.
package enum NotRun: Error, Hashable, Sendable {
  /// There is no sandbox, and nothing is run without one; the package that has one is named.
  case noSandbox(package: String)
  /// There is a sandbox, but the system does not let it work, for a reason in its own words.
  case sandboxRefused(String)
  /// A tool is not on this machine; the package that has it is named.
  case noTool(String, package: String)
  /// It is a trial that would need a compiler of its own, which trials do not get.
  case notTriedAlone
  /// A tool ended without an answer, and what it wrote last.
  case toolFailed(String, errors: String)

  /// The reason in a sentence.
  package var reason: String {
    switch self {
    case .noSandbox(let package): "no sandbox was found, and nothing runs without one: install '\(package)'"
    case .sandboxRefused(let words): "the sandbox does not work on this machine: \(words)"
    case .noTool(let tool, let package): "'\(tool)' was not found: install '\(package)'"
    case .notTriedAlone: "one of many programs of a card, it was not compiled alone"
    case .toolFailed(let tool, let errors): errors.isEmpty ? "'\(tool)' ended too early" : "'\(tool)' ended: \(errors)"
    }
  }
}
