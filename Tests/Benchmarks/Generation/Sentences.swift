import TestSupport

/// Plain words for children, put together by chance.
enum Sentences {
  /// A short heading.
  static func header(_ random: inout SeededRandom) -> String {
    "\(pick(["Meet", "Find", "Help", "Count", "Follow", "Draw"], &random)) the \(pick(things, &random))"
  }

  /// One sentence.
  static func sentence(_ random: inout SeededRandom) -> String {
    let (who, does, what) = (pick(people, &random), pick(deeds, &random), pick(things, &random))
    return "\(who) \(does) the \(pick(looks, &random)) \(what) \(pick(places, &random))."
  }

  /// Some sentences: 40 to 200 characters.
  static func text(_ random: inout SeededRandom) -> String {
    var text = sentence(&random)
    let wanted = 30 + Int(random.next() % 90)
    while text.count < wanted { text += " " + sentence(&random) }
    return text
  }

  /// A question.
  static func question(_ random: inout SeededRandom) -> String {
    "What does \(pick(people, &random)) find \(pick(places, &random))?"
  }

  /// Three or four different answers of about the same length.
  static func answers(_ random: inout SeededRandom) -> [String] {
    let first = Int(random.next() % UInt64(things.count))
    let count = 3 + Int(random.next() % 2)
    return (0..<count).map { "A \(looks[($0 * 3 + first) % looks.count]) \(things[(first + $0 * 5) % things.count])" }
  }

  private static func pick(_ words: [String], _ random: inout SeededRandom) -> String {
    words[Int(random.next() % UInt64(words.count))]
  }

  private static let people = [
    "Ada", "Zoë", "The cat", "A robot", "The old owl", "Your friend", "José", "The captain", "A small fox", "Mia",
    "Grandma", "The baker", "Tom", "A pirate", "The king", "Lena", "Ben", "The nurse", "A clown", "Sam", "Ida", "Max",
  ]
  private static let deeds = [
    "finds", "sees", "paints", "carries", "opens", "likes", "counts", "hides", "drops", "wants", "shows us",
    "looks for",
  ]
  private static let looks = [
    "red", "blue", "tiny", "huge", "warm", "soft", "loud", "shy", "fast", "gold", "wet", "odd",
  ]
  private static let things = [
    "apple", "boat", "drum", "egg", "flag", "goat", "hat", "kite", "lamp", "moon", "nest", "pen", "rock", "sock",
    "tent",
    "wolf", "zebra", "bell", "cake", "door",
  ]
  private static let places = [
    "in the garden", "on the roof", "at the café", "under the bed", "by the sea", "near the school", "in a box",
    "after lunch", "on a Monday", "with a smile", "in the rain", "at home", "behind the house", "on the bus",
    "before dinner", "in the snow", "at the zoo", "on the farm",
  ]
}
