/// What one run of a program cost.
struct Figures {
  /// Seconds from start to exit.
  let wall: Double
  /// Seconds that processors worked for it, in the program and in the system.
  let processor: Double
  /// Most bytes of memory that it held at once.
  let peak: Int
  /// Its exit status.
  let status: Int
}

/// Several runs of one program.
struct Series {
  /// What ran.
  let name: String
  /// The runs in the order in which they were made.
  let runs: [Figures]

  /// Median seconds from start to exit.
  var wall: Double { median(runs.map(\.wall)) }
  /// Least seconds from start to exit: what a quiet machine would show.
  var leastWall: Double { runs.map(\.wall).min() ?? 0 }
  /// Median seconds of processor time.
  var processor: Double { median(runs.map(\.processor)) }
  /// Most bytes of memory in any run.
  var peak: Int { runs.map(\.peak).max() ?? 0 }
}

/// The middle value, or the mean of the two in the middle.
func median(_ values: [Double]) -> Double {
  guard !values.isEmpty else { return 0 }
  let sorted = values.sorted()
  let middle = sorted.count / 2
  return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
