/// One of several equal parts of the work.
struct Shard: CustomStringConvertible {
  /// Which one, from 1.
  let number: Int
  /// How many there are.
  let count: Int

  /// All of the work.
  static let whole = Shard(number: 1, count: 1)

  /// The most parts.
  private static let most = 100_000

  /// Reads `3/8`.
  ///
  /// - Throws: `CommandFailure` for anything else.
  static func parse(_ text: String) throws(CommandFailure) -> Shard {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1] else {
      throw CommandFailure("'\(text)' is not a shard", help: "write the 3rd of 8 as 3/8")
    }
    guard (1...most).contains(count) else {
      throw CommandFailure(
        "there cannot be \(count) shards", help: "write a number from 1 to \(most) after the slash")
    }
    guard (1...count).contains(number) else {
      throw CommandFailure(
        "there is no shard \(number) of \(count)", help: "they are 1/\(count) to \(count)/\(count)")
    }
    return Shard(number: number, count: count)
  }

  /// As it is written: `3/8`.
  var description: String { "\(number)/\(count)" }
}
