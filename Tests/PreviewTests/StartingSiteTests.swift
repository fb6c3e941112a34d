import Serving
import Testing

@testable import Preview

/// Requests that arrive before the curriculum is read.
@Suite("The preview before the curriculum is read")
struct StartingSiteTests {
  private func answer(_ target: String, accept: String = "*/*", _ method: HTTPRequest.Method = .get) -> HTTPResponse {
    StartingSite().respond(to: HTTPRequest(method: method, target: target, headers: ["accept": accept]))
  }

  private let browser = "text/html,application/xhtml+xml,*/*;q=0.8"

  @Test(
    "every page says that the curriculum is being read, and goes on by itself", arguments: ["/", "/learn", "/stats"])
  func page(path: String) {
    let page = answer(path, accept: browser)
    #expect(page.status == 503 && page.headers.contains(.soon))
    #expect(page.headers.contains(.init("content-type", "text/html; charset=utf-8")))
    let text = String(decoding: page.body, as: UTF8.self)
    #expect(text.contains("The curriculum is being read and checked."))
    // The page's own files are served as well.
    let files = text.matches(of: /(?:src|href)="(\/pages\/[\w.-]+)"/).map { String($0.output.1) }
    #expect(files.count == 4)
    for file in files { #expect(answer(file).status == 200, "\(file)") }
  }

  @Test(
    "any other request is to be repeated in a second",
    arguments: ["/api/curriculum", "/", "/assets/box.png", "/pages/none.js"])
  func others(path: String) {
    for (accept, method) in [("application/json", HTTPRequest.Method.get), ("*/*", .get), (browser, .post)] {
      let failure = answer(path, accept: accept, method)
      #expect(failure.status == 503 && failure.headers.contains(.soon))
      #expect(String(decoding: failure.body, as: UTF8.self).contains("the curriculum is still being read"))
    }
    #expect(answer("/api/curriculum", accept: browser).headers.contains(.init("content-type", "application/json")))
  }
}
