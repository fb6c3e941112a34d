#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The environment in which this process was started.
enum Environment {
  /// Its variables.
  static var variables: [String: String] { ProcessInfo.processInfo.environment }
}
