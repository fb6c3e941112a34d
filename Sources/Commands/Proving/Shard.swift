internal import ArgumentParser

/// One of several equal parts of the work.
struct Shard: ExpressibleByArgument {
  /// Which one, from 1.
  let number: Int
  /// How many there are.
  let count: Int

  /// All of the work.
  static let whole = Shard(number: 1, count: 1)

  /// The most parts.
  private static let most = 100_000

  private init(number: Int, count: Int) {
    self.number = number
    self.count = count
  }

  /// Reads `3/8`; nil for anything else.
  init?(argument: String) {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], (1...Self.most).contains(count),
      (1...count).contains(number)
    else { return nil }
    self.init(number: number, count: count)
  }

  /// How it is shown where an option has a value by itself.
  var defaultValueDescription: String { "\(number)/\(count)" }
}
