import Foundation

/// Programs that are built beside the tests.
public enum BuiltProduct {
  /// The absolute path of an executable of this package; throws `Missing` when it has not been built.
  public static func path(of name: String) throws -> String {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
    let candidates = [folder.path, Repository.path(".build/debug")].map { "\($0)/\(name)" }
    guard let path = candidates.first(where: FileManager.default.isExecutableFile) else { throw Missing(name: name) }
    return path
  }

  /// A program that has not been built.
  public struct Missing: Error, CustomStringConvertible {
    let name: String

    /// What is missing and what to do.
    public var description: String { "the program '\(name)' is not built: run `swift build --build-tests`" }
  }
}
