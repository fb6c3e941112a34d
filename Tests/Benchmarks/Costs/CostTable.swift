import Foundation
import TestSupport

/// The committed counts: a file with a line for each run.
struct CostTable {
  /// The kind of machine and the compiler; counts of two machines cannot be compared.
  let conditions: String
  /// The counts by the names of the runs.
  let counts: [String: Int]
  private let lines: [String]

  /// Counts that were made here.
  init(_ counts: [CostCount]) {
    conditions = Self.conditionsHere
    self.counts = Dictionary(counts.map { ($0.name, $0.instructions) }, uniquingKeysWith: { first, _ in first })
    let nameWidth = counts.map(\.name.count).max() ?? 0
    let numberWidth = counts.map { grouped($0.instructions).count }.max() ?? 0
    lines = counts.map { count in
      let number = grouped(count.instructions)
      let spaces = 2 + nameWidth - count.name.count + numberWidth - number.count
      return count.name + String(repeating: " ", count: spaces) + number
    }
  }

  /// The counts of a file; none where there is no file yet.
  init(contentsOf file: String) throws {
    guard FileManager.default.fileExists(atPath: file) else {
      (conditions, counts, lines) = (Self.conditionsHere, [:], [])
      return
    }
    let text = try String(contentsOfFile: file, encoding: .utf8)
    lines = text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
    let heading = text.split(separator: "\n").first { $0.hasPrefix(Self.heading) }
    conditions = heading.map { String($0.dropFirst(Self.heading.count)) } ?? "unknown"
    var counts: [String: Int] = [:]
    for line in lines {
      guard let space = line.lastIndex(of: " "), let count = Int(line[space...].filter(\.isNumber)) else {
        throw BenchmarkFailure("'\(file)' has a line without a count: '\(line)'")
      }
      counts[line[..<space].trimmingCharacters(in: .whitespaces)] = count
    }
    self.counts = counts
  }

  /// Writes them as a file.
  func write(to file: String) throws {
    let text = """
      # How many instructions the release build takes for fixed runs, counted by valgrind's callgrind with one thread:
      # the same on every run and beside any load. `make costs` compares with these, `make costs ACCEPT=1` writes them.
      \(Self.heading)\(conditions)

      """
    try (text + lines.map { $0 + "\n" }.joined()).write(toFile: file, atomically: true, encoding: .utf8)
  }

  private static let heading = "# Counted on "

  /// The kind of machine and the compiler, on which the counts depend.
  static var conditionsHere: String {
    var names = utsname()
    uname(&names)
    let machine = withUnsafeBytes(of: &names.machine) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    let version = try? Command("/usr/bin/env", ["swiftc", "--version"]).run().output
    let words = (version ?? "").split(separator: "\n").first?.split(separator: " ") ?? []
    let compiler = words.drop { $0 != "Swift" }.prefix(3).joined(separator: " ").replacing("version ", with: "")
    return "\(machine) with \(compiler)"
  }
}
