import Robot

/// Draws what a card behind `repeat`, `while` or `if` says, around the middle of a square of 240.
enum ConditionIcon {
  /// How often.
  static func draw(count: Int, _ color: String, into picture: inout SVGDocument) {
    picture.text(
      "\(count)", x: 0, y: 74, size: 210, #"text-anchor="middle" font-weight="bold" fill="\#(color)""#)
  }

  /// A sign that forbids.
  static func drawNot(_ color: String, into picture: inout SVGDocument) {
    picture.add(
      #"<path d="M-62 62 L62 -62 M88 0 A88 88 0 1 1 -88 0 A88 88 0 1 1 88 0" fill="none" stroke="\#(color)" "#
        + #"stroke-width="26"/>"#)
  }

  /// The robot from above on its tile, with the tile that it looks at.
  static func draw(_ test: Condition.Test, into picture: inout SVGDocument) {
    switch test {
    case .wallAhead: drawPair(.wall, x: 0, y: -1, &picture)
    case .pitAhead: drawPair(.pit, x: 0, y: -1, &picture)
    case .pathAhead: drawPair(.floor, x: 0, y: -1, &picture)
    case .pathLeft: drawPair(.floor, x: -1, y: 0, &picture)
    case .pathRight: drawPair(.floor, x: 1, y: 0, &picture)
    case .onCollectible: drawTile(.collectible, #"opacity="0.22""#, &picture)
    case .atGoal: drawTile(.goal, #"opacity="0.22""#, &picture)
    case .on(let color): drawTile(.paint(color), "", &picture)
    }
  }

  /// A tile next to the robot's, of which the robot looks up; floor has an arrow to it.
  private static func drawPair(_ tile: Tile, x: Int, y: Int, _ picture: inout SVGDocument) {
    picture.group(#"transform="scale(2.3)""#) { picture in
      picture.group(#"transform="translate(\#(30 * x) \#(30 * y))""#) {
        TilePicture.draw(tile, isTaken: false, into: &$0)
      }
      picture.group(#"transform="translate(\#(-30 * x) \#(-30 * y))""#) {
        TilePicture.draw(.floor, isTaken: false, into: &$0)
        TilePicture.robot(.north, into: &$0)
      }
      guard tile == .floor else { return }
      let turn = x == 0 ? 0 : x * 90
      picture.add(
        #"<path d="M0 -12 V-40 M-12 -30 L0 -42 L12 -30" transform="rotate(\#(turn))" fill="none" "#
          + #"stroke="\#(Palette.goal)" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>"#)
    }
  }

  /// The tile under the robot, which is drawn so that the tile is seen through it.
  private static func drawTile(_ tile: Tile, _ robot: String, _ picture: inout SVGDocument) {
    picture.group(#"transform="scale(3.4)""#) {
      if !robot.isEmpty { TilePicture.draw(.floor, isTaken: false, into: &$0) }
      TilePicture.draw(tile, isTaken: false, into: &$0)
      TilePicture.robot(.north, robot, into: &$0)
    }
  }
}
