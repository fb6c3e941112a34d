import ArgumentParser
import PythonSamples

/// `benchmarks fuzz-python`.
struct FuzzPythonCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fuzz-python",
    abstract: "Run random programs here and in the real python3, and look for one that prints something else.")

  @Option(help: "How many programs.")
  var count = 20_000

  @Option(help: "The seed from which they follow.")
  var seed: UInt64 = 1

  @Option(help: "How many differences to show.")
  var show = 10

  @Option(help: "How many random numbers each function draws for each of fifty seeds.")
  var draws = 10_000

  func run() throws {
    var differences: [PythonDifference] = []
    var (done, skipped) = (0, 0)
    while done < count {
      let batch = min(500, count - done)
      let batchSeed = seed &+ UInt64(done)
      let found =
        (done / 500).isMultiple(of: 4)
        ? try PythonDifference.find(count: batch, seed: batchSeed)
        : try PythonDifference.findInAreas(count: batch, seed: batchSeed)
      differences += found.differences
      skipped += found.skipped
      done += batch
    }
    differences += try compareDraws()
    for difference in differences.prefix(show) { print(difference) }
    print("\(count) random programs (seed \(seed)): \(differences.count) that print something else than in python3")
    print("\(skipped) did not end there in time, or print more than 16 MiB, and were not compared")
    if !differences.isEmpty { throw ExitCode.failure }
  }

  private func compareDraws() throws -> [PythonDifference] {
    var differences: [PythonDifference] = []
    for start in stride(from: 0, to: RandomDraws.seeds.count, by: 5) {
      let seeds = RandomDraws.seeds[start..<min(start + 5, RandomDraws.seeds.count)]
      let found = try PythonDifference.find(among: RandomDraws.programs(seeds: seeds, count: draws))
      differences += found.differences
      guard found.skipped == 0 else { throw ValidationError("python3 did not end \(found.skipped) programs in time") }
    }
    print("\(draws) draws of each function of random for \(RandomDraws.seeds.count) seeds: \(differences.count) differ")
    return differences
  }
}
