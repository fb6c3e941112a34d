import CurriculumBundle
import Grading
import JSON
import Robot
import RobotAnalysis
import Serving

/// A robot's world as the learner's page shows it: a picture without the robot, which moves over it.
struct WorldView {
  private let world: World
  private let path: ItemPath
  private let check: Int

  init(_ world: World, path: ItemPath, check: Int) {
    self.world = world
    self.path = path
    self.check = check
  }

  /// `{"width", "height", "side", "margin", "picture", "robot", "start", "taken", …}`.
  var json: JSONValue {
    let layers = world.layers
    return [
      "width": .integer(world.width), "height": .integer(world.height), "side": .integer(WorldLayers.side),
      "margin": .integer(WorldLayers.margin), "picture": .string(address("part=board")),
      "pictureWidth": .integer(layers.width), "pictureHeight": .integer(layers.height),
      "start": [
        "row": .integer(world.start.coordinate.row), "column": .integer(world.start.coordinate.column),
        "heading": .string(world.start.heading.rawValue),
      ],
      "robot": .string(address("part=robot")), "summary": .string(world.summary),
      "taken": .array(layers.changingCoordinates.map(takenTile)),
    ]
  }

  /// How a tile looks once what was on it is taken; of a door, by which keys it opens.
  private func takenTile(at coordinate: Coordinate) -> JSONValue {
    var keys: [Coordinate]?
    if case .door(let color) = world[coordinate] { keys = world.coordinates { $0 == .key(color) } }
    return .members([
      "row": .integer(coordinate.row), "column": .integer(coordinate.column),
      "picture": .string(address("part=tile&row=\(coordinate.row)&column=\(coordinate.column)")),
      "keys": keys.map { .array($0.map { ["row": .integer($0.row), "column": .integer($0.column)] }) },
    ])
  }

  private func address(_ part: String) -> String { "\(PreviewSite.picturePath)?path=\(path)&check=\(check)&\(part)" }

  /// A picture by the query of its address.
  ///
  /// - Throws: `HTTPResponse.Failure` for a part that there is none of.
  static func picture(
    for query: [String: String], of content: CardContent
  ) throws(HTTPResponse.Failure) -> String {
    let checks = content.task?.checks ?? []
    guard let index = query["check"].flatMap({ Int($0) }), checks.indices.contains(index),
      let layers = checks[index].robotWorld?.layers
    else { throw .notFound("there is no such world") }
    switch query["part"] {
    case "board": return layers.board
    case "robot": return WorldLayers.robot
    case "tile":
      let coordinate = query["row"].flatMap { Int($0) }.flatMap { row in
        query["column"].flatMap { Int($0) }.map { Coordinate(row: row, column: $0) }
      }
      guard let coordinate, layers.changingCoordinates.contains(coordinate) else {
        throw .notFound("there is no such tile")
      }
      return layers.takenTile(at: coordinate)
    default: throw .badRequest("'part' is board, robot or tile")
    }
  }
}
