import JSON

/// Reads Firestore's documents in the layouts in which they are exported, as plain JSON.
///
///     {"documents": [{"name": "projects/p/databases/(default)/documents/chapters/C1",
///       "fields": {"title": {"stringValue": "Constants"}, "number": {"integerValue": "1"}}}]}
///     {"chapters": [{"id": "C1", "title": "Constants", "number": 1}]}
///
/// Collections below a document are its members, or below `__collections__` or `subCollection`. The whole may also be a
/// collection of chapters, or one chapter.
struct FirestoreReading {
  /// The paths in the file of all values that have another path in the plain JSON.
  private(set) var places: [JSONPath: JSONPath] = [:]
  /// True where a value is in an object that names its type.
  private(set) var isTyped = false

  /// The whole as an object with `chapters`.
  mutating func plain(_ root: JSONValue) -> JSONValue {
    let (whole, start, chapters) = (JSONPath(), JSONPath(), JSONPath().key("chapters"))
    switch Self.outermost(of: root) {
    case .whole: return plain(root, at: start, as: whole)
    case .chapters: return ["chapters": plain(root, at: start, as: chapters)]
    case .chapter:
      place(chapters, at: start)
      guard Self.holdsMaps(root) else { return ["chapters": [plain(root, at: start, as: chapters.index(0))]] }
      let id = root["title"]?.string ?? "chapter"
      var map = JSONObject()
      map.append(id, plain(root, at: start, as: chapters.key(id)))
      return ["chapters": .object(map)]
    }
  }

  /// True for a chapter whose documents stand in objects under their ids, as it has to itself then.
  private static func holdsMaps(_ chapter: JSONValue) -> Bool {
    ["lessons", "playground"].contains { key in
      chapter[key]?.object.map { $0["documents"] == nil } ?? false
    }
  }

  /// The kind of the whole.
  private enum Outermost { case whole, chapters, chapter }

  private static func outermost(of root: JSONValue) -> Outermost {
    if root.array != nil { return .chapters }
    guard let object = root.object, !object.members.isEmpty else { return .whole }
    if object["chapters"] != nil || object[collections]?["chapters"] != nil { return .whole }
    if object["documents"]?.array != nil { return .chapters }
    if ["lessons", "playground", "fields"].contains(where: { object[$0] != nil }) { return .chapter }
    let areDocuments = object.members.allSatisfy { $0.value["title"] != nil || $0.value["fields"] != nil }
    return areDocuments ? .chapters : .whole
  }

  private static let collections = "__collections__"

  private mutating func place(_ path: JSONPath, at place: JSONPath) {
    if path != place { places[path] = place }
  }

  private mutating func plain(_ value: JSONValue, at place: JSONPath, as path: JSONPath) -> JSONValue {
    self.place(path, at: place)
    if let array = value.array {
      return .array(array.enumerated().map { plain($1, at: place.index($0), as: path.index($0)) })
    }
    guard let object = value.object else { return value }
    if let typed = typed(object, at: place, as: path) { return typed }
    if let documents = object["documents"], documents.array != nil, object.keys.allSatisfy(Self.pageKeys.contains) {
      return plain(documents, at: place.key("documents"), as: path)
    }
    var result = JSONObject()
    let isDocument = object["fields"]?.object != nil && object.keys.allSatisfy(Self.documentKeys.contains)
    if isDocument, let name = object["name"]?.string, let id = name.split(separator: "/").last {
      self.place(path.key("id"), at: place.key("name"))
      result.append("id", .string(String(id)))
    }
    add(object, to: &result, at: place, as: path, isDocument: isDocument)
    return .object(result)
  }

  private mutating func add(
    _ object: JSONObject, to result: inout JSONObject, at place: JSONPath, as path: JSONPath, isDocument: Bool
  ) {
    for member in object.members {
      let place = place.key(member.key)
      if isDocument, Self.metadataKeys.contains(member.key) { continue }
      let isFields = isDocument && member.key == "fields"
      if isFields || Self.holderKeys.contains(member.key), let inner = member.value.object {
        if isFields { isTyped = true }
        add(inner, to: &result, at: place, as: path, isDocument: false)
        continue
      }
      // A collection below `subCollection` has its whole path as its name.
      let key = member.key.split(separator: "/").last.map(String.init) ?? member.key
      let name = result[key] == nil && Self.memberNames.contains(key) ? key : member.key
      result.append(name, plain(member.value, at: place, as: path.key(name)))
    }
  }

  /// The value of an object that names its type; nil for any other object.
  private mutating func typed(_ object: JSONObject, at place: JSONPath, as path: JSONPath) -> JSONValue? {
    guard object.members.count == 1, let member = object.members.first, Self.types.contains(member.key) else {
      return nil
    }
    isTyped = true
    let inner = place.key(member.key)
    self.place(path, at: inner)
    switch member.key {
    case "integerValue": return member.value.string.flatMap { Int($0) }.map { JSONValue.integer($0) } ?? member.value
    case "arrayValue":
      guard let object = member.value.object else { return member.value }
      guard let values = object["values"] else { return [] }
      return plain(values, at: inner.key("values"), as: path)
    case "mapValue":
      guard let fields = member.value["fields"] else { return [:] }
      return plain(fields, at: inner.key("fields"), as: path)
    default: return member.value
    }
  }

  private static let types: Set<String> = [
    "stringValue", "integerValue", "doubleValue", "booleanValue", "nullValue", "timestampValue", "bytesValue",
    "referenceValue", "geoPointValue", "arrayValue", "mapValue",
  ]
  /// Keys that say when and where a document was stored, and are no content.
  private static let metadataKeys: Set<String> = ["name", "createTime", "updateTime"]
  private static let memberNames: Set<String> = ["chapters", "lessons", "playground"]
  /// The key of the collections below a document.
  private static let holderKeys: Set<String> = [collections, "subCollection"]
  private static let documentKeys = metadataKeys.union(memberNames).union(holderKeys).union(["id", "fields"])
  private static let pageKeys: Set<String> = ["documents", "nextPageToken"]
}
