/// How the memory of a server grows while the same thing is done again and again.
enum MemoryGrowth {
  /// A table of what is in use after 1, 100, 1,000 and all repetitions, with the bar on the growth since the 1,000th.
  ///
  /// - Parameters:
  ///   - title: What the server is and does.
  ///   - noun: What is repeated, in the singular: `edit`.
  ///   - count: How often, more than 1,000 times.
  ///   - repeated: Does it once more, by its number from 1.
  ///   - bytesInUse: How many bytes the server has in use.
  static func table(
    _ title: String, of noun: String, count: Int, _ repeated: (Int) throws -> Void, bytesInUse: () -> Int
  ) rethrows -> String {
    var table = Table(title, columns: ["in use", "bar"], note: "the bar is on the growth since \(noun) 1,000")
    var settled = 1
    for number in 1...count {
      try repeated(number)
      if number == 1_000 { settled = bytesInUse() }
      guard [1, 100, 1_000, count].contains(number) else { continue }
      let growth = Double(bytesInUse()) / Double(settled)
      table.add(
        "after \(grouped(number)) \(noun)s", megabytes(bytesInUse()),
        number == count ? Bar.atMost(1.1, growth).verdict : "")
    }
    return table.text
  }
}
