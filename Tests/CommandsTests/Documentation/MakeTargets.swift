import Foundation
import TestSupport

/// The targets of the Makefile.
struct MakeTargets {
  private let names: Set<Substring>

  /// Reads the Makefile.
  init() throws {
    let text = try String(contentsOfFile: Repository.path("Makefile"), encoding: .utf8)
    names = Set(text.matches(of: /\n([a-z-]+):/).map(\.output.1))
  }

  /// The words of a `make` command that name no target.
  func unknown(in words: [String]) -> [String] {
    words.filter { !$0.contains("=") && !names.contains(Substring($0)) }
  }
}
