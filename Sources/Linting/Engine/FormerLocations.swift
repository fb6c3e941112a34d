import Diagnostics
import YAMLSource

/// Where the former ids of items stand; the list of an item is walked through once, when the first is asked for.
struct FormerLocations {
  private var lists: [Key: [Location]] = [:]

  private struct Key: Hashable {
    let document: ObjectIdentifier
    let node: YAMLTree.NodeID
  }

  /// Where a former id of an item stands.
  subscript(item: Sibling, index: Int) -> Location {
    mutating get {
      let key = Key(document: ObjectIdentifier(item.document), node: item.node)
      if lists[key] == nil { lists[key] = item.document.locations(ofElementsOf: .formerly, in: item.node) }
      return lists[key].flatMap { $0.indices.contains(index) ? $0[index] : nil } ?? item.location
    }
  }
}
