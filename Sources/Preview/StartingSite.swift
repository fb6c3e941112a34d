public import Serving

/// The site while a curriculum is read for the first time: every page says so and reloads by itself; any other request
/// is answered with a time to try again.
public struct StartingSite: Site {
  /// A site that knows of no curriculum.
  public init() {}

  /// All of them, so that every request gets the same answer.
  public var methods: [HTTPRequest.Method] { HTTPRequest.Method.allCases }

  /// The same security headers as those of the preview.
  public var commonHeaders: [HTTPResponse.Header] { PreviewSite.commonHeaders }

  /// A file of the preview's own pages, or else 503 with `Retry-After`, which for browsers is a page.
  public func respond(to request: HTTPRequest) -> HTTPResponse {
    if let name = request.path?.dropPrefix("/pages/"), let file = PreviewSite.plainFile(String(name)) { return file }
    if request.isForPage, let page = Pages.texts["starting.html"] {
      return HTTPResponse(status: 503, type: "text/html; charset=utf-8", body: Array(page.utf8), headers: [.soon])
    }
    return .failure(
      .init(status: 503, "the curriculum is still being read", help: "ask again in a second"), headers: [.soon])
  }
}

extension HTTPRequest {
  /// A navigation, which accepts HTML, in contrast to a page's request for data.
  fileprivate var isForPage: Bool {
    method == .get && path?.hasPrefix("/api/") != true && headers["accept"]?.contains("text/html") == true
  }
}
