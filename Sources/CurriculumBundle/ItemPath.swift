/// The full id of a module, block, episode or card: slugs from the module down, `training/printing/say-hello/quiz`.
///
/// Paths are equal when their bytes are; Swift's `String` would call texts equal that only look alike.
///
///     ItemPath("training/printing").appending("say-hello") == "training/printing/say-hello"
///     ItemPath("training/printing").parent == "training"
///     ItemPath("training/printing").isInside("train") == false
public struct ItemPath: Sendable, Hashable, CustomStringConvertible {
  /// The slugs with `/` between them.
  public let description: String

  /// A path from its text.
  public init(_ text: String) { description = text }

  /// The path of something inside this item.
  public func appending(_ id: String) -> ItemPath {
    guard !description.isEmpty else { return ItemPath(id) }
    // Every card and episode gets one, for which an interpolated string would grow several times.
    var (outer, id) = (description, id)
    let count = outer.utf8.count + 1 + id.utf8.count
    return outer.withUTF8 { outer in
      id.withUTF8 { id in
        ItemPath(
          String(unsafeUninitializedCapacity: count) { text in
            _ = text.update(fromContentsOf: outer)
            text[outer.count] = UInt8(ascii: "/")
            _ = text[(outer.count + 1)...].update(fromContentsOf: id)
            return count
          })
      }
    }
  }

  /// The slugs, outermost first.
  public var components: [Substring] { description.split(separator: "/", omittingEmptySubsequences: false) }

  /// The path of what holds this item; nil for a module.
  public var parent: ItemPath? {
    description.lastIndex(of: "/").map { ItemPath(String(description[..<$0])) }
  }

  /// Whether this is the other item or something inside it.
  public func isInside(_ other: ItemPath) -> Bool {
    withBytes { inner in
      other.withBytes { outer in
        guard outer.indices.allSatisfy({ $0 < inner.count && inner[$0] == outer[$0] }) else { return false }
        return inner.count == outer.count || inner[outer.count] == UInt8(ascii: "/")
      }
    }
  }

  /// Compares byte by byte.
  public static func == (left: ItemPath, right: ItemPath) -> Bool {
    left.description.utf8.count == right.description.utf8.count
      && left.withBytes { a in right.withBytes { b in a.indices.allSatisfy { a[$0] == b[$0] } } }
  }

  /// Hashes the bytes.
  public func hash(into hasher: inout Hasher) {
    withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(0xFF as UInt8)
  }

  private func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = description.utf8.withContiguousStorageIfAvailable(body) { return result }
    var text = description
    return text.withUTF8(body)
  }
}

extension ItemPath: ExpressibleByStringLiteral {
  /// A path from its text.
  public init(stringLiteral value: String) { self.init(value) }
}

extension ItemPath: Codable {
  /// Reads the path as a string.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the path as a string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
