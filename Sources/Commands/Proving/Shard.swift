internal import ArgumentParser

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
  /// - Throws: `ValidationError` for anything else.
  static func parse(_ text: String) throws -> Shard {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1] else {
      throw ValidationError("'\(text)' is not a shard; write the 3rd of 8 as 3/8")
    }
    guard (1...most).contains(count) else {
      throw ValidationError("there cannot be \(count) shards; write a number from 1 to \(most) after the slash")
    }
    guard (1...count).contains(number) else {
      throw ValidationError("there is no shard \(number) of \(count); they are 1/\(count) to \(count)/\(count)")
    }
    return Shard(number: number, count: count)
  }

  /// As it is written: `3/8`.
  var description: String { "\(number)/\(count)" }
}
