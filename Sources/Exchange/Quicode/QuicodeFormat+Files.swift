import JSON

/// The forms of a file: all modules, an array of them, or one, as S3 has a file for each.
extension QuicodeFormat {
  static func plain(_ root: ForeignValue) -> ForeignValue {
    let modules = JSONPath().key("modules")
    if root.value.array != nil { return whole(["modules": root.value], of: root, at: modules) }
    guard let module = root.value.object, module["modules"] == nil, module["blocks"] != nil else { return root }
    guard module["blocks"]?.object != nil else {
      return whole(["modules": [root.value]], of: root, at: modules.index(0))
    }
    // Its blocks are under their ids, and collections are all alike.
    let id = module["title"]?.string ?? "module"
    return whole(["modules": .members([id: root.value])], of: root, at: modules.key(id))
  }

  /// The whole around what a file holds, which an export writes.
  ///
  /// - Parameter path: The place of the file's value in it.
  private static func whole(_ value: JSONValue, of root: ForeignValue, at path: JSONPath) -> ForeignValue {
    root.reportLoss(
      "an export writes {\"modules\": …} around this", help: "take that off for S3 where the export goes")
    return root.document.root(value, places: places(of: root.value, root.path, at: path))
  }

  /// The paths in a file of all values below one that has another path now.
  private static func places(of value: JSONValue, _ place: JSONPath, at path: JSONPath) -> [JSONPath: JSONPath] {
    var places = [path: place]
    for (index, element) in (value.array ?? []).enumerated() {
      places.merge(self.places(of: element, place.index(index), at: path.index(index))) { $1 }
    }
    for member in value.object?.members ?? [] {
      places.merge(self.places(of: member.value, place.key(member.key), at: path.key(member.key))) { $1 }
    }
    return places
  }
}
