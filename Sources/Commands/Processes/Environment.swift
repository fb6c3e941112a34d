#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The environment in which this process was started.
enum Environment {
  /// Its variables, read once.
  static let variables = ProcessInfo.processInfo.environment
}
