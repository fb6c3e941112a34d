import TestSupport
import Testing

/// `hornbook preview` as a process of its own.
struct PreviewServer {
  /// The process, which whoever starts it ends.
  let process: RunningProcess
  /// Where it listens: `http://127.0.0.1:4600`.
  let address: String

  /// Serves a curriculum on a port that is free.
  ///
  /// - Parameters:
  ///   - path: The curriculum, seen from the folder.
  ///   - folder: Where the process runs.
  init(of path: String = "curriculum", in folder: String) throws {
    process = try Command(
      try BuiltProduct.path(of: "hornbook"), ["preview", path, "--port", "0"], in: folder
    ).start()
    let output = try process.output { $0.contains("Ctrl-C") }
    address = String(try #require(output.firstMatch(of: /http:\/\/127\.0\.0\.1:\d+/)).output)
  }
}
