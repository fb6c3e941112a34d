import Robot

/// Orders in which the collectibles of a world can be visited that make rows with much repetition:
/// line by line, there and back, and round and round.
struct TourPlans {
  /// For each order, tiles by index.
  private(set) var orders: [[Int]] = []

  /// The orders for a world of which some tiles have something to take and some can be reached.
  init(_ board: Board, wanted: [Int], reached: Set<Int>) {
    let places = wanted.map { (row: $0 / board.width, column: $0 % board.width) }
    guard let top = places.map(\.row).min(), let bottom = places.map(\.row).max(),
      let left = places.map(\.column).min(), let right = places.map(\.column).max()
    else { return }
    let isWanted = Set(wanted)
    for turned in 0..<8 {
      let lines = Self.lines(top...bottom, left...right, turned, board.width)
      for kept in [isWanted, reached] {
        let lines = lines.map { $0.filter(kept.contains) }.filter { !$0.isEmpty }
        add(lines.enumerated().flatMap { $0 % 2 == 0 ? $1 : $1.reversed() })
        add(lines.flatMap { $0 + [$0[0]] })
      }
      add(Self.spiral(lines).filter(isWanted.contains))
      add(Self.spiral(lines).filter(isWanted.contains).reversed())
    }
  }

  private mutating func add(_ order: [Int]) {
    if !orders.contains(order) { orders.append(order) }
  }

  /// The lines of a rectangle, seen from one of its corners along one of its two sides.
  private static func lines(
    _ rows: ClosedRange<Int>, _ columns: ClosedRange<Int>, _ turned: Int, _ width: Int
  ) -> [[Int]] {
    let rows = turned & 1 == 0 ? Array(rows) : rows.reversed()
    let columns = turned & 2 == 0 ? Array(columns) : columns.reversed()
    if turned & 4 == 0 { return rows.map { row in columns.map { row * width + $0 } } }
    return columns.map { column in rows.map { $0 * width + column } }
  }

  /// The tiles of a rectangle from its first corner round and round to its middle.
  private static func spiral(_ lines: [[Int]]) -> [Int] {
    var (lines, spiral) = (lines, [Int]())
    while let first = lines.first {
      spiral += first
      let rest = lines.dropFirst()
      // What is left, turned by a quarter, so that its last column is the first line.
      lines = first.indices.reversed().map { column in rest.map { $0[column] } }.filter { !$0.isEmpty }
    }
    return spiral
  }
}
