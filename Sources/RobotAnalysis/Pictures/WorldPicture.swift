public import Robot

extension World {
  /// The world as an SVG picture.
  public func picture(title: String = "A level") -> String {
    var picture = WorldPicture(self, title: title, description: summary, caption: nil)
    picture.drawTiles(taken: [])
    picture.drawRobot(start)
    return picture.text
  }

  /// The world in a sentence, for those who cannot see it.
  public var summary: String {
    var parts = ["A map of \(height) rows and \(width) columns"]
    parts.append("the robot is at \(start.coordinate) and looks \(start.heading.rawValue)")
    let count = collectibleCount
    if count > 0 { parts.append(count == 1 ? "there is 1 thing to collect" : "there are \(count) things to collect") }
    if let goal = coordinates(where: { $0 == .goal }).first { parts.append("the goal is at \(goal)") }
    let sentence = parts.joined(separator: "; ") + "."
    return ([sentence] + rules.sentences).joined(separator: " ")
  }
}

/// Draws a world: tiles with their row and column numbers, and what is put on them.
struct WorldPicture {
  static let margin = 34
  private let world: World
  private var document: SVGDocument

  init(_ world: World, title: String, description: String, caption: String?) {
    self.world = world
    let width = world.width * TilePicture.side + 2 * Self.margin
    let height = world.height * TilePicture.side + 2 * Self.margin + (caption == nil ? 0 : 24)
    document = SVGDocument(width: width, height: height, title: title, description: description)
    document.add(#"<rect width="\#(width)" height="\#(height)" rx="16" fill="\#(Palette.paper)"/>"#)
    if let caption {
      document.text(
        caption, x: width / 2, y: height - 18, size: 16, #"text-anchor="middle" fill="\#(Palette.ink)""#)
    }
  }

  /// The picture as SVG.
  var text: String { document.text }

  mutating func drawTiles(taken: Set<Coordinate>) {
    drawNumbers()
    let takenTiles = Set(taken.map { world[$0] })
    for coordinate in world.coordinates {
      let tile = world[coordinate]
      var isTaken = taken.contains(coordinate)
      if case .door(let color) = tile { isTaken = takenTiles.contains(.key(color)) }
      draw(at: coordinate) { TilePicture.draw(tile, isTaken: isTaken, into: &$0) }
    }
  }

  mutating func drawRobot(_ pose: Pose, _ attributes: String = "") {
    draw(at: pose.coordinate) { TilePicture.robot(pose.heading, attributes, into: &$0) }
  }

  /// Draws around the middle of a tile.
  mutating func draw(at coordinate: Coordinate, _ content: (inout SVGDocument) -> Void) {
    let middle = Self.middle(of: coordinate)
    document.group(#"transform="translate(\#(middle.x) \#(middle.y))""#, content)
  }

  /// Draws on the whole picture.
  mutating func add(_ element: String) { document.add(element) }

  mutating func text(_ text: String, x: Int, y: Int, size: Int, _ attributes: String) {
    document.text(text, x: x, y: y, size: size, attributes)
  }

  static func middle(of coordinate: Coordinate) -> (x: Int, y: Int) {
    (margin + coordinate.column * TilePicture.side - 30, margin + coordinate.row * TilePicture.side - 30)
  }

  private mutating func drawNumbers() {
    let look = #"text-anchor="middle" fill="\#(Palette.faint)""#
    for column in 1...world.width {
      document.text("\(column)", x: Self.middle(of: Coordinate(row: 1, column: column)).x, y: 23, size: 13, look)
    }
    for row in 1...world.height {
      document.text("\(row)", x: 18, y: Self.middle(of: Coordinate(row: row, column: 1)).y + 5, size: 13, look)
    }
  }
}
