import CurriculumBundle
import TestSupport

/// A small course whose author renames, moves, adds and retires lessons from release to release.
///
/// A lesson and its cards have numbers that never change, which are in their titles and texts: `Lesson 3`, `Card 3.1`.
struct FollowedCourse {
  struct Card {
    let number: Int
    var id: String
    var formerly: [String] = []
  }

  struct Lesson {
    let number: Int
    var id: String
    var block: Int
    var cards: [Card]
    var formerly: [String] = []
  }

  struct Holder {
    var id: String
    var formerly: [String] = []
  }

  private(set) var module = Holder(id: "training")
  private(set) var blocks = [Holder(id: "first"), Holder(id: "second")]
  private(set) var lessons: [Lesson] = []
  /// The lessons that were retired in this release: the full ids that they had, and their numbers.
  private var retired: [(id: String, number: Int)] = []
  /// The numbers of the lessons of the last release.
  private var released: Set<Int> = []
  /// The numbers of all lessons that were retired, with those of their successors.
  private(set) var successors: [Int: Int] = [:]
  private var wording = 0

  /// A course with three lessons.
  init(_ names: inout Names) {
    for block in [0, 0, 1] { addLesson(to: block, &names) }
  }

  /// Numbers and ids that are not used for something else later.
  struct Names {
    private var last = 0
    private var lastLesson = 0

    mutating func lesson() -> Int {
      lastLesson += 1
      return lastLesson
    }

    mutating func id() -> String {
      last += 1
      return "name-\(last)"
    }
  }

  /// The titles of its lessons and the texts of its cards that learners keep.
  var marks: Set<String> {
    Set(lessons.flatMap { lesson in ["Lesson \(lesson.number)"] + lesson.cards.map { lesson.mark(of: $0) } })
  }

  /// The titles of the lessons that took the place of those that are finished, one after the other.
  func credited(for finished: Set<String>) -> Set<String> {
    var (credited, count) = (finished, -1)
    while count != credited.count {
      count = credited.count
      for (gone, next) in successors where credited.contains("Lesson \(gone)") { credited.insert("Lesson \(next)") }
    }
    return credited
  }
}

extension FollowedCourse.Lesson {
  func mark(of card: FollowedCourse.Card) -> String { "Card \(number).\(card.number)" }
}

// MARK: Edits

extension FollowedCourse {
  /// Changes some things, once what the last release renamed is not written any more.
  mutating func edit(_ names: inout Names, _ random: inout SeededRandom) {
    forget()
    for _ in 0..<3 { change(&names, &random) }
  }

  /// Adds a lesson or words something differently, and keeps all ids.
  mutating func repair(_ names: inout Names, _ random: inout SeededRandom) {
    forget()
    wording += 1
    if Bool.random(using: &random) { addLesson(to: Int.random(in: blocks.indices, using: &random), &names) }
  }

  private mutating func forget() {
    retired = []
    released = Set(lessons.map(\.number))
    module.formerly = []
    for block in blocks.indices { blocks[block].formerly = [] }
    for lesson in lessons.indices {
      lessons[lesson].formerly = []
      for card in lessons[lesson].cards.indices { lessons[lesson].cards[card].formerly = [] }
    }
  }

  private mutating func change(_ names: inout Names, _ random: inout SeededRandom) {
    let lesson = Int.random(in: lessons.indices, using: &random)
    switch Int.random(in: 0...8, using: &random) {
    case 0, 1: addLesson(to: Int.random(in: blocks.indices, using: &random), &names)
    case 2: rename(lesson, to: names.id(), in: lessons[lesson].block)
    case 3: rename(lesson, to: names.id(), in: 1 - lessons[lesson].block)
    case 4: rename(&lessons[lesson].cards[Int.random(in: 0...2, using: &random)], to: names.id())
    case 5: rename(&blocks[Int.random(in: blocks.indices, using: &random)], to: names.id())
    case 6: rename(&module, to: names.id())
    case 7: retire(lesson, &random)
    default: wording += 1
    }
  }

  private mutating func addLesson(to block: Int, _ names: inout Names) {
    let cards = (1...3).map { Card(number: $0, id: "card-\($0)") }
    lessons.append(Lesson(number: names.lesson(), id: names.id(), block: block, cards: cards))
  }

  /// Renames a lesson that is new under its name, once in a release, and keeps each block from being empty.
  private mutating func rename(_ lesson: Int, to id: String, in block: Int) {
    guard isAsReleased(lessons[lesson]), block == lessons[lesson].block || count(in: 1 - block) > 1 else { return }
    lessons[lesson].formerly = [releasedPath(of: lessons[lesson])]
    lessons[lesson].id = id
    lessons[lesson].block = block
  }

  private func rename(_ card: inout Card, to id: String) {
    guard card.formerly.isEmpty else { return }
    card.formerly = [card.id]
    card.id = id
  }

  private func rename(_ holder: inout Holder, to id: String) {
    guard holder.formerly.isEmpty else { return }
    holder.formerly = [holder.id]
    holder.id = id
  }

  private mutating func retire(_ lesson: Int, _ random: inout SeededRandom) {
    guard isAsReleased(lessons[lesson]), count(in: lessons[lesson].block) > 1 else { return }
    let gone = lessons.remove(at: lesson)
    retired.append((releasedPath(of: gone), gone.number))
    successors[gone.number] = lessons.randomElement(using: &random)?.number
  }

  /// Whether a lesson is where it was in the last release, under the name that it had there.
  private func isAsReleased(_ lesson: Lesson) -> Bool { lesson.formerly.isEmpty && released.contains(lesson.number) }

  /// The full id that a lesson had in the last release.
  private func releasedPath(of lesson: Lesson) -> String {
    let holders = [module, blocks[lesson.block]].map { $0.formerly.first ?? $0.id }
    return (holders + [lesson.id]).joined(separator: "/")
  }

  /// The lesson that took the place of one, today.
  private func successor(of number: Int) -> Lesson? {
    var next = successors[number]
    while let current = next, let later = successors[current] { next = later }
    return lessons.first { $0.number == next }
  }

  private func count(in block: Int) -> Int { lessons.count { $0.block == block } }

  private func path(of lesson: Lesson) -> String { "\(module.id)/\(blocks[lesson.block].id)/\(lesson.id)" }
}

// MARK: Files

extension FollowedCourse {
  /// Writes the course into an empty folder, with a card that needs a minor number of the format.
  func write(to folder: TemporaryDirectory, at place: String, level: Int) throws {
    var curriculum = "title: Course\nlocale: en\nmodules: [\(module.id)]\n"
    if !retired.isEmpty { curriculum += "retired:\n" }
    for entry in retired {
      let next = successor(of: entry.number).map(path(of:)) ?? ""
      curriculum += "  - {id: \(entry.id), successors: [\(next)]}\n"
    }
    try folder.write(curriculum, to: "\(place)/curriculum.yaml")
    let ids = blocks.map(\.id).joined(separator: ", ")
    let head = "title: Training\nsummary: Summary \(wording).\nlanguage: python\n"
    try folder.write(
      head + Self.formerly(module.formerly) + "blocks: [\(ids)]\n", to: "\(place)/\(module.id)/module.yaml")
    for (number, block) in blocks.enumerated() {
      let inside = lessons.filter { $0.block == number }
      let episodes = inside.map(\.id).joined(separator: ", ")
      try folder.write(
        "title: Block \(number)\n" + Self.formerly(block.formerly) + "episodes: [\(episodes)]\n",
        to: "\(place)/\(module.id)/\(block.id)/block.yaml")
      for lesson in inside {
        let extra = lesson.number == lessons[0].number ? Self.card(ofLevel: level) : ""
        try folder.write(lesson.yaml(extra), to: "\(place)/\(module.id)/\(block.id)/\(lesson.id).yaml")
      }
    }
  }

  fileprivate static func formerly(_ ids: [String]) -> String {
    ids.isEmpty ? "" : "formerly: [\(ids.joined(separator: ", "))]\n"
  }

  private static func card(ofLevel level: Int) -> String {
    let task = "id: level-\(level), type: exercise, text: Write it., language: python"
    switch level {
    case 0: return ""
    case 1: return "  - {id: level-1, type: poll, text: How was it?, answers: [Easy, Hard]}\n"
    case 2:
      return "  - {id: level-2, type: questionWithCode, text: What is printed?, code: print(n + 1), given: n = 4, "
        + "answers: [\"4\", \"5\", \"6\"], correctAnswerIndex: 1}\n"
    case 3: return "  - {\(task), solutions: [\"def f():\\n    return 1\"], checks: [{call: f(), returns: 1}]}\n"
    default: return "  - {\(task), solutions: [print(1)], satisfies: \"output == '1'\"}\n"
    }
  }
}

extension FollowedCourse.Lesson {
  fileprivate func yaml(_ extra: String) -> String {
    let kinds = [
      "type: description, header: Read", "type: question, answers: [a, b, c], correctAnswerIndex: 0",
      "type: finished, header: Done",
    ]
    let lines = zip(cards, kinds).map { card, kind in
      let former = card.formerly.isEmpty ? "" : ", formerly: [\(card.formerly.joined(separator: ", "))]"
      return "  - {id: \(card.id), text: \(mark(of: card)), \(kind)\(former)}\n"
    }
    return "title: Lesson \(number)\n" + FollowedCourse.formerly(formerly) + "cards:\n" + lines[0] + extra + lines[1]
      + lines[2]
  }
}
