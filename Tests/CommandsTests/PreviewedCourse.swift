import AuthoringSamples
import JSON
import TestSupport

/// A curriculum that a preview serves, and all that a learner has to know who finishes it.
struct PreviewedCourse {
  /// What serves it.
  let server: PreviewServer
  /// `{"name", "address", "codes", "keys"}`, as the programs in `Tests/Browser` read it.
  let json: JSONValue

  /// Serves the curriculum at an absolute path.
  init(at path: String) throws {
    let authored = try SampleFolder.read(at: path)
    server = try PreviewServer(of: path, in: Repository.root)
    var keys = JSONObject()
    for (card, key) in AnswerKey.all(in: authored) {
      _ = keys.append(card.description, .members(["right": key.right, "wrong": key.wrong]))
    }
    let codes = authored.modules.compactMap(\.module.access)
    json = [
      "name": .string(path.split(separator: "/").last.map(String.init) ?? path), "address": .string(server.address),
      "codes": .array(codes.map { .string($0) }), "keys": .object(keys),
    ]
  }

  /// Ends the server.
  func end() { server.process.killNow() }
}
