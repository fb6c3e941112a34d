public import Authoring
import CurriculumBundle
import Diagnostics
public import Evidence
import Execution
public import JSON
public import Serving
import Statistics
import Support
import Synchronization

/// Answers the requests of the preview's pages, from what was read alone; fixes it hands on to be written.
public final class PreviewSite: Site {
  private let content: Mutex<PreviewContent>
  /// Why the curriculum cannot be read at the moment; nil where it can.
  private let failure = Mutex<JSONValue?>(nil)
  private let requestGuard: RequestGuard
  private let host: any PreviewHost
  private let statistics = StatisticsView()
  let links: EditorLinks

  /// A site.
  ///
  /// - Parameters:
  ///   - port: The port on which the server listens.
  ///   - token: What only its own pages know.
  public init(_ content: PreviewContent, port: Int, token: String, links: EditorLinks, host: any PreviewHost) {
    self.content = Mutex(content)
    requestGuard = RequestGuard(port: port, token: token)
    self.links = links
    self.host = host
  }

  /// Shows what was read and found since; answers that are being made still show what was there before.
  ///
  /// - Returns: What pages have to be told.
  public func update(_ new: PreviewContent) -> PreviewChange {
    failure.withLock { $0 = nil }
    return content.withLock { old in
      let new = new.rememberingTitles(of: old)
      defer { old = new }
      return PreviewChange(from: old, to: new)
    }
  }

  /// Goes on to show what was read before, since the curriculum cannot be read at the moment.
  ///
  /// - Returns: What pages have to be told: `{"message", "help"}`.
  public func fail(_ message: String, help: String?) -> JSONValue {
    let told: JSONValue = .members(["message": .string(message), "help": help.map { .string($0) }])
    failure.withLock { $0 = told }
    return told
  }

  /// What a page hears first: which run of the server this is, what is shown now, and why that is not what the files
  /// say where they cannot be read.
  public var greeting: JSONValue {
    .members([
      "run": .string(StableHash.of(requestGuard.token.utf8).hexadecimal), "version": .integer(current.version),
      "failed": failure.withLock { $0 },
    ])
  }

  /// What is shown now.
  public var current: PreviewContent { content.withLock { $0 } }

  /// Whether a request is for the stream of changes, which its server answers itself.
  ///
  /// - Throws: `HTTPResponse.Failure` for one that must not have it.
  public func isForEvents(_ request: HTTPRequest) throws(HTTPResponse.Failure) -> Bool {
    guard request.path == "/api/events", request.method == .get else { return false }
    try requestGuard.check(request)
    return true
  }

  /// How much work it may be to answer a request.
  public func work(for request: HTTPRequest) -> AnswerWork {
    switch request.path {
    case "/stats": .curriculum
    case "/api/grade", "/api/run", "/api/author", "/api/tokens": .card
    default: .page
    }
  }

  /// The answer to a request.
  public func respond(to request: HTTPRequest) -> HTTPResponse {
    do throws(HTTPResponse.Failure) {
      try requestGuard.check(request)
      return try answer(to: request)
    } catch {
      return .failure(error)
    }
  }

  private func answer(to request: HTTPRequest) throws(HTTPResponse.Failure) -> HTTPResponse {
    guard let path = request.path else { throw .badRequest("the address cannot be read") }
    if request.method == .post { return .json(try posted(to: path, request)) }
    if let name = path.dropPrefix("/pages/") { return try page(String(name)) }
    if let name = path.dropPrefix("/assets/") { return try asset("assets/\(name)") }
    switch path {
    case "/": return try page("workbench.html")
    case "/learn": return try page("learn.html")
    // A page without the token of our own pages, so that nothing can be changed from it.
    case "/stats": return .html(statistics.page(of: current, host))
    case Self.picturePath: return try picture(request)
    case "/api/curriculum": return .json(OutlineView(current).json)
    case "/api/episode": return .json(try EpisodeView(request.query["path"] ?? "", in: current).json)
    case "/api/draw": return .json(try drawnQuestions(request))
    case "/api/solution": return .json(try solution(request))
    case "/api/findings": return .json(FindingsView(current, links).json)
    case "/api/author":
      let card = ItemPath(request.query["path"] ?? "")
      return .json(try AuthorView(card, in: current, links, unless: request.isAbandoned).json)
    default: throw .notFound("there is no '\(path)'")
    }
  }

  /// The path at which worlds of the robot are drawn.
  static let picturePath = "/api/picture"

  private func posted(to path: String, _ request: HTTPRequest) throws(HTTPResponse.Failure) -> JSONValue {
    let body = try request.json()
    let options = RunOptions(isCancelled: request.isAbandoned)
    switch path {
    case "/api/map": return MapView(current, body).json
    case "/api/code": return AccessCodeRequest(current, body).answer
    case "/api/progress": return try StartingProgress(current, body).json
    case "/api/grade": return try GradeRequest(body, in: current, options).answer()
    case "/api/run": return try RunRequest(body, in: current, options).answer()
    case "/api/tokens": return CodeView.answer(to: body)
    case "/api/fix": return try FixRequest(body).answer(in: current, host)
    default: throw .notFound("there is no '\(path)'")
    }
  }

  /// A file of ours; pages get the token by which the server knows them.
  private func page(_ name: String) throws(HTTPResponse.Failure) -> HTTPResponse {
    let own = name == StatisticsPage.styleSheetName ? StatisticsPage.styleSheet : nil
    guard let text = Pages.texts[name] ?? own, let ending = name.split(separator: ".").last,
      let type = Self.types[ending]
    else { throw .notFound("there is no page '\(name)'") }
    let whole = ending == "html" ? Self.filled(text, token: requestGuard.token, curriculum: links.root) : text
    return HTTPResponse(type: type, body: Array(whole.utf8))
  }

  /// A static file of the preview, the same for every curriculum and every run of the server; nil for all others.
  static func plainFile(_ name: String) -> HTTPResponse? {
    guard let text = Pages.texts[name], let ending = name.split(separator: ".").last, ending != "html" else {
      return nil
    }
    return types[ending].map { HTTPResponse(type: $0, body: Array(text.utf8)) }
  }

  /// A page with what it must know of its server.
  ///
  /// - Parameter curriculum: What no other curriculum has: a page keeps a learner's progress under a key made of it.
  static func filled(_ page: String, token: String, curriculum: String) -> String {
    page.replacing("{{token}}", with: token)
      .replacing("{{curriculum}}", with: StableHash.of(curriculum.utf8).hexadecimal)
  }

  private static let types: [Substring: String] = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
    "svg": "image/svg+xml",
  ]

  /// An image that a curriculum has.
  private func asset(_ path: String) throws(HTTPResponse.Failure) -> HTTPResponse {
    guard current.authored.assets.contains(where: { $0.path == path }), let image = host.asset(at: path) else {
      throw .notFound("there is no image '\(path)'")
    }
    return .image(image.bytes, type: image.mediaType)
  }

  private func picture(_ request: HTTPRequest) throws(HTTPResponse.Failure) -> HTTPResponse {
    let (card, _) = try current.card(ItemPath(request.query["path"] ?? ""))
    return .svg(try WorldView.picture(for: request.query, of: card.card.content))
  }

  private func solution(_ request: HTTPRequest) throws(HTTPResponse.Failure) -> JSONValue {
    let path = ItemPath(request.query["path"] ?? "")
    let (card, _) = try current.card(path)
    guard let solution = card.shownSolution else {
      throw .notFound("the card '\(path)' shows no solution")
    }
    return ["solution": .string(solution)]
  }

  private func drawnQuestions(_ request: HTTPRequest) throws(HTTPResponse.Failure) -> JSONValue {
    let (card, _) = try current.card(ItemPath(request.query["path"] ?? ""))
    guard case .quiz(let quiz) = card.card.content else { throw .badRequest("the card is not a quiz") }
    let places = quiz.places(drawnWith: request.query["seed"].flatMap { UInt64($0) } ?? 0)
    return ["questions": .array(places.map { .integer($0) })]
  }
}

extension PreviewSite {
  /// Those that pages of the preview use.
  public var methods: [HTTPRequest.Method] { HTTPRequest.Method.allCases }

  /// The headers of every answer: nothing is kept, framed by another site, or taken for another type than it says.
  public var commonHeaders: [HTTPResponse.Header] { Self.commonHeaders }

  /// The same headers, also for the page that is shown before there is a site.
  static let commonHeaders: [HTTPResponse.Header] = [
    .init("cache-control", "no-store"), .init("content-security-policy", contentSecurityPolicy),
    .init("cross-origin-opener-policy", "same-origin"), .init("cross-origin-resource-policy", "same-origin"),
    .init("referrer-policy", "no-referrer"), .init("x-content-type-options", "nosniff"),
    .init("x-frame-options", "SAMEORIGIN"),
  ]

  /// What a page may load and do (Content Security Policy, level 3): files of this server and nothing else, and no
  /// script but those in files.
  static let contentSecurityPolicy = """
    default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; frame-src 'self'; \
    font-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; require-trusted-types-for 'script'
    """
}

/// What a site needs of the machine that it runs on.
public protocol PreviewHost: Sendable {
  /// An image below the curriculum's folder, by its path there; nil where it cannot be read.
  func asset(at path: String) -> (bytes: [UInt8], mediaType: String)?

  /// Does something with what finds out about all cards of a curriculum, but for what earlier runs left; leaves to
  /// later ones what is found out.
  func withPlanner<Result>(for authored: AuthoredCurriculum, _ body: (EvidencePlanner) -> Result) -> Result

  /// Writes files of the curriculum, or none where the bytes of one differ from those that were read.
  ///
  /// - Throws: `HTTPResponse.Failure`, with the status 409 where a file has changed.
  func replace(_ changes: [FixedFile]) throws(HTTPResponse.Failure)
}
