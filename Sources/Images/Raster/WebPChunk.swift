/// A chunk: a name, a length and so many bytes, filled up to an even number.
struct WebPChunk {
  let name: String
  let data: Range<Int>
  /// What a message calls it.
  let place: String
  /// Whether it comes right behind the header of the file.
  let isFirst: Bool

  init(_ reader: inout ByteReader) throws(ImageDamage) {
    let start = reader.position
    isFirst = start == 12
    reader.part = "a chunk that begins at byte \(start)"
    name = try reader.name()
    place = "the chunk '\(name)' at byte \(start)"
    reader.part = place
    let length = try reader.little(4)
    data = try reader.skip(length)
    guard length % 2 == 1 else { return }
    guard try reader.byte() == 0 else { throw ImageDamage("\(place) is not filled up with a zero") }
  }
}
