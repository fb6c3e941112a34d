import Authoring
import CurriculumBundle
import JSON

/// What a JSON file of Champion's says.
struct ChampionDocument: Sendable {
  var shape = ChampionShape()
  var title: String?
  var steps: [Step] = []

  /// Episodes that belong together.
  struct Step: Sendable {
    var title: String?
    var episodes: [Episode]
  }

  /// Cards in order.
  struct Episode: Sendable {
    var title: String?
    var cards: [Card]
  }

  /// A card whose values have the types that its kind asks for.
  struct Card: Sendable {
    let kind: CardKind
    let values: JSONObject
  }
}
