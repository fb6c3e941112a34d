import Foundation
import Support
import TestSupport

/// Lints mutants of the shipped lessons, each in a process of its own, and looks for what must never happen: another
/// exit status than 0 or 1, a report that is no JSON, a run of more than a second.
public struct MutantLinting {
  /// What went wrong with one mutant.
  public struct Failure: CustomStringConvertible {
    /// The mutant's number, with which and the seed it comes again.
    public let number: Int
    /// What happened.
    public let description: String
  }

  private let hornbook: String
  private let seed: UInt64
  private let originals: [(path: String, text: String)]
  /// A curriculum for each process that runs at the same time.
  private let folders: [TemporaryDirectory]

  /// Mutants of the shipped curriculum's first module for the `hornbook` at a path.
  ///
  /// The tasks of later modules take so many runs that a lint of all of them says little about how files are read.
  public init(hornbook: String, seed: UInt64, atOnce: Int = 2) throws {
    self.hornbook = hornbook
    self.seed = seed
    let originals = try Self.firstModule(in: Repository.path("curriculum"))
    self.originals = originals
    folders = try (0..<atOnce).map { _ in
      let folder = try TemporaryDirectory()
      for (path, text) in originals { try folder.write(text, to: path) }
      return folder
    }
  }

  /// Lints the mutants with these numbers, and gives what went wrong and the longest time in seconds.
  public func run(_ numbers: Range<Int>) throws -> (failures: [Failure], longest: Double) {
    var failures: [Failure] = []
    var longest = 0.0
    for first in stride(from: numbers.lowerBound, to: numbers.upperBound, by: folders.count) {
      let started = ContinuousClock.now
      let batch = try zip(first..<numbers.upperBound, folders).map { number, folder in
        (number, try start(number, in: folder))
      }
      for (number, mutant) in batch {
        let finished = try mutant.process.wait()
        let seconds = (ContinuousClock.now - started) / .seconds(1)
        longest = max(longest, seconds)
        try mutant.folder.write(originals[mutant.file].text, to: originals[mutant.file].path)
        let reason = Self.fault(of: finished) ?? (seconds > 1 ? "took \(seconds) s" : nil)
        if let reason { failures.append(Failure(number: number, description: "mutant \(number): \(reason)")) }
      }
    }
    return (failures, longest)
  }

  /// The files of the module `training`, and those of a curriculum that has no other.
  private static func firstModule(in root: String) throws -> [(path: String, text: String)] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root).sorted().filter {
      $0.hasSuffix(".yaml") && ($0.hasPrefix("training/") || !$0.contains("/"))
    }
    return try paths.map { path in
      let text = try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let isOfOthers = { (line: Substring) in !path.contains("/") && line.hasPrefix("  - ") && line != "  - training" }
      return (path, lines.filter { !isOfOthers($0) }.joined(separator: "\n"))
    }
  }

  private struct Started {
    let process: RunningProcess
    let folder: TemporaryDirectory
    let file: Int
  }

  /// One file is changed; all others stay right.
  private func start(_ number: Int, in folder: TemporaryDirectory) throws -> Started {
    var random = SeededRandom(seed: seed &+ UInt64(number) &* SplitMix64.increment)
    let file = Int.random(in: originals.indices, using: &random)
    try folder.write(mutant(of: originals[file].text, &random), to: originals[file].path)
    let process = try Command(hornbook, ["lint", "--format", "json", folder.path]).start()
    return Started(process: process, folder: folder, file: file)
  }

  private static func fault(of finished: FinishedProcess) -> String? {
    guard finished.status == 0 || finished.status == 1 else {
      return "ended with status \(finished.status): \(finished.errors.prefix(300))"
    }
    guard let report = try? JSONSerialization.jsonObject(with: Data(finished.outputBytes)) as? [String: Any],
      report["version"] as? Int == 1, report["diagnostics"] is [Any]
    else { return "wrote no report: \(finished.output.prefix(300))" }
    return nil
  }
}
