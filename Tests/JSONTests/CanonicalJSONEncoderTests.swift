import JSON
import Testing

/// Encoding straight to canonical bytes, which are those of the way by a tree.
struct CanonicalJSONEncoderTests {
  /// A value that writes the members that a test gives it.
  private struct Members: Encodable {
    struct Key: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    let write: @Sendable (inout KeyedEncodingContainer<Key>) throws -> Void

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try write(&container)
    }
  }

  /// A value whose members are written in two goes, as a card and its payload are.
  private struct TwoGoes: Encodable {
    func encode(to encoder: any Encoder) throws {
      for (key, value) in [("type", "card"), ("id", "a")] {
        var container = encoder.container(keyedBy: Members.Key.self)
        try container.encode(value, forKey: Members.Key(stringValue: key))
      }
    }
  }

  private struct Nothing: Encodable {
    func encode(to encoder: any Encoder) {}
  }

  private func agree(_ value: some Encodable) throws {
    let wanted = CanonicalJSON.bytes(of: try JSONValueEncoder().encode(value))
    let bytes = try CanonicalJSONEncoder().encode(value)
    #expect(bytes == wanted, "\(String(decoding: bytes, as: UTF8.self))")
  }

  @Test("values of every shape come to the same bytes")
  func shapes() throws {
    try agree("text")
    try agree(7)
    try agree(UInt8(7))
    try agree(-0.5)
    try agree(Float(0.25))
    try agree(true)
    try agree(["key": [1, nil]])
    try agree([[Int]]())
    try agree([String: Int]())
    try agree([[1.5, 2], []])
    try agree([["b": "x", "a": "y\n\"\\\u{1}é"]])
    try agree(["z": JSONValue.integer(1 << 60), "a": ["y": 1, "x": [nil, true]]])
    try agree(Nothing())
    try agree([Nothing(), Nothing()])
    try agree(TwoGoes())
  }

  @Test("members are ordered by the UTF-16 code units of their keys; the last of several with one key counts")
  func order() throws {
    let keys = ["", "b", "a", "aa", "B", "é", "\u{E000}", "\u{1F600}", "\u{FFFD}", "\u{10FFFF}", "a", "\u{D7FF}"]
    try agree(
      Members { container in
        for (place, key) in keys.enumerated() { try container.encode(place, forKey: Members.Key(stringValue: key)) }
      })
  }

  @Test("containers that are nested by hand come out right, too, in whichever turns they are written")
  func nested() throws {
    try agree(
      Members { container in
        var list = container.nestedUnkeyedContainer(forKey: Members.Key(stringValue: "list"))
        var object = container.nestedContainer(keyedBy: Members.Key.self, forKey: Members.Key(stringValue: "object"))
        try list.encode(1)
        try object.encode(2, forKey: Members.Key(stringValue: "b"))
        try container.encodeNil(forKey: Members.Key(stringValue: "nil"))
        try list.encode("two")
        try object.encode(true, forKey: Members.Key(stringValue: "a"))
      })
  }

  /// A value that goes on where a part of it cannot be written.
  private struct Lenient: Encodable {
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Members.Key.self)
      try? container.encode([1, Double.nan], forKey: Members.Key(stringValue: "a"))
      try container.encode([Elements(), Elements()], forKey: Members.Key(stringValue: "b"))
    }

    struct Elements: Encodable {
      func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for number in [1, Double.infinity, 2] { try? container.encode([number]) }
      }
    }
  }

  private struct Silent: Encodable {
    func encode(to encoder: any Encoder) { _ = encoder.singleValueContainer() }
  }

  @Test("nothing is left of parts that could not be written, and a value that writes nothing is an empty object")
  func lenient() throws {
    #expect(
      String(decoding: try CanonicalJSONEncoder().encode(Lenient()), as: UTF8.self) == #"{"b":[[[1],[2]],[[1],[2]]]}"#)
    try agree([Silent(), Silent()])
  }

  @Test("many members come in order, too")
  func many() throws {
    try agree(Dictionary(uniqueKeysWithValues: (0..<2_000).map { ("assets/\($0).png", $0) }))
  }

  @Test("numbers that JSON does not have are refused, and the error has the path to them")
  func refused() throws {
    let error = #expect(throws: EncodingError.self) { try CanonicalJSONEncoder().encode(["speed": [1, Double.nan]]) }
    guard case .invalidValue(_, let context)? = error else { return }
    #expect(context.codingPath.map(\.stringValue) == ["speed", "1"])
    #expect(throws: EncodingError.self) { try CanonicalJSONEncoder().encode([Int.max]) }
  }
}
