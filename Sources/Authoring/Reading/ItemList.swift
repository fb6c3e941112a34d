import Diagnostics

/// A list of ids, with the ids of the files and folders that are there.
struct ItemList {
  /// Where the list is.
  let location: Location
  /// The ids that it names.
  let listed: Set<String>
  /// The ids that are there.
  let present: [String]

  /// Whether another file or folder has a name, or would get it when it is given one that can be an id.
  func isTaken(_ name: String, besides id: String) -> Bool {
    present.contains { $0 != id && ($0 == name || Slugs.slug(from: $0) == name) }
  }
}
