import ArgumentParser
import Foundation
import TestSupport

/// `benchmarks costs`: counts the instructions of fixed runs of `hornbook`, and compares them with those that are
/// committed.
///
/// Seconds depend on the machine and on what else it does; the instructions of one build on the same input do not.
struct CostsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "costs", abstract: "Count the instructions of fixed runs, and compare them with the committed ones.")

  @Argument(help: "The runs to count, by parts of their names; all by default.")
  var wanted: [String] = []

  @Option(help: "The release build of hornbook.")
  var hornbook: String?

  @Option(help: "The file of committed counts.")
  var table = Repository.path("Tests/Benchmarks/costs.txt")

  @Flag(help: "Write the counts into the file.")
  var accept = false

  @Flag(help: "Print the thirty most expensive functions of each run, from a build that keeps its symbols.")
  var functions = false

  func validate() throws {
    if accept, !wanted.isEmpty { throw ValidationError("--accept writes all counts, so it goes without names") }
    if accept, functions { throw ValidationError("--functions only shows, so it does not go with --accept") }
  }

  func run() throws {
    let callgrind = Callgrind(hornbook: try Workbench(hornbook: hornbook).hornbook, keepsProfiles: functions)
    let plans = try CostPlans().plans(wanted)
    guard !plans.isEmpty else {
      throw ValidationError("no run has '\(wanted.joined(separator: "' or '"))' in its name")
    }
    let counts = try callgrind.count(plans)
    if functions {
      for count in counts { print(try count.functions()) }
      return
    }
    let known = try CostTable(contentsOf: table)
    let comparison = CostComparison(counts, known: known, isWhole: wanted.isEmpty)
    print(comparison.text, terminator: "")
    if accept {
      try CostTable(counts).write(to: table)
      print("wrote \(table): say in the commit which counts moved, and why")
    } else if !comparison.holds {
      throw ExitCode.failure
    }
  }
}
