import Authoring
import CurriculumBundle
import Diagnostics
import Evidence
import Grading

/// What `inputs` states does not fit what the programs read, or what the checks give.
enum InputsMismatch: TaskRule {
  static let description = RuleDescription(
    "inputs-mismatch", .tasks, .warning, "'inputs' states something else than the programs read or the checks give",
    explanation: """
      `inputs` says what a program has to be right for: the linter draws from it the inputs on which right programs are
      compared and wrong ones are found. So it has a key for each line that is read, in order, and its ranges and lists
      hold every line of every check. Where all right programs end in an error for something that it allows, where they
      leave lines of it, or want more, those proofs say nothing, and a learner may be asked for less than the text says.
      A program that itself decides how many lines it reads is not blamed.
      """,
    wrong: [
      share("↓{children: 0..12}"),
      task(
        "Double", "Read a number and print its double.", "print(2 * int(input()))",
        checks: "{input: [3], result: 6}", "{input: [↓50], result: 100}", inputs: "{n: 0..20}"),
      task(
        "Sum", "Read two numbers and print their sum.", "print(int(input()) + int(input()))",
        checks: "{input: [3, 4], result: 7}", "{input: [0, 9], result: 9}", inputs: "↓{a: 0..9}"),
    ],
    right: [
      share("{children: 1..12}"),
      .cards(
        """
        - id: animals
          type: challenge
          title: Animals
          text: Read words up to the word end, and print each of them twice.
          language: python
          solutions:
            - |
              word = input()
              while word != "end":
                print(word + word)
                word = input()
          checks:
            - {input: [end], result: ""}
            - {input: [cat, end], result: catcat}
            - {input: [owl, cat, end], result: "owlowl\\ncatcat"}
          inputs: {first: [cat, owl, end], second: [cat, owl, end], third: [end]}

        """),
    ],
    cases: cases)

  static func findings(in task: TaskContext, on card: CardContext) -> [Finding] {
    guard let lines = task.authored.inputs, task.task.language.readsInput, task.evidence.hasWholeChecks,
      lines.allSatisfy({ $0.kind != nil })
    else { return [] }
    if task.task.calls { return CallInputsMismatch.findings(lines, task, card) }
    if let turned = InputLine.turned(lines, toFit: task.task.checks.map { $0.input ?? [] }) {
      let names = turned.map { "'\($0.name)'" }.joined(separator: ", ")
      return [
        Finding(
          at: card.location(of: card.fields.task?.inputs),
          "'inputs' states the lines in another order than the checks give them",
          help: "write the keys in the order in which they are read: \(names)")
      ]
    }
    let mismatch = StatedInputMismatch(task, lines)
    let misfits = task.task.checks.indices.compactMap {
      finding(onCheck: $0, lines, card, task, countsLines: mismatch == nil)
    }
    guard let mismatch else { return misfits }
    return misfits + [
      Finding(
        at: card.location(of: card.fields.task?.inputs), mismatch.fact, notes: mismatch.notes, help: mismatch.help)
    ]
  }

  private static func finding(
    onCheck index: Int, _ lines: [InputLine], _ card: CardContext, _ task: TaskContext, countsLines: Bool
  ) -> Finding? {
    let given = task.task.checks[index].input ?? []
    let name = task.task.checks.count > 1 ? "check \(index + 1)" : "the check"
    let misfit = zip(given, lines).enumerated().first { !$0.element.1.admits($0.element.0) }
    if let (place, (text, line)) = misfit {
      return finding(
        onCheck: index, at: place,
        "\(name) gives '\(onOneLine(text))' for '\(line.name)', but 'inputs' states \(line.inWords)",
        help: "give a line that fits, or let 'inputs' allow this one", card, task)
    }
    guard countsLines, hasOtherCount(index, lines.count, task) else { return nil }
    return finding(
      onCheck: index, at: min(given.count, lines.count),
      "\(name) gives \(counted(given.count, "line")) of input, but 'inputs' states \(counted(lines.count, "line"))",
      help: "give each line that is read a key under 'inputs', and a line in every check", card, task)
  }

  /// Whether a check gives other lines than are stated, unless a right program stopped reading by itself or left the
  /// rest.
  private static func hasOtherCount(_ index: Int, _ stated: Int, _ task: TaskContext) -> Bool {
    let given = task.task.checks[index].input?.count ?? 0
    guard let unread = task.evidence.rightPrograms.map({ $0.checks[index].unreadLines }).min() else {
      return given != stated
    }
    return given - unread > stated
  }

  private static func finding(
    onCheck index: Int, at place: Int, _ fact: String, help: String, _ card: CardContext, _ task: TaskContext
  ) -> Finding {
    let program =
      task.evidence.rightPrograms.first
      ?? task.evidence.allToBeRight.first { $0.checks.indices.contains(index) }
    let seen = program.flatMap { $0.checks[index].run.seen }
    let check = card.check(at: index)
    return Finding(
      at: check.location(of: check.fields.input, at: place), fact,
      notes: seen.map { [Diagnostic.Note("\(program?.role.name ?? ""): \($0.inWords)")] } ?? [], help: help)
  }

  /// Twelve apples for some children.
  private static func share(_ inputs: String) -> RuleDescription.Example {
    task(
      "Share", "Read how many children there are. Print how many of twelve apples each one gets.",
      "print(12 // int(input()))", checks: "{input: [1], result: 12}", "{input: [5], result: 2}", inputs: inputs)
  }

  /// A challenge with one solution.
  private static func task(
    _ title: String, _ text: String, _ solution: String, checks: String..., inputs: String
  ) -> RuleDescription.Example {
    .cards(
      """
      - id: \(title.lowercased())
        type: challenge
        title: \(title)
        text: \(text)
        language: python
        solutions: [\(solution)]
        checks:
      \(checks.map { "    - \($0)\n" }.joined())  inputs: \(inputs)

      """)
  }

  private static let cases = RuleDescription.Cases(
    wrong: [
      task(
        "Repeat", "Read a word and then a number. Print the word so many times.", "print(input() * int(input()))",
        checks: "{input: [ab, 2], result: abab}", "{input: [c, 3], result: ccc}", inputs: "↓{n: 0..5, name: word}")
    ])
}

extension InputLine {
  /// Whether a text may stand on the line.
  func admits(_ text: String) -> Bool { kind.map { InputShape.stated($0).admits(text) } ?? true }

  /// The lines with two of them changed about, if all inputs fit then and one of them does not before; nil for others.
  fileprivate static func turned(_ lines: [InputLine], toFit inputs: [[String]]) -> [InputLine]? {
    func fits(_ lines: [InputLine]) -> Bool {
      inputs.allSatisfy { input in input.count == lines.count && zip(input, lines).allSatisfy { $1.admits($0) } }
    }
    guard lines.count < 10, !fits(lines) else { return nil }
    for first in lines.indices {
      for second in lines.indices where first < second {
        var turned = lines
        turned.swapAt(first, second)
        if fits(turned) { return turned }
      }
    }
    return nil
  }

  /// What may stand there, as the author wrote it.
  var inWords: String {
    values ?? "one of '" + onOneLine((choices ?? []).joined(separator: "', '")) + "'"
  }
}
