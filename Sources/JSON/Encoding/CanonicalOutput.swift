/// The bytes of a value while they are written.
final class CanonicalOutput {
  var bytes: [UInt8] = []
  /// Whether a value asked for something that cannot be written in one go.
  var needsTree = false
  /// Where the members of an object are put in order.
  var scratch: [UInt8] = []
  /// Encoders that are done, to be used again: a card takes dozens.
  private var spare: [CanonicalValueEncoder] = []

  /// Writes a value behind what is there.
  func write<Value: Encodable>(
    _ value: Value, below parent: CanonicalValueEncoder?, key: (any CodingKey)?
  ) throws {
    if Value.self == JSONValue.self, let json = value as? JSONValue { return CanonicalJSON.write(json, to: &bytes) }
    var encoder = spare.popLast() ?? CanonicalValueEncoder(self)
    encoder.begin(below: parent, key: key)
    try value.encode(to: encoder)
    encoder.finish()
    // A container that somebody keeps still writes here.
    if isKnownUniquelyReferenced(&encoder) { spare.append(encoder) }
  }

  func write(_ text: String) { JSONScalarText.write(text, to: &bytes) }

  func write(_ value: Bool) { bytes += (value ? "true" : "false").utf8 }

  func write(_ scalar: JSONValue) { JSONScalarText.write(scalar, to: &bytes) }
}
