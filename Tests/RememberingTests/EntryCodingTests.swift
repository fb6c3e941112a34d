import Remembering
import Testing

@Suite("The encoding of entries")
struct EntryCodingTests {
  private indirect enum Site: Codable, Equatable, Sendable {
    case code
    case part(Int)
    case deep(after: Int?, Site)
  }

  private enum Kind: String, Codable, Sendable { case first, second }

  private struct Sample: Codable, Equatable, Sendable {
    var number: Int?
    var numbers: [Int?]
    var lists: [[String]]
    var double: Double?
    var sites: [Site]
    var members: Set<Int>
    var site: Site?
    var large: UInt64
    var flag: Bool?
    var counts: [Kind: Int]
    var signed: Double
    var words: [String?]?
    var byte: UInt8?
    var kind: Kind?
    var kinds: [Kind]
    var facts: [Int: Site]
    var names: [String: [String?]]
  }

  private static let samples = [
    Sample(
      number: nil, numbers: [nil, -1, .min, .max], lists: [[], ["a", ""]], double: .infinity,
      sites: [.code, .part(-3), .deep(after: nil, .deep(after: 0, .code))], members: [1], site: nil, large: .max,
      flag: false, counts: [.second: 2], signed: -0.0, words: [nil, "é"], byte: 255, kind: .second,
      kinds: [.first, .second], facts: [2: .code, 10: .deep(after: 1, .part(0)), -1: .part(3)],
      names: ["": [], "é": ["a", nil]]),
    Sample(
      number: 0, numbers: [], lists: [], double: nil, sites: [], members: [], site: .deep(after: 0, .part(1)), large: 0,
      flag: nil, counts: [:], signed: 1e300, words: nil, byte: nil, kind: nil, kinds: [],
      facts: [:], names: ["a": []]),
  ]

  @Test("what is written is read back, whatever is missing in it")
  func roundTrip() throws {
    let bytes = try EntryEncoder().encode(Self.samples)
    #expect(try EntryDecoder().decode([Sample].self, from: bytes) == Self.samples)
    #expect(try EntryDecoder().decode(Sample?.self, from: EntryEncoder().encode(Sample?.none)) == nil)
    #expect(try EntryDecoder().decode(Int.self, from: EntryEncoder().encode(-7)) == -7)
  }

  @Test("bytes that are cut off, or have more behind them, are no value, and changed ones end nowhere else")
  func damaged() throws {
    let bytes = try EntryEncoder().encode(Self.samples)
    for end in bytes.indices { #expect((try? EntryDecoder().decode([Sample].self, from: bytes[..<end])) == nil) }
    #expect((try? EntryDecoder().decode([Sample].self, from: bytes + [0])) == nil)
    #expect((try? EntryDecoder().decode([Sample].self, from: [UInt8](repeating: 0xFF, count: 40))) == nil)
    for index in bytes.indices {
      for bit in 0..<8 {
        var changed = bytes
        changed[index] ^= 1 << UInt8(bit)
        _ = try? EntryDecoder().decode([Sample].self, from: changed)
      }
    }
  }

  @Test("a dictionary is the same bytes in whatever order it was made")
  func dictionaries() throws {
    let keys = Array(0..<50)
    let orders: [[Int]] = [keys, keys.reversed(), keys.shuffled()]
    let all: [[Int: String]] = orders.map { keys in
      keys.reduce(into: [Int: String](minimumCapacity: keys[0] * 9)) { $0[$1] = "value \($1)" }
    }
    let bytes = try all.map { try EntryEncoder().encode($0) }
    #expect(bytes[0] == bytes[1] && bytes[0] == bytes[2])
    #expect(try EntryDecoder().decode([Int: String].self, from: bytes[0]) == all[0])
    #expect((try? EntryDecoder().decode([Int: String].self, from: [UInt8](repeating: 0xFF, count: 9) + [1])) == nil)
  }

  @Test("a number near 0 takes a byte, and a missing value one")
  func short() throws {
    #expect(try [0, -1, 63, -64].map { try EntryEncoder().encode($0).count } == [1, 1, 1, 1])
    #expect(try EntryEncoder().encode(Int?.none) == [0])
  }
}
