import Foundation

/// What the build put beside the tests.
public enum BuiltProduct {
  /// The `hornbook` that was built with these tests.
  public static let hornbook: String = {
    let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    return tests.deletingLastPathComponent().appendingPathComponent("hornbook").path
  }()
}
