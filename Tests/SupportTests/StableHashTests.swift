import Support
import Testing

@Suite("Stable hashes and random numbers")
struct StableHashTests {
  @Test(
    "FNV-1a gives the numbers of its draft",
    arguments: [
      ("", "cbf29ce484222325", "6c62272e07bb014262b821756295c58d"),
      ("a", "af63dc4c8601ec8c", "d228cb696f1a8caf78912b704e4a8964"),
      ("foobar", "85944171f73967e8", "343e1662793c64bf6f0d3597ba446f18"),
    ])
  func vectors(text: String, narrow: String, wide: String) {
    #expect(StableHash.of(text.utf8).hexadecimal == narrow)
    #expect(StableHash.wide(text.utf8).hexadecimal == wide)
  }

  @Test("a hash goes on where another one ended")
  func continued() {
    #expect(StableHash.of("bar".utf8, after: StableHash.of("foo".utf8)) == StableHash.of("foobar".utf8))
  }

  @Test("hexadecimal digits are as many as the number has room for")
  func digits() {
    #expect((0x2A as UInt64).hexadecimal == "000000000000002a")
    #expect(UInt8.max.hexadecimal == "ff")
  }

  @Test("SplitMix64 gives the numbers of its authors' program")
  func random() {
    var random = SplitMix64(seed: 1_234_567)
    #expect(
      (0..<3).map { _ in random.next() } == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      ])
    #expect(SplitMix64.following(1_234_567) == 6_457_827_717_110_365_317)
  }
}
