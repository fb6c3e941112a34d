extension Array {
  /// The elements with another one in a place.
  func with(_ element: Element, at place: Int) -> [Element] {
    var changed = self
    changed[place] = element
    return changed
  }
}
