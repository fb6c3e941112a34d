import Foundation
import TestSupport

/// A run of `hornbook` whose instructions are counted.
struct CostRun {
  /// The row of the table, and of the committed file.
  let name: String
  /// The arguments, with paths from the folder of its plan.
  let arguments: [String]
  /// The exit status that it has to have; any other would count something else.
  var expectedStatus = 0
  /// True for a run that another one needs, and that is not counted itself.
  var isPreparation = false
}

/// Runs that follow each other in one folder, since each leaves what the next one needs.
struct CostPlan {
  let runs: [CostRun]
  /// Fills the folder before the first run.
  var prepare: @Sendable (_ folder: TemporaryDirectory) throws -> Void = { _ in }
}

/// The instructions of one run, over all threads.
struct CostCount {
  let name: String
  let instructions: Int
  /// The profile that callgrind wrote, by function; nil unless profiles are kept.
  fileprivate(set) var profile: String?
}

/// valgrind's tool that counts instructions.
struct Callgrind: Sendable {
  let hornbook: String
  /// True to keep the profiles, so that `functions()` can name the functions that took the instructions.
  let keepsProfiles: Bool

  /// Counts the runs of some plans, as many at once as there are processors: counting takes fifty times as long as
  /// running, and the counts do not depend on what else runs.
  func count(_ plans: [CostPlan]) throws -> [CostCount] {
    let results = CostResults(plans.count)
    DispatchQueue.concurrentPerform(iterations: plans.count) { index in
      results.set(index, Result { try count(plans[index]) })
    }
    return try results.all().flatMap { $0 }
  }

  private func count(_ plan: CostPlan) throws -> [CostCount] {
    let folder = try TemporaryDirectory()
    try plan.prepare(folder)
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/hornbook", withDestinationPath: hornbook)
    return try plan.runs.map { try (run: $0, count: count($0, in: folder)) }.filter { !$0.run.isPreparation }
      .map(\.count)
  }

  private func count(_ run: CostRun, in folder: TemporaryDirectory) throws -> CostCount {
    let (log, profile) = (folder.path + "/callgrind.log", folder.path + "/callgrind.out")
    let options = ["--tool=callgrind", "--log-file=\(log)", "--callgrind-out-file=\(profile)"]
    let outcome = try Command(
      "/usr/bin/env", ["-i"] + Self.environment(folder.path) + ["valgrind"] + options + ["./hornbook"] + run.arguments,
      in: folder.path
    ).run()
    let report = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
    guard outcome.status == run.expectedStatus, let count = Self.count(in: report) else {
      let output = (outcome.errors + outcome.output + report).suffix(2000)
      throw BenchmarkFailure("'\(run.name)' ended with \(outcome.status), not \(run.expectedStatus):\n\(output)")
    }
    return CostCount(
      name: run.name, instructions: count,
      profile: keepsProfiles ? try String(contentsOfFile: profile, encoding: .utf8) : nil)
  }

  /// All variables that a run sees: another place or order of what is hashed would be another count.
  private static func environment(_ folder: String) -> [String] {
    [
      "HOME=\(folder)", "LANG=C.UTF-8", "PATH=/usr/local/bin:/usr/bin:/bin", "SWIFT_DETERMINISTIC_HASHING=1",
      "XDG_CACHE_HOME=\(folder)/cache",
    ]
  }

  /// The count in a line such as `==12== Collected : 144502972`.
  private static func count(in report: String) -> Int? {
    report.split(separator: "\n").first { $0.contains("Collected : ") }
      .flatMap { $0.split(separator: " ").last }.flatMap { Int($0) }
  }
}

extension CostCount {
  /// The thirty functions that took most instructions themselves, and the thirty with those that they called.
  func functions() throws -> String {
    guard let profile else { return "" }
    let folder = try TemporaryDirectory()
    let file = try folder.write(profile, to: "callgrind.out")
    let lists = try [("themselves", "no"), ("with what they call", "yes")].map { title, inclusive in
      let script =
        "callgrind_annotate --auto=no --threshold=100 --inclusive=\(inclusive) \"$1\" | swift demangle --simplified"
      let annotated = try Command("/bin/sh", ["-c", script, "sh", file]).run()
      guard annotated.status == 0 else { throw BenchmarkFailure(annotated.errors) }
      return "\(name), \(title)\n" + Self.rows(of: annotated.output).prefix(30).map { "  \($0)\n" }.joined()
    }
    return lists.joined(separator: "\n")
  }

  /// Lines such as `1,014,580,970 (72.76%)  ???:AnswerReader.claim(of:to:) [/tmp/hornbook]`, as far as they tell
  /// something.
  private static func rows(of text: String) -> [String] {
    text.split(separator: "\n").filter { $0.contains("%)") && !$0.contains("PROGRAM TOTALS") }.map { line in
      let end = line.lastIndex(of: "[") ?? line.endIndex
      return String(line[..<end].replacing("???:", with: "").prefix(160))
    }
  }
}

/// The results of several threads, in the order of the plans.
private final class CostResults: @unchecked Sendable {
  private let lock = NSLock()
  private var results: [Result<[CostCount], any Error>?]

  init(_ count: Int) { results = Array(repeating: nil, count: count) }

  func set(_ index: Int, _ result: Result<[CostCount], any Error>) { lock.withLock { results[index] = result } }

  func all() throws -> [[CostCount]] { try lock.withLock { try results.compactMap { try $0?.get() } } }
}
