public import Robot

extension RobotRun {
  /// The run as an SVG picture: the way with the number of each action that moves the robot, what was taken,
  /// and where it ended.
  public func picture(title: String = "A run") -> String {
    let caption = "\(ending.name): \(ending.message)"
    var picture = WorldPicture(
      world, title: title, description: "\(world.summary) \(log.suffix(1).joined())", caption: caption)
    picture.drawTiles(taken: Set(taken))
    if steps.contains(where: { $0.pose.coordinate != world.start.coordinate }) {
      picture.drawRobot(world.start, #"opacity="0.3""#)
    }
    var way = WayPicture(self)
    way.draw(into: &picture)
    picture.drawRobot(pose)
    if world[pose.coordinate] == .goal { picture.draw(at: pose.coordinate) { TilePicture.smallFlag(&$0) } }
    way.drawNumbers(into: &picture)
    return picture.text
  }
}

/// The way of a robot, a little to the right of the middle, so that the way back is seen beside it.
private struct WayPicture {
  private let run: RobotRun
  /// Where numbers stand: each coordinate with the actions that led there.
  private var visits: [Coordinate: [Int]] = [:]

  init(_ run: RobotRun) { self.run = run }

  mutating func draw(into picture: inout WorldPicture) {
    var coordinate = run.world.start.coordinate
    var path = ""
    for (action, step) in run.steps.filter(\.event.isAction).enumerated() {
      switch step.event {
      case .went, .jumped:
        path += segment(from: coordinate, to: step.pose, isJump: step.event == .jumped, begins: path.isEmpty)
        coordinate = step.pose.coordinate
        visits[coordinate, default: []].append(action + 1)
      case .bumped(let target): crash(target, step.pose, into: &picture)
      case .fell(let target): cross(at: target, into: &picture)
      case .turned, .took, .foundNothing, .began, .looked, .called: break
      }
    }
    guard !path.isEmpty else { return }
    picture.add(
      #"<path d="\#(path)" fill="none" stroke="\#(Palette.path)" stroke-width="4" "#
        + #"stroke-linecap="round" stroke-linejoin="round" opacity="0.85"/>"#
    )
  }

  private func segment(from coordinate: Coordinate, to pose: Pose, isJump: Bool, begins: Bool) -> String {
    let side = aside(pose.heading)
    let (from, to) = (WorldPicture.middle(of: coordinate), WorldPicture.middle(of: pose.coordinate))
    let start = "\(from.x + side.x) \(from.y + side.y)"
    let end = "\(to.x + side.x) \(to.y + side.y)"
    let begin = begins ? "M\(start)" : " L\(start)"
    guard isJump else { return "\(begin) L\(end)" }
    let top = ((from.x + to.x) / 2 + side.x * 7, (from.y + to.y) / 2 + (side.x == 0 ? -44 : side.y * 7))
    return "\(begin) Q\(top.0) \(top.1) \(end)"
  }

  private func aside(_ heading: Heading) -> (x: Int, y: Int) {
    switch heading {
    case .north: (6, 0)
    case .east: (0, 6)
    case .south: (-6, 0)
    case .west: (0, -6)
    }
  }

  /// The numbers of the actions in the corners of the tiles to which they led; dots stand for more than four.
  func drawNumbers(into picture: inout WorldPicture) {
    let corners = [(-18, -18), (18, -18), (18, 18), (-18, 18)]
    for (coordinate, actions) in visits.sorted(by: { ($0.key.row, $0.key.column) < ($1.key.row, $1.key.column) }) {
      picture.draw(at: coordinate) { document in
        for (index, action) in actions.prefix(4).enumerated() {
          let text = index == 3 && actions.count > 4 ? "…" : "\(action)"
          document.add(
            #"<circle cx="\#(corners[index].0)" cy="\#(corners[index].1)" r="9.5" fill="\#(Palette.path)"/>"#)
          document.text(
            text, x: corners[index].0, y: corners[index].1 + 4, size: text.count > 2 ? 9 : 11,
            #"text-anchor="middle" font-weight="bold" fill="\#(Palette.white)""#)
        }
      }
    }
  }

  private func crash(_ target: Coordinate, _ pose: Pose, into picture: inout WorldPicture) {
    let (from, to) = (WorldPicture.middle(of: pose.coordinate), WorldPicture.middle(of: target))
    let far = abs(target.row - pose.coordinate.row) + abs(target.column - pose.coordinate.column) > 1
    let middle = far ? to : ((from.x + to.x) / 2, (from.y + to.y) / 2)
    picture.add(
      #"<polygon points="0,-17 5,-6 16,-7 8,1 14,12 3,8 -3,18 -5,7 -17,8 -8,0 -15,-11 -4,-7" "#
        + #"transform="translate(\#(middle.0) \#(middle.1))" fill="\#(Palette.gold)" stroke="\#(Palette.alarm)" "#
        + #"stroke-width="3" stroke-linejoin="round"/>"#
    )
  }

  private func cross(at coordinate: Coordinate, into picture: inout WorldPicture) {
    picture.draw(at: coordinate) { document in
      document.add(
        #"<path d="M-13 -13 L13 13 M13 -13 L-13 13" "#
          + #"stroke="\#(Palette.alarm)" stroke-width="7" stroke-linecap="round"/>"#
      )
    }
  }
}
