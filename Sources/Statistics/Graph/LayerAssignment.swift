/// Puts things in layers so that each is behind all that it requires.
///
/// In a cycle, one requirement is left aside.
struct LayerAssignment {
  /// The layer of each thing, from 0.
  let layers: [Int]

  /// The layers of some things; each edge leads from one to another that requires it.
  init(count: Int, edges: [(from: Int, to: Int)]) {
    var required: [[Int]] = Array(repeating: [], count: count)
    for edge in edges where edge.from != edge.to { required[edge.to].append(edge.from) }
    var layers = Array(repeating: -1, count: count)
    var isVisited = Array(repeating: false, count: count)
    for start in 0..<count {
      var stack = [start]
      while let current = stack.last {
        guard layers[current] < 0 else {
          stack.removeLast()
          continue
        }
        let missing = isVisited[current] ? [] : required[current].filter { layers[$0] < 0 && !isVisited[$0] }
        isVisited[current] = true
        guard missing.isEmpty else {
          stack += missing
          continue
        }
        layers[current] = (required[current].map { layers[$0] }.max() ?? -1) + 1
        stack.removeLast()
      }
    }
    self.layers = layers
  }
}
