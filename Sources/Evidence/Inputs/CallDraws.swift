import Authoring
import CurriculumBundle
import Grading
import Python
import PythonAnalysis
import Support

/// Calls on which programs are compared: those of the checks with other arguments, drawn in a fixed order.
struct CallDraws {
  /// The calls with arguments such as the checks give, the plainest first; none of them is a check's.
  let calls: [PythonCall]
  /// Calls with arguments that no check has the like of, and that right programs may be made for, the nearest first;
  /// those that are as near are together.
  let others: [[PythonCall]]
  /// Calls of the checks with two arguments of one kind changed round, whatever order these have in all checks.
  let swapped: [PythonCall]

  /// Of how many checks that are alike arguments are taken.
  private static let mostChecks = 100

  /// A call of a check, taken apart, with the checks that differ from it in their arguments at most.
  fileprivate struct Group {
    let pattern: CallPattern
    var given: [[String]]
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
    let knowledge = DomainKnowledge(of: programs, told: told)
    var draws = Draws()
    for group in Self.groups(of: given, withAssigned: inputs == nil) {
      let arguments = group.given.prefix(Self.mostChecks).map { $0.map(LiteralValue.init) }
      let places = group.pattern.arguments.indices.map { place in arguments.map { $0[place] }.unique }
      if let lines = inputs {
        let kinds = lines.compactMap(\.kind)
        guard kinds.count == places.count else { continue }
        draws.draw(group, arguments, zip(kinds, places).map { ArgumentValues($0, like: $1) }, nil)
      } else {
        let values = places.map { ArgumentValues(of: $0, knowing: knowledge) }
        let call = group.pattern.filled(with: group.pattern.arguments)
        let relations = ArgumentRelations(of: arguments) { knowledge.compares($0, $1, of: call) }
        draws.draw(group, arguments, values, relations)
      }
    }
    self.calls = draws.calls
    others = [.near, .far, .farthest].map { distance in
      draws.others.filter { $0.distance == distance }.map(\.call)
    }
    swapped = draws.swapped
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
  private(set) var others: [(call: PythonCall, distance: DomainDistance)] = []
  private(set) var swapped: [PythonCall] = []
  private var random = SplitMix64(seed: InputDraws.seed)

  /// How many calls that are as near to those of checks are drawn of one group, and how many with two arguments changed
  /// round.
  private static let (mostAsNear, mostSwapped) = (20, 12)

  /// Calls with one argument changed, with two changed round, and such of which all arguments are drawn.
  ///
  /// - Parameter relations: Relations between the arguments; nil where they do not count.
  mutating func draw(
    _ group: CallDraws.Group, _ given: [[LiteralValue]], _ values: [ArgumentValues], _ relations: ArgumentRelations?
  ) {
    guard !values.isEmpty, !values.contains(where: \.all.isEmpty) || values.count > 1 else { return }
    var drawing = Drawing(group, given, values, relations)
    let most = InputDraws.most / 2
    for arguments in given where drawing.calls.count < most {
      for place in values.indices {
        for candidate in values[place].all where drawing.calls.count < most {
          drawing.add(arguments.with(candidate.value, at: place))
        }
        if place > 0 { drawing.add(arguments.swapped(place - 1, place)) }
      }
      for changed in relations?.changes(of: arguments) ?? [] { drawing.add(changed) }
    }
    if !values.contains(where: \.all.isEmpty) {
      for _ in 0..<InputDraws.most where drawing.calls.count < most + InputDraws.most / 4 {
        drawing.add(values.map { $0.draw(&random) })
      }
    }
    if relations != nil { drawing.swap(Self.mostSwapped) }
    calls += drawing.calls
    for distance in DomainDistance.allCases {
      others += drawing.others.filter { $0.distance == distance }.prefix(Self.mostAsNear)
    }
    swapped += drawing.swapped
  }
}

/// The calls that are drawn of one group.
private struct Drawing {
  private(set) var calls: [PythonCall] = []
  private(set) var others: [(call: PythonCall, distance: DomainDistance)] = []
  private(set) var swapped: [PythonCall] = []
  private let group: CallDraws.Group
  private let given: [[LiteralValue]]
  private let values: [ArgumentValues]
  private let relations: ArgumentRelations?
  private var seen: Set<[LiteralValue]>
  private let quote: Character

  init(
    _ group: CallDraws.Group, _ given: [[LiteralValue]], _ values: [ArgumentValues], _ relations: ArgumentRelations?
  ) {
    (self.group, self.given, self.values, self.relations) = (group, given, values, relations)
    seen = Set(given)
    let written = group.given.joined()
    quote = written.contains { $0.contains("\"") } && !written.contains { $0.contains("'") } ? "\"" : "'"
  }

  /// Adds the call with some arguments, unless it is there or one of them is never given.
  mutating func add(_ arguments: [LiteralValue]) {
    let distances = zip(values, arguments).map { $0.remoteness(of: $1) }
    guard let distance = (distances + [relations.map { $0.remoteness(of: arguments) } ?? .inside]).farthest,
      seen.insert(arguments).inserted
    else { return }
    let call = call(with: arguments)
    if distance == .inside { calls.append(call) } else { others.append((call, distance)) }
  }

  /// Adds the calls of checks with two arguments of one kind changed round.
  mutating func swap(_ most: Int) {
    for arguments in given {
      for first in arguments.indices {
        for second in arguments.indices.dropFirst(first + 1)
        where arguments[first].kind == arguments[second].kind && arguments[first].kind != .other
          && swapped.count < most
        {
          let changed = arguments.swapped(first, second)
          if seen.insert(changed).inserted { swapped.append(call(with: changed)) }
        }
      }
    }
  }

  private func call(with arguments: [LiteralValue]) -> PythonCall {
    group.pattern.filled(with: arguments.map { $0.written(quote: quote) })
  }
}

extension Array {
  /// The elements with two of them changed round.
  fileprivate func swapped(_ first: Int, _ second: Int) -> [Element] {
    var changed = self
    changed.swapAt(first, second)
    return changed
  }
}
