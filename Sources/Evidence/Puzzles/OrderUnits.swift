import CurriculumBundle
import PythonAnalysis

/// Which orders of a puzzle's lines do the same for certain.
///
/// They come of each other when two statements next to each other in a block, neither of which has to do with the
/// other, change places; a comment may be anywhere. Such orders are a trace in the sense of Mazurkiewicz. The first of
/// them has no statement behind one with a later line with which it could change places all the way there (the
/// lexicographic normal form of Anisimov and Knuth), so orders that have one need not be run.
struct OrderUnits {
  /// A statement with all its lines.
  private struct Unit {
    /// Where it begins among the lines that are laid, and where the next line begins that is none of its own.
    var places: Range<Int>
    let indentation: Int
    let isFunction: Bool
    var isEnded = false
    var effects = PythonEffects()
  }

  private let shapes: [PythonLine]
  private let lines: LineEffects

  /// The groups of the orders of some lines; nil where it is not certain what these do.
  init?(_ texts: [String], _ shapes: [PythonLine]) {
    guard let lines = LineEffects(texts, shapes) else { return nil }
    (self.shapes, self.lines) = (shapes, lines)
  }

  /// Whether no order that begins otherwise, does the same and comes first is known, as far as the last line tells.
  ///
  /// - Parameters:
  ///   - order: The places of lines, the beginnings of which were looked at before.
  ///   - isWhole: Whether these are all lines.
  func isFirst(_ order: [Int], isWhole: Bool) -> Bool {
    let last = order.count - 1
    if isBlank(order[last]) {
      if order.contains(where: { $0 > order[last] }) { return false }
      if !isWhole { return true }
    }
    if last > 0, isBlank(order[last - 1]), order[last - 1] > order[last] { return false }
    let units = units(of: order)
    let isSimple = shapes[order[last]].role == .statement && !shapes[order[last]].opensBlock
    return units.indices.allSatisfy { index in
      let unit = units[index]
      let endsHere = unit.isEnded ? unit.places.upperBound == last : isWhole
      let isLast = isSimple && unit.places.lowerBound == last
      return !(endsHere || isLast) || isInPlace(index, of: units, order)
    }
  }

  /// The orders that differ from one by two statements that changed places, or a comment and a line.
  func neighbors(of order: [Int]) -> [[Int]] {
    let units = units(of: order)
    var found: [[Int]] = []
    for unit in units {
      guard let next = units.first(where: { follows($0, unit) }), unit.effects.isIndependent(of: next.effects) else {
        continue
      }
      let (start, end) = (unit.places.lowerBound, next.places.upperBound)
      var other = Array(order[..<start])
      other += order[next.places]
      other += order[unit.places]
      other += order[end...]
      found.append(other)
    }
    for place in order.indices.dropFirst() where isBlank(order[place]) || isBlank(order[place - 1]) {
      var other = order
      other.swapAt(place - 1, place)
      found.append(other)
    }
    return found
  }

  private func isBlank(_ line: Int) -> Bool { shapes[line].role == .blank }

  /// Whether a statement comes right behind another in the same block.
  private func follows(_ unit: Unit, _ before: Unit) -> Bool {
    before.isEnded && unit.places.lowerBound == before.places.upperBound && unit.indentation == before.indentation
  }

  /// Whether a statement could change places with none that begins with a later line.
  private func isInPlace(_ index: Int, of units: [Unit], _ order: [Int]) -> Bool {
    let unit = units[index]
    var place = unit
    while let before = units.first(where: { follows(place, $0) }), before.effects.isIndependent(of: unit.effects) {
      if order[before.places.lowerBound] > order[unit.places.lowerBound] { return false }
      place = before
    }
    return true
  }

  /// The statements that some lines make, those in blocks among them.
  private func units(of order: [Int]) -> [Unit] {
    var units: [Unit] = []
    var open: [Int] = []
    for (place, line) in order.enumerated() where !isBlank(line) {
      let shape = shapes[line]
      var isClause = false
      if case .clause = shape.role { isClause = true }
      while let last = open.last, units[last].indentation >= shape.indentation {
        if isClause, units[last].indentation == shape.indentation { break }
        units[last].places = units[last].places.lowerBound..<place
        units[last].isEnded = true
        open.removeLast()
      }
      if !isClause {
        open.append(units.count)
        units.append(
          Unit(
            places: place..<order.count, indentation: shape.indentation, isFunction: lines.isFunctionHead[line]))
      }
      for (depth, unit) in open.reversed().enumerated() {
        if depth > 0, units[unit].isFunction { break }
        units[unit].effects.formUnion(lines.effects[line])
      }
    }
    return units
  }
}

extension OrderUnits {
  /// How many orders that do the same are looked at.
  private static let mostOrders = 2000

  /// Those of some orders of a puzzle's lines that do the same as its right orders for certain.
  static func interchangeable(_ orders: [[Int]], in puzzle: CodeBlocksCard) -> [[Int]] {
    let lines = puzzle.lines
    let shapes = lines.compactMap(PythonLine.init)
    guard shapes.count == lines.count, let units = OrderUnits(lines, shapes) else { return [] }
    var waiting = [Array(lines.indices)] + (puzzle.alsoAccepted ?? []).filter(puzzle.isOrder)
    var known = Set(waiting.map { order in LineTexts(order.map { lines[$0] }) })
    while let order = waiting.popLast(), known.count < mostOrders {
      for other in units.neighbors(of: order) where known.insert(LineTexts(other.map { lines[$0] })).inserted {
        waiting.append(other)
      }
    }
    return orders.filter { order in known.contains(LineTexts(order.map { lines[$0] })) }
  }
}
