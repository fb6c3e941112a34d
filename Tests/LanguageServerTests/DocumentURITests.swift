import JSON
import LanguageServer
import Testing

/// Addresses of documents, as clients write them.
struct DocumentURITests {
  @Test(
    "addresses that are escaped differently are those of one file",
    arguments: [
      ("file:///a(1).yaml", "file:///a%281%29.yaml"), ("file:///caf%c3%a9.yaml", "file:///caf%C3%A9.yaml"),
      ("file:///a'b.yaml", "file:///a%27b.yaml"), ("file://localhost/a.yaml", "file:///a.yaml"),
    ])
  func escapes(first: String, second: String) {
    #expect(DocumentURI(first) == DocumentURI(second))
    #expect(Set([DocumentURI(first), DocumentURI(second)]).count == 1)
  }

  @Test("addresses without a path are compared as they are written")
  func withoutPath() {
    #expect(DocumentURI("untitled:One").path == nil)
    #expect(DocumentURI("untitled:One") != DocumentURI("untitled:Two"))
    #expect(DocumentURI("file:///a.yaml") != DocumentURI("file:///b.yaml"))
  }

  @Test("a path is written as an address and read back", arguments: ["/a b.yaml", "/é/100%.yaml", "/a#b?c.yaml"])
  func roundTrip(path: String) {
    #expect(DocumentURI(DocumentURI(path: path).text).path == path)
  }

  @Test(
    "a message with an id that is neither a number nor a string is not one",
    arguments: [JSONValue.null, .array([]), .bool(true)])
  func ids(id: JSONValue) {
    #expect(ClientMessage(["jsonrpc": "2.0", "id": id, "method": "shutdown"]) == nil)
    #expect(ClientMessage.id(of: ["id": id]) == .null)
    #expect(ClientMessage.id(of: ["id": 7]) == 7)
  }
}
