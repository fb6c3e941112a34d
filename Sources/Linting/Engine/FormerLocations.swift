import Diagnostics

/// Where the former ids of items stand; the list of an item is walked through once, when the first is asked for.
struct FormerLocations {
  private var lists: [Location: [Location]] = [:]

  /// Where a former id of an item stands.
  subscript(item: Sibling, index: Int) -> Location {
    mutating get {
      let whole = item.written.location
      if lists[whole] == nil { lists[whole] = item.written.locations(ofElementsOf: .formerly) }
      return lists[whole].flatMap { $0.indices.contains(index) ? $0[index] : nil } ?? item.location
    }
  }
}
