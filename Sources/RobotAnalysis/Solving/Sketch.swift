import Robot

/// A program of which parts are still open: what follows, which condition is asked, how often something is repeated.
///
/// A search runs it and decides only what the run needs; what it decided can be taken back.
struct Sketch {
  /// What a link holds instead of a card.
  enum Link {
    /// Nobody has decided what stands here.
    static let open = -1
    /// Nothing stands here: the block ends.
    static let closed = -2
    /// Nobody has decided whether the `if` has an `else`.
    static let undecided = -3
  }

  /// What is kept of a card: links to other cards, and what is known of its count or condition.
  enum Field: Int, CaseIterable {
    /// The card behind this one in the same block.
    case next
    /// The first card in its block.
    case body
    /// The first card in its `else`.
    case otherwise
    /// The counts that a `repeat` may still have, as bits: those below 64, and the others.
    case lowCounts, highCounts
    /// The conditions that the card may still have, as bits.
    case conditions
  }

  /// Where the program begins: the body of this card.
  static let root = 0

  /// The kinds of the cards; the root is a routine that nobody calls.
  private(set) var words: [Move.Word] = [.routine]
  /// How many cards are laid.
  private(set) var cards = 0
  /// The routine, if there is one.
  private(set) var routine: Int?
  private var fields: [Int] = Self.emptyFields(0)
  /// Fields that were changed, with what they held.
  private var trail: [(field: Int, old: Int)] = []

  subscript(card: Int, field: Field) -> Int { fields[card * Field.allCases.count + field.rawValue] }

  /// Changes a field.
  mutating func set(_ card: Int, _ field: Field, _ value: Int) {
    let index = card * Field.allCases.count + field.rawValue
    trail.append((index, fields[index]))
    fields[index] = value
  }

  /// The counts that a `repeat` may still have.
  func counts(of card: Int) -> CountSet {
    CountSet(
      low: UInt64(bitPattern: Int64(self[card, .lowCounts])), high: UInt64(bitPattern: Int64(self[card, .highCounts])))
  }

  /// Leaves a `repeat` only some counts.
  mutating func set(_ card: Int, counts: CountSet) {
    set(card, .lowCounts, Int(Int64(bitPattern: counts.low)))
    set(card, .highCounts, Int(Int64(bitPattern: counts.high)))
  }

  /// Lays a card at an open link; a block's `end` is counted with it.
  mutating func lay(_ word: Move.Word, at card: Int, _ field: Field, conditions: Int = 0) {
    set(card, field, words.count)
    append(word, conditions)
  }

  /// Begins the routine.
  mutating func beginRoutine() {
    routine = words.count
    append(.routine, 0)
  }

  /// Gives an `if` an `else`.
  mutating func lay(elseOf card: Int) {
    set(card, .otherwise, Link.open)
    cards += 1
  }

  private mutating func append(_ word: Move.Word, _ conditions: Int) {
    words.append(word)
    fields += Self.emptyFields(conditions)
    cards += word.opensBlock ? 2 : 1
  }

  private static func emptyFields(_ conditions: Int) -> [Int] {
    [Link.open, Link.open, Link.undecided, 0, 0, conditions]
  }

  // MARK: - Taking back

  /// A moment to which decisions can be taken back.
  struct Mark {
    fileprivate let trail: Int
    fileprivate let words: Int
    fileprivate let cards: Int
    fileprivate let routine: Int?
  }

  /// This moment.
  var mark: Mark { Mark(trail: trail.count, words: words.count, cards: cards, routine: routine) }

  /// Takes back all that was decided since a moment.
  mutating func takeBack(to mark: Mark) {
    while trail.count > mark.trail {
      let (field, old) = trail.removeLast()
      fields[field] = old
    }
    words.removeLast(words.count - mark.words)
    fields.removeLast(fields.count - mark.words * Field.allCases.count)
    cards = mark.cards
    routine = mark.routine
  }
}
