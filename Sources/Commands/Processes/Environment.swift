#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The environment in which this process was started.
enum Environment {
  /// Its variables.
  static var variables: [String: String] { ProcessInfo.processInfo.environment }
}
