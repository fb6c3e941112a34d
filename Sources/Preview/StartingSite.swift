public import Serving

/// What is served while a curriculum is read for the first time: a page that says so and goes on by itself, in the
/// place of every page; all else is to be asked for again.
public struct StartingSite: Site {
  /// A site that knows of no curriculum.
  public init() {}

  /// Those that pages of the preview use.
  public var methods: [HTTPRequest.Method] { HTTPRequest.Method.allCases }

  /// Those of the preview.
  public var commonHeaders: [HTTPResponse.Header] { PreviewSite.commonHeaders }

  /// The answer to a request.
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
  /// Whether somebody opens an address in a browser.
  fileprivate var isForPage: Bool {
    method == .get && path?.hasPrefix("/api/") != true && headers["accept"]?.contains("text/html") == true
  }
}
