import Foundation
import TestSupport
import Testing

/// A sample as a process lints it, and its report as JSON.
enum LintedSample {
  /// Runs the tool with a cache of its own.
  ///
  /// - Parameter path: The folders in which it looks for tools; nil for those of this process.
  static func hornbook(
    _ arguments: [String], in folder: TemporaryDirectory, path: String? = nil
  ) throws -> FinishedProcess {
    var environment: [String: String?] = ["XDG_CACHE_HOME": "\(folder.path)/cache", "NO_COLOR": "1"]
    if let path { environment["PATH"] = path }
    return try Command(
      try BuiltProduct.path(of: "hornbook"), arguments, in: folder.path, environment: environment
    ).run()
  }

  /// The codes of findings on each card of a file of this repository, by the cards' ids.
  static func codes(in report: FinishedProcess, of file: String) throws -> [String: Set<String>] {
    let json = try #require(JSONSerialization.jsonObject(with: Data(report.outputBytes)) as? [String: Any])
    let text = try String(contentsOfFile: Repository.path(file), encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var codes: [String: Set<String>] = [:]
    for finding in try #require(json["diagnostics"] as? [[String: Any]]) {
      guard let path = finding["file"] as? String, path.hasSuffix(file),
        let start = finding["start"] as? [String: Int], let line = start["line"], let code = finding["code"] as? String,
        let card = lines[..<line].last(where: { $0.hasPrefix("  - id: ") })
      else { continue }
      codes[String(card.dropFirst("  - id: ".count)), default: []].insert(code)
    }
    return codes
  }
}
