import CurriculumBundle
import JSON

extension ExchangeExport {
  /// Documents as a collection.
  ///
  /// - Parameter documents: The path of each item, and what its document says.
  func collection(_ documents: [(path: ItemPath, members: [(String, JSONValue?)])]) -> JSONValue {
    switch record.collections {
    case .lists:
      .array(documents.map { Self.object([("id", id(of: $0.path).map { .string($0) })] + $0.members) })
    case .maps:
      .object(
        documents.reduce(into: JSONObject()) { object, document in
          let id = id(of: document.path) ?? ""
          var (key, number) = (id, 1)
          while !object.append(key, Self.object(document.members)) {
            number += 1
            key = "\(id)-\(number)"
          }
        })
    }
  }

  /// An object of members, those without a value left out.
  static func object(_ members: [(String, JSONValue?)]) -> JSONValue {
    .object(
      members.reduce(into: JSONObject()) { object, member in
        if let value = member.1 { object.append(member.0, value) }
      })
  }
}
