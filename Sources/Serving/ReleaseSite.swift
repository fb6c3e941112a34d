import CurriculumBundle
import JSON
import Support
import Synchronization

/// Serves a release place as a web server does, read-only: the manifest, the channels, the versions and the content,
/// and nothing else that its folder holds.
///
/// Pages of any origin may read it, as web clients have to; so whatever is in it is public to each page that is open in
/// a browser of this machine while it is served.
public final class ReleaseSite: Site {
  private let files: any ServedFiles
  private let current: String
  private let broken: Set<BrokenRelease>
  private let log: @Sendable (_ method: String, _ target: String, _ status: Int) -> Void
  /// The pointers that were served once, as long as they are to become stale.
  private let served = Mutex<Set<String>>([])

  /// A site.
  ///
  /// - Parameters:
  ///   - release: The version that is to be the current one, whatever `manifest.json` names; nil for that.
  ///   - broken: In which ways it is to be broken.
  ///   - log: Called after each answer.
  public init(
    _ files: any ServedFiles, release: String? = nil, broken: Set<BrokenRelease> = [],
    log: @escaping @Sendable (_ method: String, _ target: String, _ status: Int) -> Void = { _, _, _ in }
  ) {
    self.files = files
    current = release.map { "versions/\($0).json" } ?? Manifest.path
    self.broken = broken
    self.log = log
  }

  /// Those that change nothing.
  public let methods: [HTTPRequest.Method] = [.get, .head]

  /// Every page may read what is served, and nothing is taken for another type than it has.
  public let commonHeaders = [
    HTTPResponse.Header("access-control-allow-origin", "*"),
    HTTPResponse.Header("access-control-expose-headers", "ETag"),
    HTTPResponse.Header("cache-control", "no-store"),
    HTTPResponse.Header("cross-origin-resource-policy", "cross-origin"),
    HTTPResponse.Header("x-content-type-options", "nosniff"),
  ]

  /// Hands the answer on to the log.
  public func note(_ method: String, _ target: String, status: Int) { log(method, target, status) }

  /// The answer to a request.
  public func respond(to request: HTTPRequest) -> HTTPResponse {
    var response = answer(to: request)
    if broken.contains(.slow) { response.delay = BrokenRelease.delay }
    return response
  }

  private func answer(to request: HTTPRequest) -> HTTPResponse {
    if broken.contains(.unavailable) { return .failure(.init(status: 503, "the release is not available")) }
    if broken.contains(.portal) { return .html(Self.portal) }
    guard let path = request.path.flatMap(ReleasePath.init),
      let bytes = files.read(path.file == Manifest.path ? current : path.file)
    else {
      return .failure(
        .init(
          status: 404, "there is no '\(request.path ?? "such file")' in this release",
          help: pointers.first.map { "begin with '/\($0)'" }))
    }
    switch path.kind {
    case .pointer: return pointer(path.file, bytes, request)
    case .keptManifest: return file(bytes, Self.json, tag: Self.tag(of: bytes), cache: Self.forGood, request)
    case .content(let sha256, let type): return content(bytes, type, sha256, request)
    }
  }

  private func pointer(_ path: String, _ bytes: [UInt8], _ request: HTTPRequest) -> HTTPResponse {
    var bytes = bytes
    if broken.contains(.stale), !served.withLock({ $0.insert(path).inserted }) {
      bytes = older(than: bytes, at: path) ?? bytes
    }
    if broken.contains(.newer) { bytes = Self.withUnknownFormat(bytes) }
    return file(bytes, Self.json, tag: Self.tag(of: bytes), cache: "no-cache", request)
  }

  private func content(_ bytes: [UInt8], _ type: String, _ sha256: String, _ request: HTTPRequest) -> HTTPResponse {
    if broken.contains(.missing) { return .failure(.init(status: 404, "this file is missing, as was asked for")) }
    let sent = broken.contains(.damaged) ? BrokenRelease.damage(bytes) : bytes
    var response = file(sent, type, tag: sha256, cache: Self.forGood, request)
    if broken.contains(.truncated), response.status == 200 { response.cut = sent.count / 2 }
    return response
  }

  /// A file with what a cache has to know of it, or that a client's copy is still as it was.
  private func file(
    _ bytes: [UInt8], _ type: String, tag: String, cache: String, _ request: HTTPRequest
  ) -> HTTPResponse {
    let headers = [HTTPResponse.Header("etag", "\"\(tag)\""), HTTPResponse.Header("cache-control", cache)]
    if request.headers["if-none-match"].map({ Self.lists($0, tag) }) ?? false { return .notModified(headers) }
    return type == Self.json
      ? HTTPResponse(type: type, body: bytes, headers: headers) : .image(bytes, type: type, headers: headers)
  }

  private static let json = "application/json"
  /// A year, as long as caches keep anything.
  private static let forGood = "public, max-age=31536000, immutable"

  private static let portal = """
    <!doctype html><html lang="en"><title>Welcome</title><p>Accept the terms of use of this network to go on.</p></html>
    """

  /// Whether an `If-None-Match` names a tag (RFC 9110, 13.1.2): compared weakly, and `*` is any.
  private static func lists(_ condition: String, _ tag: String) -> Bool {
    condition.split(separator: ",").contains { item in
      let name = String(item).trimmingWhitespace()
      return name == "*" || name == "\"\(tag)\"" || name == "W/\"\(tag)\""
    }
  }

  /// What changes with the bytes.
  private static func tag(of bytes: [UInt8]) -> String { "\(StableHash.of(bytes).hexadecimal)-\(bytes.count)" }
}

extension ReleaseSite {
  /// Whether a channel has a release before its current one, without which nothing can be stale.
  public var hasOlderRelease: Bool {
    pointers.contains { path in
      files.read(path == Manifest.path ? current : path).flatMap { older(than: $0, at: path) } != nil
    }
  }

  /// Of the kept manifests that were published first on the channel of a pointer, that with the highest sequence number
  /// below the pointer's; nil where there is none.
  private func older(than bytes: [UInt8], at path: String) -> [UInt8]? {
    guard let current = SequencedManifest(bytes) else { return nil }
    let channel = channel(at: path) ?? current.channel
    let kept = served(in: "versions").compactMap(files.read).compactMap(SequencedManifest.init)
    return kept.filter { $0.channel == channel && $0.sequence < current.sequence }
      .max { $0.sequence < $1.sequence }?.bytes
  }

  /// The paths of the channels' files, that of `stable` first.
  private var pointers: [String] { (files.read(current) == nil ? [] : [Manifest.path]) + served(in: "channels") }

  /// The paths of the files in a folder that are served, sorted.
  private func served(in folder: String) -> [String] {
    files.names(in: folder).map { "\(folder)/\($0)" }.filter { ReleasePath("/\($0)") != nil }.sorted()
  }

  /// The channel that a pointer is of; nil where a version of any channel is served in its place.
  private func channel(at path: String) -> String? {
    guard path == Manifest.path else { return String(path.dropFirst("channels/".count).dropLast(".json".count)) }
    return current == Manifest.path ? SequencedManifest.stable : nil
  }

  /// What tells which of two manifests is older.
  private struct SequencedManifest {
    let bytes: [UInt8]
    let sequence: Int
    /// The channel on which it was published first.
    let channel: String

    /// The channel of a manifest that names none.
    static let stable = "stable"

    /// The manifest in a file; nil where it is not one.
    init?(_ bytes: [UInt8]) {
      guard case .success(let manifest) = JSONReader.read(bytes), let sequence = manifest["sequence"]?.integer else {
        return nil
      }
      (self.bytes, self.sequence, channel) = (bytes, sequence, manifest["channel"]?.string ?? Self.stable)
    }
  }

  private static func withUnknownFormat(_ bytes: [UInt8]) -> [UInt8] {
    guard case .success(let manifest) = JSONReader.read(bytes) else { return bytes }
    return CanonicalJSON.bytes(of: withUnknownFormat(manifest))
  }

  /// A manifest and all that it offers, as no client can read them.
  private static func withUnknownFormat(_ manifest: JSONValue) -> JSONValue {
    guard case .object(let manifest) = manifest else { return manifest }
    var changed = JSONObject()
    for member in manifest.members {
      let value: JSONValue =
        switch member.key {
        case "formatVersion": .integer(unknownFormat)
        case "offers": .array((member.value.array ?? []).map(withUnknownFormat))
        default: member.value
        }
      changed.append(member.key, value)
    }
    return .object(changed)
  }

  private static let unknownFormat = 999
}

/// What a release's site needs of the machine that it runs on.
public protocol ServedFiles: Sendable {
  /// The bytes of a file by its path in the folder, such as `versions/1.0.0.json`; nil where there is no such file, and
  /// for links.
  func read(_ path: String) -> [UInt8]?

  /// The names of the files in a folder of it, such as `versions`, without hidden ones; none where there is no folder.
  func names(in folder: String) -> [String]
}
