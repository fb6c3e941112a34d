import Diagnostics
import JSON

/// The keys of a system's JSON, by which one in other capitals is known: `CodeBlocks` for `codeBlocks`.
struct ForeignKeys {
  /// The keys in lower case, each with the one that the system writes.
  private let spellings: [String: String]
  /// Keys of collections, in whose objects the keys are ids.
  private let collections: Set<String>

  init(_ keys: [String], collections: Set<String> = []) {
    spellings = Dictionary((keys + collections).map { ($0.lowercased(), $0) }) { first, _ in first }
    self.collections = collections
  }

  /// The system's keys for the keys of an object that are them but for their capitals, where it has each just once.
  fileprivate func known(in object: JSONObject) -> [String: String] {
    var found: [String: [String]] = [:]
    for key in object.keys {
      if let known = spellings[key.lowercased()] { found[known, default: []].append(key) }
    }
    return found.reduce(into: [:]) { result, entry in
      if entry.value.count == 1, entry.value[0] != entry.key { result[entry.value[0]] = entry.key }
    }
  }

  fileprivate func isCollection(_ key: String) -> Bool { collections.contains(key) }
}

/// Reads the keys of a document that have other capitals as those of its system.
private struct KeySpelling {
  let keys: ForeignKeys
  /// The paths in the file of all values that have another path now.
  private(set) var places: [JSONPath: JSONPath] = [:]
  /// The first value under each key that is read as another one.
  private(set) var changes: [(key: String, known: String, place: JSONPath)] = []

  init(_ keys: ForeignKeys) { self.keys = keys }

  mutating func spelled(
    _ value: JSONValue, at place: JSONPath, as path: JSONPath, holdsIDs: Bool = false
  ) -> JSONValue {
    if path != place { places[path] = place }
    if let array = value.array {
      return .array(array.enumerated().map { spelled($1, at: place.index($0), as: path.index($0)) })
    }
    guard let object = value.object else { return value }
    var result = JSONObject()
    let knownKeys = holdsIDs ? [:] : keys.known(in: object)
    for member in object.members {
      let known = knownKeys[member.key]
      if let known, !changes.contains(where: { $0.key == member.key }) {
        changes.append((member.key, known, place.key(member.key)))
      }
      let key = known ?? member.key
      let holdsIDs = !holdsIDs && keys.isCollection(key)
      result.append(key, spelled(member.value, at: place.key(member.key), as: path.key(key), holdsIDs: holdsIDs))
    }
    return .object(result)
  }
}

extension ForeignValue {
  /// The whole with the keys of its system where those of the file have other capitals, each of which is reported once.
  func spelled(_ keys: ForeignKeys) -> ForeignValue {
    var spelling = KeySpelling(keys)
    let plain = spelling.spelled(value, at: path, as: path)
    guard !spelling.changes.isEmpty else { return self }
    for change in spelling.changes {
      document.reportLoss(
        change.place, "'\(shortened(change.key))' is read as '\(change.known)' wherever it is",
        help: "write \"\(change.known)\", as an export does")
    }
    return document.root(plain, places: spelling.places)
  }
}
