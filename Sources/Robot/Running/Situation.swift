/// The robot in its world at one moment.
struct Situation {
  let world: World
  var pose: Pose
  /// Where something was taken.
  private(set) var taken: Set<Coordinate> = []
  private var keys: Set<TileColor> = []
  private var collectiblesLeft: Int

  init(_ world: World) {
    self.world = world
    pose = world.start
    collectiblesLeft = world.collectibleCount
  }

  /// True if all that has to be taken is taken, and the robot stands where it should.
  var isDone: Bool { (left ?? 0) == 0 && !missesGoal }

  /// How much there is left to collect; nil where the level is done without that.
  var left: Int? { world.needsCollectibles ? collectiblesLeft : nil }

  /// True if the robot does not stand on a goal where it has to.
  var missesGoal: Bool { world.needsGoal && world[pose.coordinate] != .goal }

  /// What lies under the robot and can be taken.
  var item: Tile? {
    let tile = world[pose.coordinate]
    return tile.isItem && !taken.contains(pose.coordinate) ? tile : nil
  }

  /// Returns whether the robot would bump into a coordinate.
  func isBlocked(_ coordinate: Coordinate) -> Bool {
    switch world[coordinate] {
    case .wall: true
    case .door(let color): !keys.contains(color)
    case .floor, .collectible, .goal, .pit, .paint, .key: false
    }
  }

  /// Returns whether the robot can stand on a coordinate.
  func isSafe(_ coordinate: Coordinate) -> Bool { !isBlocked(coordinate) && world[coordinate] != .pit }

  /// Takes what lies on a tile to which the robot comes, where that is how things are collected.
  mutating func takeOnArrival() -> Tile? { world.collecting == .byWalking ? take() : nil }

  /// Takes what lies under the robot.
  mutating func take() -> Tile? {
    guard let item else { return nil }
    taken.insert(pose.coordinate)
    if case .key(let color) = item { keys.insert(color) }
    if item == .collectible { collectiblesLeft -= 1 }
    return item
  }

  /// Whether a condition holds.
  func holds(_ condition: Condition) -> Bool { holds(condition.test) != condition.isNegated }

  private func holds(_ test: Condition.Test) -> Bool {
    let ahead = pose.coordinate.moved(pose.heading)
    switch test {
    case .wallAhead: return isBlocked(ahead)
    case .pitAhead: return world[ahead] == .pit
    case .pathAhead: return isSafe(ahead)
    case .pathLeft: return isSafe(pose.coordinate.moved(pose.heading.left))
    case .pathRight: return isSafe(pose.coordinate.moved(pose.heading.right))
    case .onCollectible: return item != nil
    case .atGoal: return world[pose.coordinate] == .goal
    case .on(let color): return world[pose.coordinate] == .paint(color)
    }
  }
}
