import Authoring
import CurriculumBundle
import Diagnostics
import Evidence
import Execution

/// A program that imports a module which the apps' Python does not have.
enum UnavailableModule: CodeRule {
  static let description = RuleDescription(
    "unavailable-module", .code, .error, "a program imports an unavailable module",
    explanation: """
      The program cannot be run here, nor on a learner's phone: the apps' Python has no files, no network and none of
      the packages that others have written, such as numpy, pandas or requests. What such a program would print
      nobody can check, and an error that only the missing module brings about is not what a learner should expect of
      it. `hornbook manual python` lists the modules that there are. Code that is only to be read belongs on a
      `descriptionWithCode` card, which is not run; a question about such code is `unclear-question`.
      """,
    wrong: [
      .cards(
        SampleCards.runIt(
          """
          ↓import requests
          print("done")
          """, more: "result: done"))
    ],
    right: [
      .cards(
        """
        - id: ask
          type: questionWithCode
          code: |
            import numpy
            print(numpy.array([1, 2]).sum())
          text: What does the first line do?
          answers: [It imports a module, It prints a number, It adds numbers]
          correctAnswerIndex: 0
          asks: concept
          because: the module is only available on a computer with numpy

        """),
      .cards(
        SampleCards.runIt(
          """
          import math
          print(math.sqrt(16))
          """, more: #"result: "4.0""#)),
    ])

  static func findings(in card: CardContext) -> [Finding] {
    // A question about such code may well be right: nothing proves it, which is another finding.
    guard let module = card.codeEvidence?.unavailableModule, card.content.demand != .answer else { return [] }
    return [
      Finding(
        at: card.location(ofCodeLine: card.codeEvidence?.seen?.error?.line ?? 0),
        MissingModule.fact(module),
        help: "\(MissingModule.help), or show the code on a card of type `descriptionWithCode`, which is not run")
    ]
  }
}
