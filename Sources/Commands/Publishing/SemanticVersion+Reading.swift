import CurriculumBundle

extension SemanticVersion {
  /// Reads a version that a person wrote.
  ///
  /// - Throws: `CommandFailure` for anything else, which tells how a version is written.
  static func read(_ text: String) throws(CommandFailure) -> SemanticVersion {
    if let version = SemanticVersion(text) { return version }
    let number = text.hasPrefix("v") ? String(text.dropFirst()) : text
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    let hasNumbers = parts.count == 3 && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } }
    if let version = SemanticVersion(number) {
      throw CommandFailure("'\(text)' is not a version", help: "write it without the 'v': \(version)")
    }
    // Who leaves numbers out means zeros.
    if let version = SemanticVersion((parts + ["0", "0"]).prefix(3).joined(separator: ".")) {
      throw CommandFailure("'\(text)' is not a version", help: "write it as \(version)")
    }
    throw CommandFailure(
      "'\(text)' is not a version",
      help: hasNumbers && parts.contains { $0.count > 9 }
        ? "each of its numbers has nine digits at most" : "write three numbers, as in 1.0.0")
  }
}
