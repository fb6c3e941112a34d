import Diagnostics

extension MapProblem.Kind {
  /// The fact, without a full stop.
  public var message: String {
    switch self {
    case .empty: "the map has no rows"
    case .tooLarge(let width, let height): "the map has \(height) rows of \(width) tiles, which is too large"
    case .ragged(let length, let first):
      "this row has \(counted(length, "tile")), but the first row has \(first)"
    case .unknownCharacter(let character, _): "nobody knows what \(shown(character)) means on this map"
    case .noRobot: "there is no robot on the map"
    case .secondRobot(let first): "this is a second robot; the first one is at \(first)"
    case .nothingToDo: "there is nothing to do on this map: no collectible and no goal"
    case .noCollectible: "the level is done when all is collected, but there is nothing to collect on the map"
    case .noGoal: "the level is done at a goal, but there is no goal on the map"
    case .tooManyItems(let count): "there are \(count) collectibles and keys, which is too many"
    case .doorWithoutKey(let color): "nothing opens this \(color.rawValue) door"
    case .notALegendLine(let line): "'\(shortened(line))' does not explain a character"
    case .notOneCharacter(let text): "'\(shortened(text))' is not one character"
    case .reservedCharacter(let character): "'\(character)' means the same on every map"
    case .meansTwoThings(let character): "'\(character)' is explained twice"
    case .unknownTile(let name, _): "there is no tile called '\(shortened(name))'"
    }
  }

  /// What to do, as an imperative.
  public var help: String {
    switch self {
    case .empty: "draw rows of tiles, for example `#>.o#`"
    case .tooLarge: "keep it within \(World.largestSide) rows of \(World.largestSide) tiles"
    case .ragged(let length, let first):
      length < first
        ? "add \(counted(first - length, "tile")), so that all rows are equally long"
        : "take away \(counted(length - first, "tile")), so that all rows are equally long"
    case .unknownCharacter(let character, let nearest):
      nearest.map { "did you mean '\($0)'?" } ?? "explain it in the legend, for example `\(character) pit`"
    case .noRobot: "put one of ^ > v < where the robot starts; it looks where the arrow points"
    case .secondRobot: "keep one robot, and write '.' for the others"
    case .nothingToDo: "add a collectible 'o' or a goal 'G'"
    case .noCollectible: "add a collectible 'o', or let the level be done at a goal"
    case .noGoal: "add a goal 'G', or let the level be done when all is collected"
    case .tooManyItems: "keep at most \(World.mostItems)"
    case .doorWithoutKey(let color): "add \(withArticle("\(color.rawValue) key")) to the map"
    case .notALegendLine: "write a character, a space and a tile, for example `~ pit`"
    case .notOneCharacter: "choose one character that is not a space"
    case .reservedCharacter: "choose another character; # . o G ^ > v < are taken"
    case .meansTwoThings: "keep one of the explanations"
    case .unknownTile(_, let nearest):
      nearest.map { "did you mean '\($0)'?" }
        ?? "name one of wall, floor, collectible, goal, pit, or a floor, door or key with its color, as in 'red door'"
    }
  }
}

private func shown(_ character: Character) -> String {
  switch character {
  case " ": "a space"
  case "\t": "a tab"
  default: "'\(character)'"
  }
}
