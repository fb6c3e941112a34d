import Foundation
import JSON
import TestSupport
import Testing

@testable import Serving

/// A release place in memory.
struct MemoryRelease: ServedFiles {
  var files: [String: [UInt8]] = [:]

  func read(_ path: String) -> [UInt8]? { files[path] }

  func names(in folder: String) -> [String] {
    files.keys.filter { $0.hasPrefix("\(folder)/") }.map { String($0.dropFirst(folder.count + 1)) }
  }
}

@Suite("The site of a release place")
struct ReleaseSiteTests {
  static let digest = String(repeating: "9f", count: 32)
  static let content = Array(#"{"title":"Course","modules":[]}"#.utf8)

  /// Three releases on `stable`, and between them two on `beta`.
  static var release: MemoryRelease {
    func stable(_ sequence: Int) -> [UInt8] { Array(#"{"formatVersion":3,"sequence":\#(sequence)}"#.utf8) }
    func beta(_ sequence: Int) -> [UInt8] {
      Array(#"{"channel":"beta","formatVersion":3,"sequence":\#(sequence)}"#.utf8)
    }
    return MemoryRelease(files: [
      "manifest.json": stable(5), "channels/beta.json": beta(4), "removed.json": Array(#"{"pruned":["0.9.0"]}"#.utf8),
      "versions/1.0.0.json": stable(1), "versions/1.3.0-beta.1.json": beta(2), "versions/1.1.0.json": stable(3),
      "versions/1.3.0-beta.2.json": beta(4), "versions/1.2.0.json": stable(5), "content/\(digest).json": content,
      "content/\(digest).svg": Array("<svg/>".utf8), "content/\(digest).png": [1, 2, 3],
    ])
  }

  /// The same without `beta`'s file.
  static var stableRelease: MemoryRelease {
    var release = release
    release.files["channels/beta.json"] = nil
    return release
  }

  private func get(
    _ target: String, _ broken: BrokenRelease..., headers: [String: String] = [:]
  ) -> HTTPResponse {
    ReleaseSite(Self.release, broken: Set(broken)).respond(
      to: HTTPRequest(method: .get, target: target, headers: headers))
  }

  private func header(_ name: String, of response: HTTPResponse) -> String? {
    response.headers.first { $0.name == name }?.value
  }

  @Test(
    "content and versions are kept for good, pointers are asked for again",
    arguments: [
      ("/manifest.json", "no-cache", "application/json"), ("/channels/beta.json", "no-cache", "application/json"),
      ("/removed.json", "no-cache", "application/json"),
      ("/versions/1.0.0.json", "public, max-age=31536000, immutable", "application/json"),
      ("/content/\(digest).json", "public, max-age=31536000, immutable", "application/json"),
      ("/content/\(digest).svg", "public, max-age=31536000, immutable", "image/svg+xml"),
      ("/content/\(digest).png", "public, max-age=31536000, immutable", "image/png"),
    ])
  func caching(target: String, cache: String, type: String) throws {
    let response = get(target)
    #expect(response.status == 200)
    #expect(response.body == Self.release.files[String(target.dropFirst())])
    #expect(header("cache-control", of: response) == cache)
    #expect(header("content-type", of: response) == type)
    let policy = header("content-security-policy", of: response)
    #expect(policy?.contains("default-src 'none'") == (type.hasPrefix("image/") ? true : nil))
  }

  @Test("the tag of content is its digest, that of a pointer follows its bytes")
  func tags() throws {
    #expect(header("etag", of: get("/content/\(Self.digest).json")) == "\"\(Self.digest)\"")
    let tag = try #require(header("etag", of: get("/manifest.json")))
    #expect(tag != header("etag", of: get("/channels/beta.json")))
    #expect(header("etag", of: get("/channels/beta.json")) == header("etag", of: get("/versions/1.3.0-beta.2.json")))
    for condition in [tag, "W/\(tag)", "\"old\", \(tag)", "*"] {
      let response = get("/manifest.json", headers: ["if-none-match": condition])
      #expect(response.status == 304 && response.body == [])
      #expect(header("etag", of: response) == tag)
    }
    #expect(get("/manifest.json", headers: ["if-none-match": "\"old\""]).status == 200)
  }

  @Test(
    "nothing is served but what a release place has",
    arguments: [
      "/", "/content", "/content/", "/versions/", "/channels/", "//manifest.json", "/./manifest.json",
      "/manifest.json/", "/manifest.json.bak", "/.hornbook-1-x.tmp", "/versions/1.0.json", "/versions/.1.0.0.json",
      "/versions/../manifest.json", "/content/../manifest.json", "/content/..%2fmanifest.json", "/channels/...json",
      "/channels/.json", "/channels/a%2fb.json", "/channels/%00.json", "/channels/Beta.json", "/channels/a_b.json",
      "/channels/a.b.json", "/channels/-a.json", "/channels/stable.json",
      "/channels/\(String(repeating: "a", count: 65)).json", "/content/\(digest).html",
      "/content/\(digest.uppercased()).json", "/content/\(digest.dropLast()).json", "/content/\(digest).jpeg",
      "/notes.txt", "/%zz",
    ])
  func others(target: String) {
    struct Anything: ServedFiles {
      func read(_ path: String) -> [UInt8]? { [1] }
      func names(in folder: String) -> [String] { [] }
    }
    #expect(ReleaseSite(Anything()).respond(to: HTTPRequest(method: .get, target: target)).status == 404)
  }

  @Test("a page of any origin may read it, and nothing is taken for another type")
  func crossOrigin() {
    let site = ReleaseSite(Self.release)
    #expect(site.commonHeaders.contains(HTTPResponse.Header("access-control-allow-origin", "*")))
    #expect(site.commonHeaders.contains(HTTPResponse.Header("x-content-type-options", "nosniff")))
    #expect(site.methods == [.get, .head])
  }

  @Test("one byte of damaged content differs, and its tag is the digest of the sound one")
  func damaged() {
    for name in ["json", "png"] {
      let response = get("/content/\(Self.digest).\(name)", .damaged)
      let sound = Self.release.files["content/\(Self.digest).\(name)"] ?? []
      #expect(zip(response.body, sound).count(where: { $0 != $1 }) == 1 && response.body.count == sound.count)
      #expect(header("etag", of: response) == "\"\(Self.digest)\"")
    }
    #expect(get("/manifest.json", .damaged).body == Self.release.files["manifest.json"])
  }

  @Test("missing, truncated and slow releases are what their names say")
  func lostContent() {
    #expect(get("/content/\(Self.digest).json", .missing).status == 404)
    #expect(get("/manifest.json", .missing).status == 200)
    let cut = get("/content/\(Self.digest).json", .truncated)
    #expect(cut.body == Self.content && cut.cut == Self.content.count / 2)
    #expect(get("/manifest.json", .truncated).cut == nil)
    #expect(get("/manifest.json", .slow).delay == 3_000)
    #expect(get("/manifest.json").delay == 0)
  }

  @Test("a stale manifest is that of its channel's release before, once the newer one was served")
  func stale() {
    let site = ReleaseSite(Self.release, broken: [.stale])
    func sequences(_ target: String) -> [Int?] {
      (0..<3).map { _ in
        let body = site.respond(to: HTTPRequest(method: .get, target: target)).body
        return (try? JSONReader.read(body).get())?["sequence"]?.integer
      }
    }
    #expect(sequences("/manifest.json") == [5, 3, 3])
    #expect(sequences("/channels/beta.json") == [4, 2, 2])
  }

  @Test("where only another channel has a release, that is served")
  func channelAlone() {
    var release = Self.release
    release.files["manifest.json"] = nil
    let site = ReleaseSite(release)
    func response(_ target: String) -> HTTPResponse { site.respond(to: HTTPRequest(method: .get, target: target)) }
    #expect(response("/channels/beta.json").body == release.files["channels/beta.json"])
    let missing = response("/manifest.json")
    #expect(missing.status == 404)
    #expect(String(decoding: missing.body, as: UTF8.self).contains("begin with '/channels/beta.json'"))
    #expect(site.hasOlderRelease)
  }

  @Test("nothing can be stale where no channel has two releases")
  func firstReleases() {
    #expect(ReleaseSite(Self.release).hasOlderRelease)
    var first = Self.release
    first.files["manifest.json"] = first.files["versions/1.0.0.json"]
    #expect(ReleaseSite(first).hasOlderRelease, "beta has two")
    first.files["channels/beta.json"] = first.files["versions/1.3.0-beta.1.json"]
    #expect(!ReleaseSite(first).hasOlderRelease)
    // The first release on `stable`, after those on another channel.
    var late = Self.stableRelease
    for version in ["1.0.0", "1.1.0"] { late.files["versions/\(version).json"] = nil }
    #expect(!ReleaseSite(late).hasOlderRelease)
  }

  @Test("an older release is served as the current one, and nothing else changes")
  func olderRelease() {
    let site = ReleaseSite(Self.release, release: "1.1.0", broken: [.stale])
    func body(_ target: String) -> [UInt8] { site.respond(to: HTTPRequest(method: .get, target: target)).body }
    #expect(body("/manifest.json") == Self.release.files["versions/1.1.0.json"])
    #expect(body("/manifest.json") == Self.release.files["versions/1.0.0.json"])
    #expect(body("/channels/beta.json") == Self.release.files["channels/beta.json"])
    #expect(body("/versions/1.2.0.json") == Self.release.files["versions/1.2.0.json"])
    #expect(!ReleaseSite(Self.stableRelease, release: "1.0.0").hasOlderRelease)
    #expect(!ReleaseSite(Self.stableRelease, release: "1.3.0-beta.1").hasOlderRelease)
    #expect(ReleaseSite(Self.stableRelease, release: "1.3.0-beta.2").hasOlderRelease)
  }

  @Test("a newer manifest has a format that no client knows, and is otherwise the same")
  func newer() throws {
    let manifest = try JSONReader.read(get("/manifest.json", .newer).body).get()
    #expect(manifest == ["formatVersion": 999, "sequence": 5])
  }

  @Test("what a newer manifest offers to older apps has a format that no client knows, too")
  func newerOffers() throws {
    var release = Self.release
    release.files["manifest.json"] = Array(
      #"{"formatVersion":4,"offers":[{"formatVersion":3,"sequence":1}],"sequence":5}"#.utf8)
    let site = ReleaseSite(release, broken: [.newer])
    let body = site.respond(to: HTTPRequest(method: .get, target: "/manifest.json", headers: [:])).body
    let offer: JSONValue = ["formatVersion": 999, "sequence": 1]
    #expect(try JSONReader.read(body).get() == ["formatVersion": 999, "offers": .array([offer]), "sequence": 5])
  }

  @Test("the documentation shows each way to break a release, and what a client should do")
  func documentation() throws {
    let path = Repository.path("Sources/hornbook/Hornbook.docc/Apps/TryAClient.md")
    let rows = try String(contentsOfFile: path, encoding: .utf8).components(separatedBy: "\n")
    for kind in BrokenRelease.allCases {
      let row = "| `\(kind.rawValue)` | \(kind.summary) | \(kind.expectation) |"
      #expect(rows.contains(row), "\(row)")
    }
  }

  @Test("a portal and an unavailable place answer each address alike", arguments: ["/manifest.json", "/x"])
  func everyAddress(target: String) {
    #expect(header("content-type", of: get(target, .portal)) == "text/html; charset=utf-8")
    #expect(get(target, .portal).status == 200)
    #expect(get(target, .unavailable).status == 503)
  }
}
