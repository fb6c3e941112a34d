internal import Diagnostics
internal import Foundation
internal import Linting
internal import Publishing
internal import Synchronization

/// What earlier runs found in the episodes of a curriculum, in a file of the user's cache folder.
///
/// Each entry stands under the SHA-256 of all on which it depends, this very tool included: another build, another
/// rule, another limit or another byte in a file finds nothing. A file that is missing, cut off or changed is as good
/// as none, and one that cannot be written is no fault.
final class ProofCache: LintMemory {
  private let path: String
  private let tool: String
  private let known: [Digest: [UInt8]]
  private let used = Mutex<[Digest: [UInt8]]>([:])
  private let isNew = Mutex(false)

  private typealias Digest = String

  /// The cache of a curriculum; nil where the user has no cache folder.
  init?(of root: String) {
    guard let folder = Self.folder, let tool = Self.tool else { return nil }
    self.tool = tool
    path = "\(folder)/\(ContentDigest.sha256(of: Array(root.utf8)).prefix(32)).proofs"
    known = Self.read(path)
  }

  func recall(_ key: LintKey) -> [UInt8]? {
    let digest = digest(of: key)
    guard let bytes = known[digest] else { return nil }
    used.withLock { $0[digest] = bytes }
    return bytes
  }

  func keep(_ bytes: [UInt8], under key: LintKey) {
    let digest = digest(of: key)
    used.withLock { $0[digest] = bytes }
    isNew.withLock { $0 = true }
  }

  /// Writes what this run used if some of it is new; what it did not use is kept only after a run over a part.
  func save(isWhole: Bool) {
    guard isNew.withLock({ $0 }) else { return }
    let entries = used.withLock { used in isWhole ? used : known.merging(used) { _, new in new } }
    var bytes = Array(Self.header.utf8)
    for (digest, entry) in entries.sorted(by: { $0.key < $1.key }) {
      bytes += digest.utf8
      withUnsafeBytes(of: UInt32(entry.count).littleEndian) { bytes += $0 }
      bytes += entry
    }
    bytes += ContentDigest.sha256(of: bytes).utf8
    guard let folder = Self.folder else { return }
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try? AtomicFile.write(bytes, to: path, isLasting: false)
  }

  private func digest(of key: LintKey) -> Digest {
    var bytes = Array("\(tool)\u{0}\(key.circumstances.count)\u{0}".utf8)
    bytes.reserveCapacity(bytes.count + key.circumstances.count + key.content.count)
    bytes += key.circumstances
    bytes += key.content
    return ContentDigest.sha256(of: bytes)
  }

  private static let header = "hornbook proofs 1\n"
  private static let digestCount = 64

  private static func read(_ path: String) -> [Digest: [UInt8]] {
    guard let data = FileManager.default.contents(atPath: path) else { return [:] }
    let bytes = [UInt8](data)
    let end = bytes.count - digestCount
    guard end >= header.utf8.count, bytes.starts(with: header.utf8),
      ContentDigest.sha256(of: Array(bytes[..<end])).utf8.elementsEqual(bytes[end...])
    else { return [:] }
    var entries: [Digest: [UInt8]] = [:]
    var position = header.utf8.count
    while position + digestCount + 4 <= end {
      let digest = String(decoding: bytes[position..<position + digestCount], as: UTF8.self)
      position += digestCount
      let count = (0..<4).reduce(0) { $0 | Int(bytes[position + $1]) << (8 * $1) }
      position += 4
      guard count <= end - position else { return [:] }
      entries[digest] = Array(bytes[position..<position + count])
      position += count
    }
    return position == end ? entries : [:]
  }

  /// Where caches are: `$XDG_CACHE_HOME/hornbook`, or `.cache/hornbook` at home.
  private static var folder: String? {
    let environment = ProcessInfo.processInfo.environment
    if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") { return "\(cache)/hornbook" }
    return environment["HOME"].flatMap { $0.hasPrefix("/") ? "\($0)/.cache/hornbook" : nil }
  }

  /// Which build of the tool this is: its version, and the size and the time of its file.
  private static var tool: String? {
    guard let path = Bundle.main.executablePath else { return nil }
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return "\(toolVersion) \(status.st_size) \(time.tv_sec) \(time.tv_nsec) \(status.st_ino)"
  }
}
