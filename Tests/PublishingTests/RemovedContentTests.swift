import Commands
import CurriculumBundle
import Publishing
import TestSupport
import Testing

/// `removed.json`: what was deleted from a place for good.
struct RemovedContentTests {
  private let folder: TemporaryDirectory
  private let store: BundleStore
  private static let digest = String(repeating: "0a", count: 32)

  init() throws {
    folder = try TemporaryDirectory()
    store = BundleStore(folder.path)
  }

  @Test("a place in which nothing was deleted has no such file, and what is written is read again")
  func roundTrip() throws {
    #expect(try store.site.removed() == RemovedContent())
    let withdrawal = RemovedContent.Withdrawal(
      item: "assets/box.png", because: "not ours", content: ["content/\(Self.digest).png"])
    let removed = RemovedContent(withdrawn: [withdrawal], pruned: [SemanticVersion(1, 0, 0)])
    try store.locked { try store.write(removed) }
    #expect(try store.site.removed() == removed)
    #expect(removed.withdrawal(of: "content/\(Self.digest).png") == withdrawal)
    #expect(removed.withdrawal(of: "content/\(Self.digest).json") == nil)
    #expect(removed.isPruned(SemanticVersion(1, 0, 0)) && !removed.isPruned(SemanticVersion(1, 0, 1)))
    let text = String(decoding: try folder.read("removed.json"), as: UTF8.self)
    #expect(text.hasPrefix(#"{"pruned":["1.0.0"],"withdrawn":[{"because":"not ours","#))
    try store.locked { try store.write(RemovedContent(withdrawn: [], pruned: [])) }
    #expect(try folder.files() == [])
  }

  @Test(
    "a file that cannot be read is named with the reason",
    arguments: [
      ("{", "1:2: "), (#"{"pruned": ["one"]}"#, "pruned"), (#"{"withdrawn": [{"item": "a"}]}"#, "because"),
      (#"{"withdrawn": [{"item": "a", "because": "b", "content": ["content/../manifest.json"]}]}"#, "content/../"),
    ])
  func unreadable(text: String, part: String) throws {
    try folder.write(text, to: "removed.json")
    let error = #expect(throws: PublishingError.self) { try store.site.removed() }
    #expect(error?.message.hasPrefix("'removed.json' does not record what was deleted: ") == true)
    #expect(error?.message.contains(part) == true, "\(error?.message ?? "")")
  }

  @Test("content is deleted as often as one likes, and nothing else can be named")
  func deletion() throws {
    let content = try #require(ContentPath("content/\(Self.digest).json"))
    try store.delete([content])
    try folder.write("{}", to: content.path)
    try store.delete([content])
    try store.delete([content])
    #expect(try folder.files() == [])
    #expect(content.sha256 == Self.digest && content.ending == "json")
    for path in [
      "content/x.json", "versions/1.0.0.json", "content/../\(Self.digest).json", "/content/\(Self.digest).json",
      "content/\(Self.digest)", "content/\(Self.digest).", "content/\(Self.digest.uppercased()).json",
      "content/\(Self.digest).tar.gz",
    ] { #expect(ContentPath(path) == nil, "\(path)") }
  }
}
