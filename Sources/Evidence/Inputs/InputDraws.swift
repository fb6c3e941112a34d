import CurriculumBundle
import Grading
import Support

/// Inputs on which programs are compared: drawn in a fixed order, so that every run draws the same.
struct InputDraws {
  /// Where drawing begins.
  static let seed: UInt64 = 1
  /// How many are drawn.
  static let most = 200

  /// The inputs, the plainest first; none of them is a check's.
  let inputs: [[String]]
  /// Whether the author says what may be read, and the checks have all of it.
  let isInChecks: Bool

  /// Inputs for a task; none where its programs read nothing.
  init(for task: TaskExaminer, programs: [TaskProgram]) {
    let given = task.task.checks.map { $0.input ?? [] }
    var draws = Draws(given)
    if let lines = task.authored.inputs {
      let kinds = lines.compactMap(\.kind)
      guard kinds.count == lines.count else {
        (inputs, isInChecks) = ([], false)
        return
      }
      let fitting = given.filter { $0.count == kinds.count }
      draws.draw(kinds.map { .stated($0) }, like: fitting, isRandom: true)
      isInChecks = draws.inputs.isEmpty
    } else {
      isInChecks = false
      let lines = TestedLines(of: programs, given)
      let shapes = Self.shapes(of: given, lines, InputShape.Words(programs: programs.map(\.text), told: task.told.all))
      for (index, shapes) in shapes.enumerated() { draws.draw(shapes, like: [given[index]], isRandom: false) }
      for input in lines.inputs {
        guard !draws.isFull else { break }
        draws.add(input)
      }
      for input in Self.longer(given, shapes) { draws.add(input) }
      for input in Self.ofOtherLengths(given) { draws.add(input) }
      for shapes in shapes.unique { draws.draw(shapes, like: [], isRandom: true) }
    }
    inputs = draws.inputs
  }

  /// What may stand on the lines of each check's input: by their places where all checks read as many lines.
  private static func shapes(
    of given: [[String]], _ tested: TestedLines, _ words: InputShape.Words
  ) -> [[InputShape]] {
    let counts = Set(given.map(\.count))
    guard counts.count > 1 else {
      let shapes = (0..<(counts.first ?? 0)).map { place in
        InputShape(of: given.map { $0[place] }, isChoice: tested.isChoice(place), words: words)
      }
      return given.map { _ in shapes }
    }
    let isNumber = { (line: String) in Int(line) != nil }
    let all = given.joined()
    let (numbers, texts) = (all.filter(isNumber), all.filter { !isNumber($0) })
    return given.map { $0.map { InputShape(of: isNumber($0) ? numbers : texts, words: words) } }
  }

  /// The inputs of the checks with a line less, or with one more that a check has, for programs that read until
  /// something comes; others leave a line unread or miss one, so that nothing is decided by these.
  private static func ofOtherLengths(_ given: [[String]]) -> [[String]] {
    let lines = Array(given.joined()).unique.prefix(4)
    var changed: [[String]] = []
    for input in given.unique.prefix(4) {
      for place in input.indices.prefix(4) {
        let (before, after) = (Array(input[..<place]), Array(input[place...]))
        changed.append(before + after.dropFirst())
        changed += lines.map { before + [$0] + after }
      }
    }
    return changed.filter { !$0.isEmpty }
  }

  /// Inputs with more lines, where the first line may say how many there are; the last line's values are taken again.
  private static func longer(_ given: [[String]], _ shapes: [[InputShape]]) -> [[String]] {
    let ends = given.compactMap(\.last).unique
    return zip(given, shapes).flatMap { input, shapes -> [[String]] in
      guard input.count > 1, let count = Int(input[0]), let shape = shapes.first else { return [] }
      return (1...2).compactMap { more in
        let (sum, isTooLarge) = count.addingReportingOverflow(more)
        guard !isTooLarge, shape.admits(String(sum)) else { return nil }
        let others = ends.filter { $0 != input.last } + ends
        return [String(sum)] + input.dropFirst() + (0..<more).map { others[$0 % others.count] }
      }
    }
  }
}

/// Draws inputs, each once, until there are as many as are wanted.
private struct Draws {
  private(set) var inputs: [[String]] = []
  private var seen: Set<[String]>
  private var random = SplitMix64(seed: InputDraws.seed)
  /// How many are drawn at random, those that are there already among them.
  private static let mostTries = 2 * InputDraws.most

  init(_ given: [[String]]) { seen = Set(given) }

  /// Whether there are as many as are wanted.
  var isFull: Bool { inputs.count >= InputDraws.most }

  /// Inputs with one line changed, with two lines the same, and such that are drawn line by line.
  mutating func draw(_ shapes: [InputShape], like given: [[String]], isRandom: Bool) {
    guard !shapes.isEmpty else { return }
    for input in given {
      for place in shapes.indices where !isFull {
        for value in shapes[place].values.prefix(30) { add(input, place, value) }
        if place > 0, shapes[place].admits(input[place - 1]) { add(input, place, input[place - 1]) }
      }
    }
    guard isRandom else { return }
    for _ in 0..<Self.mostTries where !isFull {
      add(shapes.map { $0.draw(&random) })
    }
  }

  private mutating func add(_ input: [String], _ place: Int, _ value: String) {
    var changed = input
    changed[place] = value
    add(changed)
  }

  /// Keeps an input, unless it is there or there are enough.
  mutating func add(_ input: [String]) {
    if !isFull, seen.insert(input).inserted { inputs.append(input) }
  }
}
