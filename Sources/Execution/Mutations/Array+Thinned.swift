extension Array {
  /// At most so many of the elements, evenly chosen, in their order.
  package func thinned(to most: Int) -> [Element] {
    guard count > most else { return self }
    return (0..<most).map { self[$0 * count / most] }
  }
}
