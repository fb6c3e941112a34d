import Support

/// Plain words that learners know, which stand for what somebody may type.
enum SampleWords {
  /// The words, those that tell most first: of many lengths, some the same backwards, some with a letter twice.
  static let all = [
    "cat", "moon", "level", "banana", "ox", "tiger", "bob", "rabbit", "bear", "noon", "giraffe", "elephant",
    "crocodile", "chimpanzee", "x", "Ada", "egg", "apple", "tree", "kayak", "Mia", "sun", "zebra", "yellow",
    "Otto", "blue", "ice", "umbrella", "i", "up", "red", "green", "star", "fish", "bird", "dog", "cow", "pig",
    "hen", "owl", "fox", "bee", "ant", "frog", "duck", "goat", "lion", "wolf", "mouse", "horse", "sheep", "snake",
    "whale", "panda", "koala", "monkey", "turtle", "dolphin", "penguin", "butterfly", "lemon", "melon", "peach",
    "grape", "cherry", "orange", "carrot", "potato", "bread", "cheese", "milk", "water", "juice", "cake", "sugar",
    "honey", "house", "door", "window", "garden", "river", "lake", "sea", "hill", "road", "bridge", "train",
    "boat", "plane", "wheel", "book", "pencil", "paper", "letter", "number", "music", "piano", "guitar", "drum",
    "game", "ball", "robot", "rocket", "planet", "comet",
  ]

  /// Those without a capital.
  static let lowercase = all.filter { $0.allSatisfy(\.isLowercase) }

  /// One that is drawn, every other time made of two.
  static func draw(_ random: inout SplitMix64) -> String {
    let word = all[Int(random.next() % UInt64(all.count))]
    guard random.next() % 2 == 0 else { return word }
    return word + lowercase[Int(random.next() % UInt64(lowercase.count))]
  }

  /// One to six that are drawn, with spaces between them.
  static func drawSentence(_ random: inout SplitMix64) -> String {
    let count = 1 + Int(random.next() % 6)
    return (0..<count).map { _ in all[Int(random.next() % UInt64(all.count))] }.joined(separator: " ")
  }
}
