import Pseudocode

/// The robot of the reference sheet on a grid of squares.
struct GridRobot: PseudocodeRobot {
  private let squares: [[Character]]
  private(set) var row = 0
  private(set) var column = 0
  /// How often it is turned to the right from looking up.
  private(set) var quarter = 0

  /// Reads a grid: `#` is what the robot cannot enter, `^ > v <` the robot.
  init(lines: [String]) {
    squares = lines.map(Array.init)
    for (row, line) in squares.enumerated() {
      for (column, sign) in line.enumerated() {
        guard let quarter = Array("^>v<").firstIndex(of: sign) else { continue }
        (self.row, self.column, self.quarter) = (row, column, quarter)
      }
    }
  }

  private func square(after quarters: Int) -> (row: Int, column: Int) {
    let (down, right) = [(-1, 0), (0, 1), (1, 0), (0, -1)][(quarter + quarters) % 4]
    return (row + down, column + right)
  }

  private func isOpen(after quarters: Int) -> Bool {
    let (row, column) = square(after: quarters)
    return squares.indices.contains(row) && squares[row].indices.contains(column) && squares[row][column] != "#"
  }

  mutating func moveForward() -> Bool {
    guard isOpen(after: 0) else { return false }
    (row, column) = square(after: 0)
    return true
  }

  mutating func rotateLeft() { quarter = (quarter + 3) % 4 }

  mutating func rotateRight() { quarter = (quarter + 1) % 4 }

  func canMove(_ direction: PseudocodeDirection) -> Bool {
    switch direction {
    case .forward: isOpen(after: 0)
    case .right: isOpen(after: 1)
    case .backward: isOpen(after: 2)
    case .left: isOpen(after: 3)
    }
  }
}
