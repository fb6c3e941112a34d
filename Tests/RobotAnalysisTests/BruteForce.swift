import Robot

/// Finds the least number of actions in another way than the solver does: it relaxes the distance of every state there
/// is to a done level until nothing changes, with the world's rules written anew over the characters of the map.
struct DistanceTable {
  private let map: [[Character]]
  private let items: [[Int]]
  private let robot: [Int]
  private let actions: [Move]
  private let rules: LevelRules

  init(_ world: World, _ actions: [Move]) {
    let rows = world.description.split(separator: "\n").map(Array.init)
    let map = Array(rows.prefix { !$0.contains(" ") })
    self.map = map
    self.actions = actions
    rules = world.rules
    let places = map.indices.flatMap { row in map[row].indices.map { [row, $0] } }
    items = places.filter { "ok".contains(map[$0[0]][$0[1]]) }
    robot = places.first { "^>v<".contains(map[$0[0]][$0[1]]) } ?? []
  }

  /// The least number of actions; nil when the level cannot be done.
  func least() -> Int? {
    let states = map.indices.flatMap { row in
      map[row].indices.flatMap { column in
        (0..<4).flatMap { heading in (0..<(1 << items.count)).map { [row, column, heading, $0] } }
      }
    }
    var distances = Dictionary(uniqueKeysWithValues: states.map { ($0, isDone($0) ? 0 : Int.max) })
    let followers = states.map { state in (state, actions.compactMap { follow(state, $0) }) }
    var changes = true
    while changes {
      changes = false
      for (state, next) in followers {
        guard let least = next.compactMap({ distances[$0] }).min(), least < Int.max else { continue }
        if let known = distances[state], least + 1 < known { (distances[state], changes) = (least + 1, true) }
      }
    }
    let heading = Array("^>v<").firstIndex(of: map[robot[0]][robot[1]]) ?? 0
    let least = distances[[robot[0], robot[1], heading, 0]] ?? Int.max
    return least == Int.max ? nil : least
  }

  private func isDone(_ state: [Int]) -> Bool {
    let hasAll = items.indices.allSatisfy { map[items[$0][0]][items[$0][1]] == "k" || state[3] >> $0 & 1 == 1 }
    let isHome = map[state[0]][state[1]] == "G"
    switch rules.end {
    case nil: return hasAll && (!map.joined().contains("G") || isHome)
    case .allCollected: return hasAll
    case .atGoal: return isHome
    case .both: return hasAll && isHome
    }
  }

  private func follow(_ state: [Int], _ action: Move) -> [Int]? {
    let (row, column) = ([-1, 0, 1, 0][state[2]], [0, 1, 0, -1][state[2]])
    let near = tile(state[0] + row, state[1] + column, state[3])
    let far = tile(state[0] + 2 * row, state[1] + 2 * column, state[3])
    switch action {
    case .left: return [state[0], state[1], (state[2] + 3) % 4, state[3]]
    case .right: return [state[0], state[1], (state[2] + 1) % 4, state[3]]
    case .forward: return "#~".contains(near) ? nil : arrived([state[0] + row, state[1] + column, state[2], state[3]])
    case .jump:
      if near == "#" || "#~".contains(far) { return nil }
      return arrived([state[0] + 2 * row, state[1] + 2 * column, state[2], state[3]])
    case .collect: return taking(state)
    default: return nil
    }
  }

  private func arrived(_ state: [Int]) -> [Int] { rules.collecting == .byWalking ? taking(state) : state }

  private func taking(_ state: [Int]) -> [Int] {
    let item = items.firstIndex(of: [state[0], state[1]])
    return [state[0], state[1], state[2], item.map { state[3] | 1 << $0 } ?? state[3]]
  }

  /// The character of a tile as it is when some items are taken: a closed door is a wall.
  private func tile(_ row: Int, _ column: Int, _ taken: Int) -> Character {
    guard map.indices.contains(row), map[row].indices.contains(column) else { return "#" }
    guard map[row][column] == "D" else { return map[row][column] }
    let hasKey = items.indices.contains { map[items[$0][0]][items[$0][1]] == "k" && taken >> $0 & 1 == 1 }
    return hasKey ? "." : "#"
  }
}

/// All programs of a size that a deck allows, with these counts and conditions, written one after the other.
struct ProgramList {
  let actions: [Move]
  let openers: [Move]
  var hasElse = false
  var hasRoutine = false

  /// The programs of exactly so many cards.
  func programs(_ size: Int) -> [[Move]] {
    var result = sequences(size, hasRoutine ? [.call] : []).filter { !$0.contains(.call) }
    guard hasRoutine, size > 3 else { return result }
    for body in 1..<(size - 2) {
      let routines = sequences(body, [.call])
      for main in sequences(size - 2 - body, [.call]) where main.contains(.call) {
        result += routines.map { main + [.routine] + $0 + [.end] }
      }
    }
    return result
  }

  private func sequences(_ size: Int, _ calls: [Move]) -> [[Move]] {
    guard size > 0 else { return [[]] }
    var result = (actions + calls).flatMap { first in sequences(size - 1, calls).map { [first] + $0 } }
    for opener in openers where size > 2 {
      for inside in 1...(size - 2) {
        let rests = sequences(size - 2 - inside, calls)
        for block in blocks(opener, inside, calls) { result += rests.map { [opener] + block + [.end] + $0 } }
      }
    }
    return result
  }

  private func blocks(_ opener: Move, _ size: Int, _ calls: [Move]) -> [[Move]] {
    var result = sequences(size, calls)
    guard case .if = opener, hasElse, size > 1 else { return result }
    for first in 0..<(size - 1) {
      let others = sequences(size - 1 - first, calls)
      for then in sequences(first, calls) { result += others.map { then + [.else] + $0 } }
    }
    return result
  }
}
