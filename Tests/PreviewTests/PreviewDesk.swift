import Authoring
import CurriculumBundle
import Diagnostics
import Evidence
import JSON
import Linting
import Serving
import Synchronization
import Testing

@testable import Preview

/// A site over files in memory, and how a page would ask it.
struct PreviewDesk {
  static let port = 4600
  static let token = "a-token"

  let site: PreviewSite
  let host = MemoryHost()

  init(_ files: some CurriculumFiles, version: Int = 1) throws {
    site = PreviewSite(
      try Self.content(of: files, version: version), port: Self.port, token: Self.token,
      links: EditorLinks(root: "/work", templates: [.visualStudioCode]), host: host)
  }

  init(_ authored: AuthoredCurriculum) {
    site = PreviewSite(
      PreviewContent(version: 1, authored, Linter().lint(authored).diagnostics), port: Self.port, token: Self.token,
      links: EditorLinks(root: "/work", templates: []), host: host)
  }

  static func content(of files: some CurriculumFiles, version: Int) throws -> PreviewContent {
    let (authored, reading) = try CurriculumReader.read(files)
    return PreviewContent(version: version, authored, Linter().lint(authored, reading: reading).diagnostics)
  }

  /// The headers of a page of ours.
  static let headers = ["host": "127.0.0.1:\(port)", "x-hornbook-token": token]

  /// The answer to a request of a page of ours.
  func get(_ target: String, headers: [String: String] = headers) -> HTTPResponse {
    site.respond(to: HTTPRequest(method: .get, target: target, headers: headers))
  }

  /// The JSON of an answer.
  func json(_ target: String) throws -> JSONValue { try Self.json(get(target)) }

  /// The JSON of what a page posts.
  func post(_ path: String, _ body: JSONValue, headers: [String: String] = headers) throws -> JSONValue {
    try Self.json(response(path, body, headers: headers))
  }

  /// The answer to what a page posts.
  func response(_ path: String, _ body: JSONValue, headers: [String: String] = headers) -> HTTPResponse {
    site.respond(
      to: HTTPRequest(method: .post, target: path, headers: headers, body: CanonicalJSON.bytes(of: body)))
  }

  private static func json(_ response: HTTPResponse) throws -> JSONValue {
    try JSONReader.read(response.body).get()
  }
}

/// A host that keeps what is written.
final class MemoryHost: PreviewHost {
  private let written = Mutex<[String: String]>([:])

  /// What was written, by path.
  var files: [String: String] { written.withLock { $0 } }

  func asset(at path: String) -> (bytes: [UInt8], mediaType: String)? { (Array(path.utf8), "image/svg+xml") }

  func withPlanner<Result>(for authored: AuthoredCurriculum, _ body: (EvidencePlanner) -> Result) -> Result {
    body(EvidencePlanner())
  }

  func replace(_ changes: [FixedFile]) throws(HTTPResponse.Failure) {
    written.withLock { for change in changes { $0[change.path] = String(decoding: change.new, as: UTF8.self) } }
  }
}
