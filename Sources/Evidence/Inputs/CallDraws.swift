internal import Authoring
internal import CurriculumBundle
internal import Grading
internal import Python
internal import PythonAnalysis
internal import Support

/// Calls on which programs are compared: those of the checks with other arguments, drawn in a fixed order.
struct CallDraws {
  /// The calls, the plainest first; none of them is a check's.
  let calls: [PythonCall]

  /// A call of a check, taken apart, with the checks that differ from it in their arguments at most.
  private struct Group {
    let pattern: CallPattern
    var given: [[String]]

    /// What the checks give in each place.
    var places: [[String]] { pattern.arguments.indices.map { place in given.map { $0[place] }.unique } }
  }

  /// Calls like some; none where `inputs` does not say what each argument may be.
  ///
  /// - Parameters:
  ///   - calls: The calls of the checks.
  ///   - inputs: What their author says that may be given; nil where that is not stated.
  ///   - programs: Right programs, whose numbers and strings are given, too.
  ///   - told: All that the card shows to learners.
  init(like calls: [PythonCall], inputs: [InputLine]?, programs: [TaskProgram], told: String) {
    let given = calls.map { PythonCall($0.call, after: $0.setup) }
    let words = InputShape.Words(programs: programs.map(\.text), told: told)
    let literals = ArgumentValues.Literals(of: programs)
    var draws = Draws(given)
    for group in Self.groups(of: given, withAssigned: inputs == nil) {
      let places = group.places
      let values: [[String]]
      if let lines = inputs {
        let kinds = lines.compactMap(\.kind)
        guard kinds.count == places.count else { continue }
        values = zip(kinds, places).map { ArgumentValues($0, like: $1).all }
      } else {
        values = places.map { ArgumentValues(of: $0, knowing: literals, words: words).all }
      }
      draws.draw(group.pattern, like: group.given, values)
    }
    self.calls = draws.calls
  }

  private static func groups(of calls: [PythonCall], withAssigned: Bool) -> [Group] {
    calls.compactMap { CallPattern($0, withAssigned: withAssigned) }.reduce(into: []) { groups, pattern in
      if let place = groups.firstIndex(where: { $0.pattern.isLike(pattern) }) {
        groups[place].given.append(pattern.arguments)
      } else {
        groups.append(Group(pattern: pattern, given: [pattern.arguments]))
      }
    }
  }
}

/// Draws calls, each once, until there are as many as are wanted.
private struct Draws {
  private(set) var calls: [PythonCall] = []
  private var seen: Set<PythonCall>
  private var random = SplitMix64(seed: InputDraws.seed)

  init(_ given: [PythonCall]) { seen = Set(given) }

  /// Calls with one argument changed, with two changed round, and such of which all arguments are drawn.
  mutating func draw(_ pattern: CallPattern, like given: [[String]], _ values: [[String]]) {
    guard !values.isEmpty, !values.contains(where: \.isEmpty) || values.count > 1 else { return }
    let most = calls.count + InputDraws.most / 2
    for arguments in given {
      for place in values.indices {
        for value in values[place] where calls.count < most { add(pattern, arguments, place, value) }
        if place > 0, calls.count < most {
          var changed = arguments
          changed.swapAt(place - 1, place)
          if values[place].contains(changed[place]) || given.contains(where: { $0[place] == changed[place] }) {
            add(pattern, changed)
          }
        }
      }
    }
    guard !values.contains(where: \.isEmpty) else { return }
    for _ in 0..<InputDraws.most where calls.count < most + InputDraws.most / 4 {
      add(pattern, values.map { $0[Int(random.next() % UInt64($0.count))] })
    }
  }

  private mutating func add(_ pattern: CallPattern, _ arguments: [String], _ place: Int, _ value: String) {
    var changed = arguments
    changed[place] = value
    add(pattern, changed)
  }

  private mutating func add(_ pattern: CallPattern, _ arguments: [String]) {
    let call = pattern.filled(with: arguments)
    if seen.insert(call).inserted { calls.append(call) }
  }
}
