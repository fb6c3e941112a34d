import CurriculumBundle
import Foundation

extension AssetReference {
  /// Whether bytes are those of the image: as many, under the same hash, and beginning as its format does.
  func isHeld(by bytes: [UInt8]) -> Bool {
    bytes.count == size && SHA256Digest(of: bytes).hexadecimal == sha256 && begins(bytes)
  }

  private func begins(_ bytes: [UInt8]) -> Bool {
    switch format {
    case "png": bytes.starts(with: [0x89, 0x50, 0x4E, 0x47])
    case "jpg", "jpeg": bytes.starts(with: [0xFF, 0xD8])
    case "gif": bytes.starts(with: Array("GIF8".utf8))
    case "webp": bytes.starts(with: Array("RIFF".utf8))
    default: String(decoding: bytes.prefix(1000), as: UTF8.self).contains("<svg")
    }
  }
}

/// SHA-256 (FIPS 180-4), which an app on Apple's systems would take from CryptoKit.
struct SHA256Digest {
  /// 64 lower-case digits.
  var hexadecimal: String { words.map { String(UInt64(1) << 32 | UInt64($0), radix: 16).dropFirst() }.joined() }

  private var words: [UInt32] = (0..<8).map { Self.fraction(of: Self.primes[$0].squareRoot()) }
  private static let primes = (2...311).filter { number in !(2..<number).contains { number % $0 == 0 } }.map(
    Double.init)
  private static let constants = primes.map { fraction(of: cbrt($0)) }

  init(of bytes: [UInt8]) {
    var padded = bytes + [0x80]
    padded += Array(repeating: 0, count: (120 - padded.count % 64) % 64)
    padded += (0..<8).reversed().map { UInt8(truncatingIfNeeded: (bytes.count * 8) >> ($0 * 8)) }
    for start in stride(from: 0, to: padded.count, by: 64) { add(padded[start..<start + 64]) }
  }

  /// The first 32 bits behind the point.
  private static func fraction(of number: Double) -> UInt32 { UInt32((number - number.rounded(.down)) * 0x1p32) }

  private mutating func add(_ block: ArraySlice<UInt8>) {
    var schedule = (0..<16).map { word in
      block.dropFirst(word * 4).prefix(4).reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let (near, far) = (schedule[index - 15], schedule[index - 2])
      schedule.append(
        schedule[index - 16] &+ schedule[index - 7] &+ (turned(near, 7) ^ turned(near, 18) ^ near >> 3)
          &+ (turned(far, 17) ^ turned(far, 19) ^ far >> 10))
    }
    var state = words
    for index in 0..<64 {
      let (a, e) = (state[0], state[4])
      let choice = e & state[5] ^ ~e & state[6]
      let majority = a & state[1] ^ a & state[2] ^ state[1] & state[2]
      let mixed = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
      let first = state[7] &+ mixed &+ choice &+ Self.constants[index] &+ schedule[index]
      let second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) &+ majority
      state = [first &+ second] + state[0..<3] + [state[3] &+ first] + state[4..<7]
    }
    for index in words.indices { words[index] &+= state[index] }
  }

  private func turned(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }
}
