import Testing

/// Tests say what is so, and the bench how long it takes: a busy machine makes no test fail.
@Suite("Clocks")
struct ClockTests {
  @Test("no test measures time")
  func noLimits() {
    let clocks = /timeLimit|ContinuousClock|SuspendingClock|DispatchTime|systemUptime|clock_gettime/
    let tests = SourceFile.tests.filter {
      // The bench measures, and the fuzzer looks for a file that takes seconds.
      !["Tests/Benchmarks/", "Tests/YAMLSamples/"].contains(where: $0.path.hasPrefix) && $0.path != ownPath
    }
    #expect(tests.count > 200)
    #expect(tests.filter { $0.code.contains { $0.contains(clocks) } }.map(\.path) == [])
  }

  private let ownPath = "Tests/ArchitectureTests/ClockTests.swift"
}
