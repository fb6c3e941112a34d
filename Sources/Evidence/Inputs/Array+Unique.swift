extension Array where Element: Hashable {
  /// The elements, each once, in their order.
  var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
