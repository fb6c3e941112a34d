public import CurriculumBundle
public import Grading

/// What the checks of a task say of mutants of its right programs.
///
/// A mutant that survives is blamed only with an input on which it does something else than all right programs do.
///
///     {"total": 9, "counts": {"killed": 9, "survived": 0, "equivalent": 0, "timedOut": 0, "notRun": 0},
///      "decisive": [], "survivors": [], "unanswered": []}
public struct MutantEvidence: Sendable, Hashable, Codable {
  /// How many mutants of the right solutions there are.
  public let total: Int
  /// What became of them.
  public let counts: MutantCounts
  /// Inputs on which all right programs come to the same end without an error, and read all of them; the plainest
  /// first.
  public let decisive: [DecisiveInput]
  /// The mutants that survive every check and are proven to be wrong.
  public let survivors: [Survivor]
  /// The program that only prints the result, where it passes and none of the right programs does just that.
  public let constant: Constant?
  /// A program whose functions do nothing, or only return one value, and that passes and is proven to be wrong.
  public let stub: Stub?
  /// The common mistakes that draw no feedback of their own, those that most mistakes lead to first.
  public let unanswered: [CommonMistake]

  /// An input, or a call, that tells right programs from wrong ones.
  ///
  ///     {"lines": [], "output": "", "call": "double(3)", "returns": "6"}
  public struct DecisiveInput: Sendable, Hashable, Codable {
    /// Its lines.
    public let lines: [String]
    /// What right programs print; empty where a call does something else that counts, and they print different things.
    public let output: String
    /// The lines that run before the call.
    public var setup: [String]?
    /// What is called; nil where the program only runs.
    public var call: String?
    /// What right programs return, as Python writes it; nil where they do not, or what they print counts.
    public var returns: String?
    /// The class of the error that right programs raise.
    public var raises: String?

    /// The check that it makes.
    public var check: ProgramCheck {
      let goesByOutput = returns == nil && raises == nil || call != nil && !output.isEmpty
      return ProgramCheck(
        input: call == nil ? lines : lines.isEmpty ? nil : lines, result: goesByOutput ? output : nil, setup: setup,
        call: call, returns: returns, raises: raises)
    }
  }

  /// What a wrong program does on an input on which right programs do something else.
  ///
  ///     {"input": 7, "seen": {"output": "90"}}
  public struct Difference: Sendable, Hashable, Codable {
    /// The place of the input among `decisive`.
    public let input: Int
    /// What the wrong program shows.
    public let seen: Observation
    /// The value that its call returned, as Python shows it.
    public var returned: String?
  }

  /// A mutant that survives every check.
  ///
  ///     {"original": {"solution": {"index": 0}}, "program": "n = int(input())\nprint(n + n)\n", "line": 2,
  ///      "change": "`*` became `+`", "differences": [{"input": 0, "seen": {"output": "2"}}]}
  public struct Survivor: Sendable, Hashable, Codable {
    /// The program of which it is made.
    public let original: TaskProgramRole
    /// The mutant.
    public let program: String
    /// The line, element or card that was changed, from 1.
    public let line: Int
    /// What was changed, in words.
    public let change: String
    /// Where it does something else than right programs.
    public let differences: [Difference]
  }

  /// A program that only prints the result for which all checks ask, and passes.
  ///
  ///     {"program": "print(\"even\")\n", "result": "even", "differences": [{"input": 0, "seen": {"output": "even"}},
  ///      {"input": 2, "seen": {"output": "even"}}]}
  public struct Constant: Sendable, Hashable, Codable {
    /// The program.
    public let program: String
    /// The result.
    public let result: String
    /// Where it does something else than right programs.
    public let differences: [Difference]
  }

  /// A program whose functions do nothing of what they are for.
  ///
  ///     {"program": "def double(n):\n  return 6\n", "body": "return 6", "differences": [{"input": 0,
  ///      "seen": {"output": ""}, "returned": "6"}]}
  public struct Stub: Sendable, Hashable, Codable {
    /// The program.
    public let program: String
    /// The statement in the place of each body.
    public let body: String
    /// Where it does something else than right programs.
    public let differences: [Difference]
  }

  /// Mistakes of which a learner sees the same, and that draw no feedback.
  ///
  ///     {"count": 1, "program": "left\nforward\ncollect\n", "change": "`right` became `left`"}
  public struct CommonMistake: Sendable, Hashable, Codable {
    /// How many they are.
    public let count: Int
    /// A program with one of them.
    public let program: String
    /// What is changed in it, in words.
    public let change: String
  }
}

extension MutantEvidence {
  /// A few inputs, ten at most, that tell wrong programs that pass from right ones.
  ///
  /// Each is the one that tells most of those that are left, and for which right programs print something, since a
  /// check wants a result.
  public var inputsThatKill: [DecisiveInput] {
    let passing = survivors.map(\.differences) + [constant?.differences, stub?.differences].compactMap { $0 }
    var left = Set(passing.indices)
    var chosen: [DecisiveInput] = []
    while !left.isEmpty, chosen.count < 10 {
      var counts: [Int: Int] = [:]
      for survivor in left {
        for difference in passing[survivor] where decisive[difference.input].isCheck {
          counts[difference.input, default: 0] += 1
        }
      }
      guard let best = counts.max(by: { ($0.value, -$0.key) < ($1.value, -$1.key) })?.key else { break }
      chosen.append(decisive[best])
      left = left.filter { survivor in !passing[survivor].contains { $0.input == best } }
    }
    // A stub that returns another value would pass a single one.
    guard let stub, chosen.count == 1, let first = chosen.first else { return chosen }
    let others = stub.differences.lazy.map { decisive[$0.input] }
    return chosen + others.filter { $0.isCheck && $0.returns != first.returns && $0.call != first.call }.prefix(1)
  }
}

extension MutantEvidence.DecisiveInput {
  /// The call of a check, with what the check asks for.
  init(_ check: ProgramCheck) {
    self.init(
      lines: [], output: check.result ?? "", setup: check.setup, call: check.call, returns: check.returns,
      raises: check.raises)
  }

  /// Whether a check can be made of it: it returns, raises or prints something.
  fileprivate var isCheck: Bool { !output.isEmpty || returns != nil || raises != nil }
}
