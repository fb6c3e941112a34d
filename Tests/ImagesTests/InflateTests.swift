import Testing

@testable import Images

@Suite("Compressed data of images")
struct InflateTests {
  /// 4000 zeros, as zlib writes them.
  private static let zeros: [UInt8] = [
    120, 218, 237, 193, 49, 1, 0, 0, 0, 194, 160, 245, 79, 109, 12, 31, 160, 0, 0, 0, 128, 183, 1, 15, 160, 0, 1,
  ]

  @Test("data gives the bytes that were compressed")
  func bytes() throws {
    #expect(try Inflate.bytes(of: Self.zeros, count: 4000) == Array(repeating: 0, count: 4000))
  }

  @Test("a count that the data cannot hold is refused before memory is taken", arguments: [4001, 30_000, Int.max / 2])
  func impossibleCount(_ count: Int) {
    #expect(throws: Inflate.Damage.self) { try Inflate.bytes(of: Self.zeros, count: count) }
  }
}
