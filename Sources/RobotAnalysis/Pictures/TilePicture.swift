import Robot

/// Draws tiles and the robot around the middle of a square of 60.
enum TilePicture {
  static let side = 60

  /// What lies on a tile; items that were taken are only hinted at, doors that they opened stand open.
  static func draw(_ tile: Tile, isTaken: Bool, into picture: inout SVGDocument) {
    switch tile {
    case .floor: ground(Palette.floor, &picture)
    case .wall: wall(&picture)
    case .collectible:
      ground(Palette.floor, &picture)
      star(isTaken, &picture)
    case .goal:
      ground(Palette.floor, &picture)
      flag(&picture)
    case .pit: pit(&picture)
    case .paint(let color): ground(Palette.paint(color), &picture)
    case .door(let color): door(Palette.strong(color), isOpen: isTaken, &picture)
    case .key(let color):
      ground(Palette.floor, &picture)
      key(isTaken ? Palette.line : Palette.strong(color), &picture)
    }
  }

  private static func ground(_ fill: String, _ picture: inout SVGDocument) {
    picture.add(
      #"<rect x="-28" y="-28" width="56" height="56" rx="8" "#
        + #"fill="\#(fill)" stroke="\#(Palette.line)" stroke-width="2"/>"#
    )
  }

  private static func wall(_ picture: inout SVGDocument) {
    picture.add(#"<rect x="-29" y="-29" width="58" height="58" rx="6" fill="\#(Palette.wall)"/>"#)
    picture.add(#"<rect x="-29" y="-29" width="58" height="46" rx="6" fill="\#(Palette.wallTop)"/>"#)
  }

  private static func pit(_ picture: inout SVGDocument) {
    ground("#E6ECF3", &picture)
    picture.add(#"<ellipse rx="23" ry="21" fill="\#(Palette.pit)"/>"#)
    picture.add(#"<ellipse cy="5" rx="18" ry="15" fill="\#(Palette.pitDepth)"/>"#)
  }

  private static func star(_ isTaken: Bool, _ picture: inout SVGDocument) {
    let points = "0,-19 5,-7 18,-6 8,3 11,16 0,9 -11,16 -8,3 -18,-6 -5,-7"
    let look =
      isTaken
      ? #"fill="none" stroke="\#(Palette.line)" stroke-width="3""#
      : #"fill="\#(Palette.gold)" stroke="\#(Palette.goldEdge)" stroke-width="2.5""#
    picture.add(#"<polygon points="\#(points)" \#(look) stroke-linejoin="round"/>"#)
  }

  private static func flag(_ picture: inout SVGDocument) {
    picture.add(#"<ellipse cx="-6" cy="20" rx="13" ry="4" fill="\#(Palette.line)"/>"#)
    picture.add(#"<path d="M-5 -20 L18 -12 L-5 -3 Z" fill="\#(Palette.goal)"/>"#)
    picture.add(#"<path d="M-6 -22 V20" stroke="\#(Palette.ink)" stroke-width="4" stroke-linecap="round"/>"#)
  }

  /// A flag beside the robot, which hides the one on the tile.
  static func smallFlag(_ picture: inout SVGDocument) {
    picture.group(#"transform="translate(20 12) scale(0.6)""#) { flag(&$0) }
  }

  private static func door(_ color: String, isOpen: Bool, _ picture: inout SVGDocument) {
    picture.add(#"<rect x="-29" y="-29" width="58" height="58" rx="6" fill="\#(Palette.wallTop)"/>"#)
    let look =
      isOpen
      ? #"fill="\#(Palette.floor)" stroke="\#(color)" stroke-width="5""#
      : #"fill="\#(color)" stroke="\#(Palette.ink)" stroke-width="2""#
    picture.add(#"<path d="M-17 29 V-8 A17 17 0 0 1 17 -8 V29 Z" \#(look)/>"#)
    guard !isOpen else { return }
    picture.add(#"<circle cx="9" cy="8" r="3.5" fill="\#(Palette.gold)"/>"#)
  }

  private static func key(_ color: String, _ picture: inout SVGDocument) {
    picture.add(
      #"<path d="M-2 0 H19 M12 0 V9 M18 0 V8" fill="none" stroke="\#(color)" stroke-width="5" stroke-linecap="round"/>"#
    )
    picture.add(#"<circle cx="-10" r="8" fill="none" stroke="\#(color)" stroke-width="5"/>"#)
  }

  /// The robot seen from above, looking in a direction.
  static func robot(_ heading: Heading, _ attributes: String = "", into picture: inout SVGDocument) {
    picture.group(#"transform="rotate(\#(angle(heading)))"\#(attributes.isEmpty ? "" : " " + attributes)"#) { picture in
      for side in [-20, 12] {
        picture.add(#"<rect x="-14" y="\#(side)" width="24" height="8" rx="4" fill="\#(Palette.ink)"/>"#)
      }
      picture.add(
        #"<rect x="-18" y="-15" width="34" height="30" rx="9" "#
          + #"fill="\#(Palette.robot)" stroke="\#(Palette.robotDark)" stroke-width="2"/>"#
      )
      picture.add(#"<path d="M17 -7 L26 0 L17 7 Z" fill="\#(Palette.robotDark)"/>"#)
      for eye in [-7, 7] {
        picture.add(#"<circle cx="7" cy="\#(eye)" r="5.5" fill="\#(Palette.white)"/>"#)
        picture.add(#"<circle cx="9" cy="\#(eye)" r="2.5" fill="\#(Palette.ink)"/>"#)
      }
      picture.add(#"<circle cx="-9" r="4" fill="\#(Palette.gold)"/>"#)
    }
  }

  private static func angle(_ heading: Heading) -> Int {
    switch heading {
    case .east: 0
    case .south: 90
    case .west: 180
    case .north: 270
    }
  }
}
