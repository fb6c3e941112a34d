import JSON

/// Writes plain JSON of Swiftly's as Firestore's documents whose values name their types.
///
///     {"chapters": [{"id": "C1", "title": "Constants", "lessons": []}]}
///     {"chapters": [{"id": "C1", "fields": {"title": {"stringValue": "Constants"}}, "lessons": []}]}
enum FirestoreWriting {
  /// The whole, whose title is no value of a document.
  static func typed(_ whole: JSONValue) -> JSONValue {
    guard var object = whole.object, let chapters = object["chapters"] else { return whole }
    object["chapters"] = collection(chapters)
    return .object(object)
  }

  private static func collection(_ documents: JSONValue) -> JSONValue {
    if let array = documents.array { return .array(array.map(document)) }
    guard let object = documents.object else { return documents }
    return .object(object.members.reduce(into: JSONObject()) { $0.append($1.key, document($1.value)) })
  }

  private static func document(_ plain: JSONValue) -> JSONValue {
    guard let object = plain.object else { return plain }
    var (fields, outside, below) = (JSONObject(), JSONObject(), JSONObject())
    for member in object.members {
      switch member.key {
      case "id": outside.append(member.key, member.value)
      case "lessons", "playground": below.append(member.key, collection(member.value))
      default: fields.append(member.key, value(member.value))
      }
    }
    outside.append("fields", .object(fields))
    for member in below.members { outside.append(member.key, member.value) }
    return .object(outside)
  }

  private static func value(_ plain: JSONValue) -> JSONValue {
    switch plain {
    case .null: ["nullValue": nil]
    case .bool(let truth): ["booleanValue": .bool(truth)]
    case .integer(let number): ["integerValue": .string("\(number)")]
    case .double(let number): ["doubleValue": .double(number)]
    case .string(let text): ["stringValue": .string(text)]
    case .array(let elements): ["arrayValue": ["values": .array(elements.map(value))]]
    case .object(let object):
      [
        "mapValue": [
          "fields": .object(object.members.reduce(into: JSONObject()) { $0.append($1.key, value($1.value)) })
        ]
      ]
    }
  }
}
