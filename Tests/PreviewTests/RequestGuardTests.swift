import Authoring
import AuthoringSamples
import JSON
import Serving
import Testing

@testable import Preview

@Suite("Who may ask the preview")
struct RequestGuardTests {
  private let desk: PreviewDesk

  init() throws { desk = try PreviewDesk(SampleCurriculum.with([:])) }

  @Test("only this machine's own names are answered", arguments: ["127.0.0.1:4600", "localhost:4600"])
  func ownHosts(host: String) {
    #expect(desk.get("/api/curriculum", headers: ["host": host]).status == 200)
  }

  @Test(
    "a name that another site gives this machine is refused",
    arguments: ["evil.example", "evil.example:4600", "127.0.0.1", "127.0.0.1:80", "localhost.evil.example:4600", ""])
  func foreignHosts(host: String) {
    #expect(desk.get("/", headers: ["host": host]).status == 421)
    #expect(desk.get("/", headers: [:]).status == 421)
  }

  @Test("a request of another site's page is refused, whatever it asks for")
  func foreignOrigins() {
    for (name, value) in [("origin", "http://evil.example"), ("origin", "null"), ("sec-fetch-site", "cross-site")] {
      var headers = PreviewDesk.headers
      headers[name] = value
      #expect(desk.get("/api/findings", headers: headers).status == 403, "\(name): \(value)")
      #expect(desk.response("/api/map", [:], headers: headers).status == 403)
    }
    var own = PreviewDesk.headers
    own["origin"] = "http://127.0.0.1:4600"
    own["sec-fetch-site"] = "same-origin"
    #expect(desk.get("/api/findings", headers: own).status == 200)
  }

  @Test("a link to a page may be anywhere, and what it leads to is ours")
  func visits() {
    var headers = PreviewDesk.headers
    headers["sec-fetch-site"] = "cross-site"
    headers["sec-fetch-mode"] = "navigate"
    headers["sec-fetch-dest"] = "document"
    #expect(desk.get("/", headers: headers).status == 200)
    #expect(desk.get("/learn", headers: headers).status == 200)
    #expect(desk.get("/api/findings", headers: headers).status == 403)
    #expect(desk.response("/api/map", [:], headers: headers).status == 403)
    headers["sec-fetch-dest"] = "iframe"
    #expect(desk.get("/learn", headers: headers).status == 403)
  }

  @Test("on the usual port of HTTP a browser names no port")
  func usualPort() throws {
    let request = HTTPRequest(method: .get, target: "/", headers: ["host": "localhost"])
    #expect(throws: Never.self) { try RequestGuard(port: 80, token: "").check(request) }
    #expect(throws: HTTPResponse.Failure.self) { try RequestGuard(port: 8080, token: "").check(request) }
  }

  @Test("what runs programs is answered apart from what only reads")
  func longAnswers() {
    func work(_ target: String) -> AnswerWork {
      desk.site.work(for: HTTPRequest(method: .get, target: target))
    }
    for target in ["/api/run", "/api/grade", "/api/author?path=a/b/c/d", "/api/tokens"] {
      #expect(work(target) == .card, "\(target)")
    }
    for target in ["/", "/learn", "/pages/learn.js", "/api/map", "/api/episode", "/api/findings"] {
      #expect(work(target) == .page, "\(target)")
    }
    #expect(work("/stats") == .curriculum)
  }

  @Test("what could change something needs the token of the page")
  func token() {
    for token in [nil, "", "another"] {
      var headers = PreviewDesk.headers
      headers["x-hornbook-token"] = token
      #expect(desk.response("/api/fix", ["finding": "1-0", "fix": 0], headers: headers).status == 403)
    }
  }

  @Test("each page has the token, may load nothing from elsewhere, and runs only scripts in files")
  func pages() throws {
    for path in ["/", "/learn"] {
      let page = desk.get(path)
      let text = String(decoding: page.body, as: UTF8.self)
      #expect(page.status == 200)
      #expect(text.contains(#"content="a-token""#))
      #expect(!text.contains("://"))
      #expect(!text.contains("<script>") && !text.contains("style="))
    }
    let policy = try #require(desk.site.commonHeaders.first { $0.name == "content-security-policy" }?.value)
    #expect(policy.hasPrefix("default-src 'none'; script-src 'self';"))
    #expect(!policy.contains("unsafe"))
  }

  @Test("every file of the pages is served, and names no other host")
  func files() {
    #expect(Pages.texts.count > 30)
    for (name, text) in Pages.texts {
      #expect(desk.get("/pages/\(name)").status == 200, "\(name)")
      let addresses = text.matches(of: /https?:\/\/[\w.]+/).map { String($0.output) }
      #expect(addresses.allSatisfy { $0 == "http://www.w3.org" }, "\(name): \(addresses)")
      #expect(!text.contains(/\.(innerHTML|outerHTML)\s*=|insertAdjacentHTML|document\.write|\beval\(/), "\(name)")
    }
  }

  @Test(
    "no path leads out of what is served",
    arguments: [
      "/pages/../learn.html", "/pages/%2e%2e/learn.html", "/assets/../curriculum.yaml",
      "/assets/%2e%2e%2fcurriculum.yaml",
      "/assets//etc/passwd", "/etc/passwd", "//evil.example/", "/pages/", "/assets/", "/%00", "/%", "/api/nothing",
      "/api/episode?path=../../etc",
      "/api/picture?path=training/printing/say-hello/well-done&check=9999999999999999999",
      "/api/author?path=a/b/c/d/e/f", "/api/draw?path=training/printing/say-hello/well-done",
    ])
  func traversal(target: String) {
    #expect(400..<500 ~= desk.get(target).status, "\(desk.get(target).status)")
  }

  @Test(
    "a body that makes no sense is refused with a reason",
    arguments: ["", "{", "[]", "null", "{\"path\": 5}", "{\"action\": {\"kind\": \"chose\"}, \"path\": \"a/b/c/d\"}"])
  func bodies(text: String) throws {
    for path in ["/api/grade", "/api/run", "/api/fix", "/api/progress"] {
      let request = HTTPRequest(
        method: .post, target: path, headers: PreviewDesk.headers, body: Array(text.utf8))
      let response = desk.site.respond(to: request)
      #expect(400..<500 ~= response.status, "\(path): \(response.status)")
      #expect(try JSONReader.read(response.body).get()["error"]?["message"]?.string?.isEmpty == false)
    }
  }

  @Test("an image of an author runs nothing, wherever it is opened")
  func images() throws {
    let files = FilesInMemory(SampleCurriculum.files.merging(["assets/a.svg": "<svg/>"]) { first, _ in first })
    let desk = try PreviewDesk(files)
    let response = desk.get("/assets/a.svg")
    #expect(response.status == 200)
    #expect(response.headers.contains { $0.name == "content-security-policy" && $0.value.hasSuffix("sandbox") })
  }
}
