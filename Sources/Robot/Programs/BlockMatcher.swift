/// Finds which `end` and `else` belong to which card.
///
/// The partner of `repeat`, `while` and `routine` is their `end`, that of `if` its `else` or `end`, that of `else` its
/// `end`, that of `end` the card that it ends, and that of `call` the `routine`.
///
/// A card that nobody understands may have been meant to begin or to end a block, so that what is missing or too many
/// because of it is no problem of its own.
struct BlockMatcher {
  private let words: [Move.Word?]
  private(set) var partners: [Int]
  /// What is wrong, each at the index of its card.
  private(set) var problems: [(Int, ProgramProblem.Kind)] = []
  private var open: [Block] = []
  /// Cards outside of all open blocks that nobody understands.
  private var unreadable = 0
  private var routine: Int?

  private struct Block {
    let start: Int
    let word: Move.Word
    var otherwise: Int?
    /// Cards in it that nobody understands.
    var unreadable = 0
  }

  /// A matcher of cards; nil is a card that nobody understands.
  init(_ words: [Move.Word?]) {
    self.words = words
    partners = Array(repeating: -1, count: words.count)
  }

  mutating func match() {
    for (index, word) in words.enumerated() {
      switch word {
      case .repeat, .while, .if: open.append(Block(start: index, word: word ?? .if))
      case .routine: beginRoutine(index)
      case .else: turn(index)
      case .end: close(index)
      case .forward, .left, .right, .jump, .collect, .call: break
      case nil: addUnreadable(1)
      }
    }
    for (place, block) in open.enumerated() where open[place...].allSatisfy({ $0.unreadable == 0 }) {
      problems.append((block.start, .missingEnd(block.word)))
    }
    for (index, word) in words.enumerated() where word == .call {
      if let routine {
        partners[index] = routine
      } else if !words.contains(nil) {
        problems.append((index, .callWithoutRoutine))
      }
    }
  }

  private mutating func addUnreadable(_ count: Int) {
    if open.isEmpty { unreadable += count } else { open[open.count - 1].unreadable += count }
  }

  private mutating func beginRoutine(_ index: Int) {
    if let outer = open.last {
      problems.append((index, .routineInside(outer.word)))
    } else if let routine {
      problems.append((index, .secondRoutine(first: routine + 1)))
    }
    routine = routine ?? index
    open.append(Block(start: index, word: .routine))
  }

  private mutating func turn(_ index: Int) {
    guard var block = open.popLast() else {
      if unreadable == 0 { problems.append((index, .strayElse)) }
      return
    }
    defer {
      block.otherwise = block.otherwise ?? index
      open.append(block)
    }
    guard block.unreadable == 0 || block.word == .if && block.otherwise == nil else { return }
    if block.word != .if {
      problems.append((index, .elseOutsideIf(block.word)))
    } else if let first = block.otherwise {
      problems.append((index, .secondElse(first: first + 1)))
    } else {
      partners[block.start] = index
    }
  }

  private mutating func close(_ index: Int) {
    guard let block = open.popLast() else {
      if unreadable > 0 { unreadable -= 1 } else { problems.append((index, .strayEnd)) }
      return
    }
    addUnreadable(block.unreadable)
    partners[index] = block.start
    partners[block.otherwise ?? block.start] = index
  }
}
