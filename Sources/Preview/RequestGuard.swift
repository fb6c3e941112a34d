import Serving

/// Refuses what does not come from the preview's own pages on this machine.
///
/// A page of another site can make a browser send requests to 127.0.0.1, and by DNS rebinding even read the answers
/// under a name of its own: the host that it names gives it away. It cannot read the token that our pages hold.
struct RequestGuard: Sendable {
  /// The port on which the server listens.
  let port: Int
  /// What only our own pages know.
  let token: String

  /// Lets a request pass.
  ///
  /// - Throws: `HTTPResponse.Failure` for one of a foreign host or origin, and for one that could change something
  ///   and lacks the token.
  func check(_ request: HTTPRequest) throws(HTTPResponse.Failure) {
    guard let host = request.headers["host"], hosts.contains(host) else {
      throw HTTPResponse.Failure(
        status: 421, "this server answers to 127.0.0.1 and localhost alone", help: "open http://127.0.0.1:\(port)/")
    }
    if let origin = request.headers["origin"], !hosts.contains(where: { origin == "http://\($0)" }) {
      throw HTTPResponse.Failure(status: 403, "this request comes from another site")
    }
    if let site = request.headers["sec-fetch-site"], site != "same-origin", site != "none", !request.isVisit {
      throw HTTPResponse.Failure(status: 403, "this request comes from another site")
    }
    guard request.method == .post else { return }
    guard request.headers["x-hornbook-token"] == token else {
      throw HTTPResponse.Failure(
        status: 403, "the page is of an earlier run of `hornbook preview`", help: "reload the page")
    }
  }

  /// The names under which a browser of this machine knows the server; the usual port of HTTP is left out of them.
  private var hosts: [String] {
    let names = ["127.0.0.1", "localhost"]
    return names.map { "\($0):\(port)" } + (port == 80 ? names : [])
  }
}

extension HTTPRequest {
  /// Whether somebody opens a page, wherever the link to it is: the page that comes then is not in another site's
  /// hands (Fetch Metadata Request Headers).
  fileprivate var isVisit: Bool {
    method == .get && ["/", "/learn", "/stats"].contains(path) && headers["sec-fetch-mode"] == "navigate"
      && headers["sec-fetch-dest"] == "document"
  }
}
