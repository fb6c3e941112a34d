import AuthoringSamples
import JSON
import TestSupport

/// A curriculum that a preview serves, and all that a learner has to know who finishes it.
struct PreviewedCourse {
  /// What serves it.
  let server: PreviewServer
  /// The course as the programs in `Tests/Browser` read it.
  let json: JSONValue

  /// Serves the curriculum at an absolute path.
  init(at path: String) throws {
    server = try PreviewServer(of: path, in: Repository.root)
    json = try Self.json(ofCurriculumAt: path, address: server.address, page: "\(server.address)/learn")
  }

  /// A course as `Tests/Browser/courses.py` describes it.
  ///
  /// - Parameter address: Where it is served; nil for a copy in files, in which everything is unlocked.
  static func json(ofCurriculumAt path: String, address: String?, page: String) throws -> JSONValue {
    let authored = try SampleFolder.read(at: path)
    var keys = JSONObject()
    for (card, key) in AnswerKey.all(in: authored) {
      _ = keys.append(card.description, .members(["right": key.right, "wrong": key.wrong]))
    }
    let codes = address == nil ? [] : authored.modules.compactMap(\.module.access)
    return [
      "name": .string(path.split(separator: "/").last.map(String.init) ?? path),
      "address": address.map { .string($0) } ?? .null, "page": .string(page),
      "codes": .array(codes.map { .string($0) }), "keys": .object(keys),
    ]
  }

  /// Ends the server.
  func end() { server.process.killNow() }
}
