public import Robot

/// A world in pictures that lie one above the other, for a page on which the robot moves.
///
///     WorldLayers.robot                             // the robot by itself, looking north
///     world.layers.board                            // the tiles, without the robot
///     world.layers.takenTile(at: keyPlace)          // how the tile looks once the key is taken
public struct WorldLayers {
  /// The width and height of a tile.
  public static let side = TilePicture.side
  /// The space around the tiles for the numbers of rows and columns.
  public static let margin = WorldPicture.margin

  private let world: World

  init(_ world: World) { self.world = world }

  /// The width of the board.
  public var width: Int { world.width * Self.side + 2 * Self.margin }
  /// The height of the board.
  public var height: Int { world.height * Self.side + 2 * Self.margin }

  /// The board as SVG.
  public var board: String {
    var picture = WorldPicture(world, title: "A level", description: world.summary, caption: nil)
    picture.drawTiles(taken: [])
    return picture.text
  }

  /// The coordinates whose tile looks otherwise once something was taken: those of items, and doors.
  public var changingCoordinates: [Coordinate] {
    world.coordinates { tile in
      switch tile {
      case .collectible, .key, .door: true
      case .floor, .wall, .goal, .pit, .paint: false
      }
    }
  }

  /// How a tile looks once what was on it is taken, or its door open, as SVG.
  public func takenTile(at coordinate: Coordinate) -> String {
    Self.tile(title: "Taken") { TilePicture.draw(world[coordinate], isTaken: true, into: &$0) }
  }

  /// The robot as SVG, looking north.
  public static let robot = tile(title: "The robot") { TilePicture.robot(.north, into: &$0) }

  private static func tile(title: String, _ content: (inout SVGDocument) -> Void) -> String {
    var document = SVGDocument(width: side, height: side, title: title, description: title)
    document.group(#"transform="translate(\#(side / 2) \#(side / 2))""#, content)
    return document.text
  }
}

extension World {
  /// The world in pictures that lie one above the other.
  public var layers: WorldLayers { WorldLayers(self) }
}
