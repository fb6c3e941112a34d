import ArgumentParser
import YAMLSamples

/// `benchmarks fuzz`.
struct FuzzCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fuzz", abstract: "Lint mutated lessons, each in a process of its own, and look for a crash.")

  @Option(help: "How many mutants.")
  var count = 20_000

  @Option(help: "The seed from which they follow.")
  var seed: UInt64 = 1

  @Option(help: "The release build of hornbook; by default the one beside this program.")
  var hornbook: String?

  func run() throws {
    let bench = try Workbench(hornbook: hornbook)
    print(Machine.line)
    let (failures, longest) = try MutantLinting(hornbook: bench.hornbook, seed: seed).run(0..<count)
    for failure in failures { print(failure) }
    print("\(count) mutants of the shipped lessons (seed \(seed)): \(failures.count) failures, longest \(longest) s")
    if !failures.isEmpty { throw ExitCode.failure }
  }
}
