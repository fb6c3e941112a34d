/// A `str`: code points of one, two or four bytes each, the narrowest width that holds them all.
struct TextBody: HeapBody {
  var header: Header
  /// The hash, once `flags` says that it was computed.
  var hash: Int
  var count: Int
  var data: UnsafeMutableRawPointer
  /// The shared buffer that `data` points into; nil when the code points follow the body.
  var owner: Buffer?
}

/// A buffer that texts share: appending to the text that ends where the buffer's used part ends copies nothing.
struct BufferBody: HeapBody {
  var header: Header
  var used: Int
  var capacity: Int
  var data: UnsafeMutableRawPointer
}

typealias Text = UnsafeMutablePointer<TextBody>
typealias Buffer = UnsafeMutablePointer<BufferBody>

/// What a text's header notes in its flags.
enum TextFlag {
  static let widthMask: UInt8 = 7
  static let ascii: UInt8 = 8
  static let interned: UInt8 = 16
  static let hashed: UInt8 = 32
}

extension UnsafeMutablePointer where Pointee == TextBody {
  @inline(__always) var count: Int { pointee.count }
  /// Bytes a code point.
  @inline(__always) var width: Int { Int(pointee.header.flags & TextFlag.widthMask) }
  @inline(__always) var isASCII: Bool { pointee.header.flags & TextFlag.ascii != 0 }
  @inline(__always) var isInterned: Bool { pointee.header.flags & TextFlag.interned != 0 }

  /// The code points as bytes; only for a width of 1.
  @inline(__always)
  var latin: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: pointee.data.assumingMemoryBound(to: UInt8.self), count: pointee.count)
  }

  @inline(__always)
  subscript(codePoint index: Int) -> UInt32 {
    switch pointee.header.flags & TextFlag.widthMask {
    case 1: UInt32(pointee.data.load(fromByteOffset: index, as: UInt8.self))
    case 2: UInt32(pointee.data.load(fromByteOffset: index << 1, as: UInt16.self))
    default: pointee.data.load(fromByteOffset: index << 2, as: UInt32.self)
    }
  }

  /// The code points, copied.
  var units: [UInt32] { units(0, count) }

  func units(_ start: Int, _ end: Int) -> [UInt32] {
    guard end > start else { return [] }
    return [UInt32](unsafeUninitializedCapacity: end - start) { buffer, initialized in
      for index in start..<end { buffer[index - start] = self[codePoint: index] }
      initialized = end - start
    }
  }

  /// The hash, as CPython computes it under the run's key; computed once.
  @inline(__always)
  func hash(under key: UnsafePointer<HashKey>) -> Int {
    if pointee.header.flags & TextFlag.hashed != 0 { return pointee.hash }
    return computeHash(key.pointee)
  }

  private func computeHash(_ key: HashKey) -> Int {
    let hash = count == 0 ? 0 : hashBytes(pointee.data, count: count * width, key)
    pointee.hash = hash
    pointee.header.flags |= TextFlag.hashed
    return hash
  }

  @inline(__always)
  func isEqual(to other: Text) -> Bool {
    if self == other { return true }
    if count != other.count || width != other.width { return false }
    return compareMemory(pointee.data, other.pointee.data, count * width) == 0
  }

  func isEqual(to other: StaticString) -> Bool {
    guard width == 1, count == other.utf8CodeUnitCount else { return false }
    return compareMemory(pointee.data, UnsafeRawPointer(other.utf8Start), count) == 0
  }

  /// Below zero, zero or above, by code points.
  func compare(to other: Text) -> Int {
    let shared = Swift.min(count, other.count)
    if width == 1, other.width == 1 {
      let order = compareMemory(pointee.data, other.pointee.data, shared)
      return order != 0 ? order : count - other.count
    }
    for index in 0..<shared {
      let (left, right) = (self[codePoint: index], other[codePoint: index])
      if left != right { return left < right ? -1 : 1 }
    }
    return count - other.count
  }

  /// The text as a Swift string; a lone surrogate becomes U+FFFD.
  var swift: String {
    if isASCII { return String(decoding: latin, as: UTF8.self) }
    var scalars = String.UnicodeScalarView()
    for index in 0..<count { scalars.append(Unicode.Scalar(self[codePoint: index]) ?? "\u{FFFD}") }
    return String(scalars)
  }
}
