import CurriculumBundle
import Publishing
import Testing

extension DifferenceSamples {
  /// An edit of a release that is itself an edit of the curriculum.
  struct LaterEdit: Sendable, CustomTestStringConvertible {
    let before: @Sendable (inout Curriculum) -> Void
    let edit: Edit

    var testDescription: String { edit.name }

    init(_ before: @escaping @Sendable (inout Curriculum) -> Void, _ edit: Edit) {
      (self.before, self.edit) = (before, edit)
    }
  }

  /// Edits that need something to have been done before, with the verdict of each.
  static let laterEdits = ofHistory + ofSeveralAnswers

  private static let ofHistory = [
    LaterEdit(
      { $0.dailyQuestion = true },
      Edit(
        "no question of the day any more", .noticed, .minor, [.dailyQuestionOff]
      ) { $0.dailyQuestion = nil }),
    LaterEdit(
      { $0.modules[1].visibility = .hidden },
      Edit(
        "a hidden module is shown", .compatible, .minor, [.shown]
      ) { $0.modules[1].visibility = nil }),
    LaterEdit(
      { $0.edit("n/c/seven") { $0.stars = nil } },
      Edit(
        "a lesson gives stars now", .noticed, .minor, [.starsAdded]
      ) { $0.edit("n/c/seven") { $0.stars = MistakeThresholds(three: 0, two: 2) } }),
    LaterEdit(
      { $0.edit("m/a/two") { $0.optional = true } },
      Edit(
        "an optional lesson must be done now", .noticed, .minor, [.required, .lock]
      ) { $0.edit("m/a/two") { $0.optional = nil } }),
    LaterEdit(
      { curriculum in
        curriculum.edit("n/c/six") { ($0.id, $0.formerly) = ("both", ["six", "seven"]) }
        curriculum.modules[1].blocks[0].episodes.removeLast()
      },
      Edit("two merged lessons are two again", .noticed, .minor, [.split, .renamed, .lock, .wording]) { curriculum in
        curriculum.modules[1] = DifferenceSamples.curriculum.modules[1]
      }),
    LaterEdit(
      { $0.edit("n/c/seven") { ($0.id, $0.formerly) = ("last", ["seven"]) } },
      Edit(
        "an id that was another lesson's", .lost, .major, [.added, .replaced]
      ) { $0.modules[1].blocks[0].episodes.append(Episode(id: "seven", title: "E", cards: [])) }),
  ]

  /// Edits of a card with several right answers: `a` and `b` of `a`, `b`, `c` and `d`.
  private static let ofSeveralAnswers = [
    LaterEdit(
      { $0.setAnswers(["a", "b", "c", "d"], right: [0, 1]) },
      Edit("several right answers in another order", .compatible, .patch, [.answersReordered]) { curriculum in
        curriculum.setAnswers(["c", "b", "d", "a"], right: [1, 3])
      }),
    LaterEdit(
      { $0.setAnswers(["a", "b", "c", "d"], right: [0, 1]) },
      Edit("one of several is not right any more", .noticed, .patch, [.answersReordered, .key]) { curriculum in
        curriculum.setAnswers(["a", "c", "b", "d"], right: [0, 1])
      }),
    LaterEdit(
      { $0.setAnswers(["a", "b", "c", "d"], right: [0, 1]) },
      Edit("one of several right answers has other words", .noticed, .patch, [.answers]) { curriculum in
        curriculum.setAnswers(["a", "bee", "c", "d"], right: [0, 1])
      }),
    LaterEdit(
      { $0.setAnswers(["a", "b", "c", "d"], right: [0, 1]) },
      Edit("a wrong answer is right in the position of one of several", .noticed, .patch, [.answers, .key]) {
        curriculum in
        curriculum.setAnswers(["a", "c", "new", "d"], right: [0, 1])
      }),
  ]
}

extension Curriculum {
  /// Makes the card `ask` of `m/a/two` one with several right answers.
  fileprivate mutating func setAnswers(_ answers: [String], right: [Int]) {
    editCard("ask") { card in
      card.content = .multiSelect(MultiSelectCard(text: "Which?", answers: answers, correctAnswerIndices: right))
    }
  }
}
