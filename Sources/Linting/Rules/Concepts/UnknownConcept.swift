import Authoring
import CurriculumBundle
import Diagnostics
import Python

/// A name under `teaches` that is no concept of any language.
enum UnknownConcept: EpisodeRule, TaskRule, ProgramRule {
  static var checks: [RuleCheck] { [.episode(Self.self), .task(Self.self), .program(Self.self)] }
  static let premise = Premise.card

  static let leavesConceptsOpen = true
  static let description = RuleDescription(
    "unknown-concept", .concepts, .error, "'teaches', 'uses' or 'avoids' names nothing that a program has",
    explanation: """
      `teaches` says what is new in an episode, so that an author sees where something is used before it is taught, and
      an app where a learner can read it up; `uses` says what a right program must use, and `avoids` what it must not. A
      name that no program ever has says nothing to any of them. The names of Python, Slang, Robot and pseudocode are
      listed by `hornbook manual concepts`; those of languages that are only shown are free. `avoids` may also have a
      word of a Python program as it is written there: `sorted`, `%`, `5050`.
      """,
    wrong: [
      .episode(episode(teaches: "[↓python.print]")),
      .cards(
        """
        - id: count
          type: exercise
          text: Count to two with a for loop.
          language: python
          solutions: ["for n in [1, 2]: print(n)"]
          result: "1\\n2"
          uses: [↓python.four]

        """),
      .cards(
        """
        - id: count
          type: exercise
          text: Print the sum of the first three numbers without sum().
          language: python
          solutions: ["print(1 + 2 + 3)"]
          result: "6"
          avoids: [↓sum()]

        """),
    ],
    right: [
      .files(SampleLessons.lessons(teachesFirst: "[python.call.print, python.int]")),
      .files(SampleLessons.lessons(teachesFirst: "[python.call.print, swift.let]")),
      .cards(
        """
        - id: double
          type: exercise
          text: Read a number and print its double without multiplying.
          language: python
          solutions:
            - |
              number = int(input())
              print(number + number)
          checks: [{input: [4], result: 8}, {input: [-1], result: -2}]
          avoids: ["*", "2", python.for]

        """),
    ],
    cases: cases)

  static func findings(in episode: EpisodeContext) -> [Finding] {
    findings(on: episode.header.teaches, in: episode.document) { episode.document.item.teaches(at: $0) }
  }

  static func findings(in task: TaskContext, on card: CardContext) -> [Finding] {
    let document = card.document
    let language = task.task.language
    return findings(on: task.task.uses, in: document, language) { card.location(of: card.fields.task?.uses, at: $0) }
      + findings(onAvoided: task.task.avoids, language, in: document) {
        card.location(of: card.fields.task?.avoids, at: $0)
      }
  }

  /// The findings on `avoids` in the checks of a task or a puzzle.
  static func findings(in card: CardContext) -> [Finding] {
    guard !card.checks.isEmpty, let stated = StatedChecks(on: card) else { return [] }
    return stated.checks.enumerated().flatMap { (index, check) -> [Finding] in
      findings(onAvoided: check.avoids ?? [], stated.language, in: card.document) {
        let check = card.check(at: index)
        return check.location(of: check.fields.avoids, at: $0)
      }
    }
  }

  /// Names that no program of the language could have, so that nothing is forbidden.
  private static func findings(
    onAvoided names: [String], _ language: ProgramLanguage, in document: Document, at place: (Int) -> Location
  ) -> [Finding] {
    names.enumerated().flatMap { (index, name) -> [Finding] in
      if name.hasPrefix("\(language.rawValue).") {
        return findings(on: [name], in: document, language) { _ in place(index) }
      }
      guard language != .python || !PythonWords.isWord(name) else { return [] }
      guard language != .javascript || !name.allSatisfy({ $0.isLetter || $0.isNumber || "_$".contains($0) }) else {
        return []
      }
      let words = language == .python ? " and no single word of a program" : ""
      return [
        Finding(
          at: place(index),
          "'\(name)' is no concept of \(language.rawValue)\(words), so that nothing is forbidden by it",
          help: "name one of those that `hornbook manual concepts` lists"
            + (language == .python ? ", or a word as a program has it: `sorted`, `for`, `%`, `5050`" : ""))
      ]
    }
  }

  /// - Parameter language: The language of a task, which asks for concepts that programs are looked through for.
  private static func findings(
    on names: [String], in document: Document, _ language: ProgramLanguage? = nil, at place: (Int) -> Location
  ) -> [Finding] {
    names.enumerated().compactMap { (index, name) -> Finding? in
      guard !TaughtConcept.isKnown(name, to: language) else { return nil }
      let near = TaughtConcept.nearest(to: name)
      return Finding(
        at: place(index), "unknown concept '\(name)'",
        help: near.map { "write `\($0)`" } ?? "name one of those that `hornbook manual concepts` lists",
        fixes: near.map { document.advice(toWrite: $0, at: place(index)) } ?? [])
    }
  }

  private static func episode(teaches: String) -> String {
    """
    title: Say hello
    teaches: \(teaches)
    cards:
      - {id: quiz, type: question, text: What is print()?, answers: [A function, A number], correctAnswerIndex: 0}
      - {id: well-done, type: finished, header: Congratulations!, text: You can print.}

    """
  }

  private static let cases = RuleDescription.Cases(
    wrong: [
      .files(SampleLessons.lessons(teachesFirst: "[↓python.call.prnt]")),
      .episode(episode(teaches: "[↓python.operator.banana]")),
      .episode(episode(teaches: "[↓cobol.move]")),
    ])
}
