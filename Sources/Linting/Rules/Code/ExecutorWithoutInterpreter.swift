import CurriculumBundle
import Diagnostics

/// An executor in a language that no app runs.
enum ExecutorWithoutInterpreter: CodeRule {
  static let description = RuleDescription(
    "executor-without-interpreter", .code, .error, "an executor in a language that is only shown",
    explanation: """
      A learner presses Run on an executor. Code in Swift, Java and JavaScript is shown and not run, and a robot
      prints nothing, so nothing would happen. Show such code with `descriptionWithCode`, ask about it with
      `questionWithCode`, or say with `language:` that the card is in a language that apps run.
      """,
    wrong: [
      .files([
        "training/module.yaml": "title: Training\nsummary: Java.\nlanguage: java\nblocks: [printing]\n",
        "training/printing/say-hello.yaml": """
        title: Say hello
        cards:
          - id: run-it
            type: executor
            text: Run it.
            code: ↓System.out.println("Hello");
            result: Hello
          - {id: well-done, type: finished, header: Well done!, text: You did it.}

        """,
      ])
    ],
    right: [
      .files([
        "training/module.yaml": "title: Training\nsummary: Java.\nlanguage: java\nblocks: [printing]\n",
        "training/printing/say-hello.yaml": """
        title: Say hello
        cards:
          - {id: look, type: descriptionWithCode, header: Look, text: Java., code: System.out.println("Hello");}
          - id: run-it
            type: executor
            language: slang
            text: Run it.
            code: print "Hello"
            result: Hello
          - {id: well-done, type: finished, header: Well done!, text: You did it.}

        """,
      ])
    ])

  static func findings(in card: CardContext) -> [Finding] {
    // What was not read is a finding of its own.
    guard case .executor = card.content, let language = card.language, language.program == nil || language == .robot
    else { return [] }
    return [
      Finding(
        at: card.location(of: card.fields.code), "nothing happens on Run: programs in \(language.rawValue) are not run",
        help: "make it a `descriptionWithCode`, or say with `language:` in which language it is")
    ]
  }
}
