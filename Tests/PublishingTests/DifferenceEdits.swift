import CurriculumBundle
import Publishing

extension DifferenceSamples {
  /// Every kind of edit that authors make, with its verdict.
  static var edits: [Edit] { ofWholes + ofItems + ofLocks + ofCards + ofAnswers + ofRewards }

  private static let ofWholes = [
    Edit("nothing", .compatible, .patch, []) { _ in },
    Edit("the title of the curriculum", .compatible, .patch, [.wording]) { $0.title = "Class" },
    Edit("the language of the texts", .noticed, .minor, [.language]) { $0.locale = "de" },
    Edit("a question of the day", .compatible, .minor, [.dailyQuestionOn]) { $0.dailyQuestion = true },
    Edit("a newer app is asked for", .noticed, .major, [.minimumClient]) { $0.minimumClient = "1.2.0" },
    Edit("content that only newer apps show", .noticed, .major, [.minimumClient, .added]) { curriculum in
      curriculum.edit("m/a/two") { episode in
        episode.cards.insert(Card(id: "poll", content: .poll(PollCard(text: "How?", answers: ["a", "b"]))), at: 1)
      }
    },
    Edit("the summary of a module", .compatible, .patch, [.details]) { $0.modules[0].summary = "Other" },
    Edit("the overview of a module", .compatible, .patch, [.wording]) { $0.modules[0].overview = "Other" },
    Edit("the overview of a block", .compatible, .patch, [.wording]) { $0.modules[0].blocks[0].overview = nil },
    Edit("featured on a page of authors", .compatible, .patch, [.details]) { $0.modules[0].featured = false },
    Edit("a card library of a module", .noticed, .major, [.minimumClient, .details]) { curriculum in
      let card = LibraryCard(number: 0, name: "Step", description: "Go.", command: "forward")
      curriculum.modules[0].cardLibrary = CardLibrary(cards: [card])
    },
    Edit("minutes and authors", .compatible, .patch, [.details]) { curriculum in
      curriculum.modules[0].minutes = 30
      curriculum.modules[0].authors = ["Bob"]
    },
  ]

  private static let ofItems = [
    Edit("a lesson at the end", .compatible, .minor, [.added]) { curriculum in
      curriculum.modules[1].blocks[0].episodes.append(Episode(id: "eight", title: "E", cards: []))
    },
    Edit("a module at the end", .compatible, .minor, [.added]) { curriculum in
      var module = curriculum.modules[1]
      (module.id, module.title) = ("o", "O")
      curriculum.modules.append(module)
    },
    Edit("a lesson in the middle", .noticed, .minor, [.added, .lock]) { curriculum in
      curriculum.modules[0].blocks[0].episodes.insert(Episode(id: "new", title: "E", cards: []), at: 1)
    },
    Edit("an optional lesson in the middle", .compatible, .minor, [.added]) { curriculum in
      let episode = Episode(id: "new", title: "E", optional: true, cards: [])
      curriculum.modules[0].blocks[0].episodes.insert(episode, at: 1)
    },
    Edit("a lesson is removed", .lost, .major, [.removed, .lock]) { curriculum in
      curriculum.modules[0].blocks[0].episodes.remove(at: 1)
    },
    Edit("the last lesson is removed", .lost, .major, [.removed]) { curriculum in
      curriculum.modules[1].blocks[0].episodes.removeLast()
    },
    Edit("a block is removed", .lost, .major, [.removed, .lock]) { $0.modules[0].blocks.removeLast() },
    Edit("a module is removed", .lost, .major, [.removed, .unlocked]) { $0.modules.removeFirst() },
    Edit("a lesson is retired for another one", .noticed, .minor, [.retired, .added, .lock]) { curriculum in
      curriculum.edit("m/a/two") { $0.id = "better" }
      curriculum.retired = [RetiredItem(id: "m/a/two", successors: ["m/a/better"])]
    },
    Edit("a lesson is split", .noticed, .minor, [.retired, .added, .moved, .lock]) { curriculum in
      let two = curriculum.modules[0].blocks[0].episodes[1]
      var (first, second) = (two, two)
      (first.id, second.id) = ("half", "rest")
      first.cards = two.cards.map { card in
        var card = card
        card.formerly = ["m/a/two/\(card.id)"]
        return card
      }
      second.cards = [Card(id: "done", content: .finished(FinishedCard(header: "H", text: "T")))]
      second.stars = nil
      curriculum.modules[0].blocks[0].episodes.replaceSubrange(1...1, with: [first, second])
      curriculum.retired = [RetiredItem(id: "m/a/two", successors: ["m/a/half", "m/a/rest"])]
    },
    Edit("two lessons are merged, so that their stars count once", .lost, .major, [.merged]) { curriculum in
      curriculum.edit("m/a/two") { $0.formerly = ["three"] }
      curriculum.modules[0].blocks[0].episodes.remove(at: 2)
    },
    Edit("the id of a lesson", .compatible, .patch, [.renamed]) { curriculum in
      curriculum.edit("m/a/two") { ($0.id, $0.formerly) = ("deux", ["two"]) }
    },
    Edit("the id of a block", .compatible, .patch, [.renamed]) { curriculum in
      (curriculum.modules[0].blocks[0].id, curriculum.modules[0].blocks[0].formerly) = ("alpha", ["a"])
    },
    Edit("the id of a module", .compatible, .patch, [.renamed]) { curriculum in
      (curriculum.modules[0].id, curriculum.modules[0].formerly) = ("em", ["m"])
    },
    Edit("the id of a lesson without its former one", .lost, .major, [.removed, .added, .lock]) { curriculum in
      curriculum.edit("m/a/two") { $0.id = "deux" }
    },
    Edit("a lesson moves to the next block", .noticed, .minor, [.moved, .lock]) { curriculum in
      var three = curriculum.modules[0].blocks[0].episodes.removeLast()
      three.formerly = ["m/a/three"]
      curriculum.modules[0].blocks[1].episodes.append(three)
    },
    Edit("lessons in another order", .noticed, .minor, [.reordered, .lock]) { curriculum in
      curriculum.modules[0].blocks[0].episodes.swapAt(1, 2)
    },
    Edit("the title of a lesson", .compatible, .patch, [.wording]) { $0.edit("m/a/two") { $0.title = "Other" } },
    Edit("the summary of a lesson", .compatible, .patch, [.details]) { $0.edit("m/a/two") { $0.summary = "Other" } },
    Edit("the difficulty of a lesson", .compatible, .patch, [.difficulty]) {
      $0.edit("m/a/two") { $0.difficulty = .hard }
    },
  ]

  private static let ofLocks = [
    Edit("a lesson requires one that comes after it", .lost, .major, [.locked]) {
      $0.edit("m/a/two") { $0.requires = ["m/b/four"] }
    },
    Edit("a lesson requires one that comes before", .compatible, .minor, [.locked]) { curriculum in
      curriculum.edit("m/b/five") { $0.requires = ["m/a/one"] }
    },
    Edit("lessons of a block open at once", .compatible, .minor, [.unlocked, .lock]) {
      $0.modules[0].blocks[0].order = .open
    },
    Edit("blocks of a module open at once", .compatible, .minor, [.unlocked, .lock]) { $0.modules[0].order = .open },
    Edit("a block requires many stars", .noticed, .minor, [.locked]) { $0.modules[1].blocks[0].requiresStars = 30 },
    Edit("a module needs an access code", .noticed, .minor, [.locked]) { $0.modules[1].access = "OWL" },
    Edit("a lesson becomes optional", .compatible, .minor, [.optional, .lock]) {
      $0.edit("m/a/two") { $0.optional = true }
    },
    Edit("a module is hidden from the map", .noticed, .minor, [.hidden]) { $0.modules[1].visibility = .hidden },
  ]

  private static let ofCards = [
    Edit("a card to read is added", .compatible, .minor, [.added]) { curriculum in
      curriculum.edit("m/a/two") { episode in
        episode.cards.insert(
          Card(id: "more", content: .description(DescriptionCard(header: "H", text: "More."))), at: 1)
      }
    },
    Edit("a card to read is removed", .compatible, .patch, [.pageRemoved]) { curriculum in
      curriculum.edit("m/a/two") { episode in episode.cards.removeAll { $0.id == "read" } }
    },
    Edit("a question is removed", .lost, .major, [.removed]) { curriculum in
      curriculum.edit("m/a/two") { episode in episode.cards.removeAll { $0.id == "ask" } }
    },
    Edit("the id of a card", .compatible, .patch, [.renamed]) { curriculum in
      curriculum.editCard("ask") { ($0.id, $0.formerly) = ("question", ["ask"]) }
    },
    Edit("a card moves to another lesson", .noticed, .minor, [.moved]) { curriculum in
      curriculum.edit("m/a/two") { episode in episode.cards.removeAll { $0.id == "ask" } }
      let question = QuestionCard(
        text: "What?", answers: ["yes", "no", "perhaps"], correctAnswerIndex: 0, hints: ["Think."],
        feedback: [AnswerFeedback(answer: "no", text: "Look again.")], explanation: "Since it is.")
      curriculum.edit("m/a/three") { episode in
        episode.cards.insert(Card(id: "asked", formerly: ["m/a/two/ask"], content: .question(question)), at: 1)
      }
    },
    Edit("cards in another order", .compatible, .patch, [.reordered]) { $0.edit("m/a/two") { $0.cards.swapAt(1, 2) } },
    Edit("a card of another kind", .noticed, .minor, [.kindChanged]) { curriculum in
      curriculum.editCard("ask") { $0.content = .trueFalse(TrueFalseCard(text: "Is it?", answer: true)) }
    },
    Edit("the text of a card", .compatible, .patch, [.wording]) { $0.editQuestion { $0.text = "Which?" } },
    Edit("a hint, the feedback, the explanation", .compatible, .patch, [.wording]) { curriculum in
      curriculum.editQuestion { ($0.hints, $0.feedback, $0.explanation) = (["Look."], nil, "So.") }
    },
    Edit("the code of a question", .noticed, .patch, [.code]) { curriculum in
      curriculum.editCard("output") { card in
        guard case .questionWithCode(var question) = card.content else { return }
        question.code = "print(1 + 4)"
        card.content = .questionWithCode(question)
      }
    },
    Edit("what a program prints", .noticed, .patch, [.code, .key]) { curriculum in
      curriculum.editCard("run") {
        $0.content = .executor(ExecutorCard(text: "Run it.", code: "print(6)", result: "6"))
      }
    },
    Edit("the checks of a task", .noticed, .patch, [.key]) { curriculum in
      curriculum.editChallenge { $0.checks = [ProgramCheck(result: "2")] }
    },
    Edit("the code of a question in another language", .noticed, .major, [.minimumClient, .code]) { curriculum in
      curriculum.editCard("output") { card in
        guard case .questionWithCode(var question) = card.content else { return }
        question.variants = CodeVariants([.pseudocode: "DISPLAY(5)"])
        card.content = .questionWithCode(question)
      }
    },
    Edit("the starter of a task", .noticed, .patch, [.code]) { $0.editChallenge { $0.starter = .text("print()") } },
    Edit("the difficulty of a task", .compatible, .patch, [.difficulty]) { $0.editChallenge { $0.difficulty = .hard } },
  ]

  private static let ofAnswers = [
    Edit("answers in another order", .compatible, .patch, [.answersReordered]) { curriculum in
      curriculum.editQuestion { ($0.answers, $0.correctAnswerIndex) = (["no", "yes", "perhaps"], 1) }
    },
    Edit("another answer is right in the position of the old one", .noticed, .patch, [.answersReordered, .key]) {
      $0.editQuestion { $0.answers = ["no", "yes", "perhaps"] }
    },
    Edit("answers in another order, and another is right", .noticed, .patch, [.answersReordered, .key]) { curriculum in
      curriculum.editQuestion { ($0.answers, $0.correctAnswerIndex) = (["no", "perhaps", "yes"], 1) }
    },
    Edit("another right answer", .noticed, .patch, [.key]) { $0.editQuestion { $0.correctAnswerIndex = 1 } },
    Edit("an answer is added", .noticed, .patch, [.answers]) { $0.editQuestion { $0.answers.append("never") } },
    Edit("an answer has other words", .noticed, .patch, [.answers]) { $0.editQuestion { $0.answers[1] = "nope" } },
    Edit("the right answer has other words", .noticed, .patch, [.answers]) {
      $0.editQuestion { $0.answers[0] = "yep" }
    },
    Edit("the right answer has other words in another position", .noticed, .patch, [.answers, .key]) { curriculum in
      curriculum.editQuestion { ($0.answers, $0.correctAnswerIndex) = (["no", "yep", "perhaps"], 1) }
    },
    Edit("a new answer is right, and the old one is wrong now", .noticed, .patch, [.answers, .key]) { curriculum in
      curriculum.editQuestion { $0.answers = ["never", "yes", "perhaps"] }
    },
    Edit("the right answer goes, and a wrong one is right now", .noticed, .patch, [.answers, .key]) { curriculum in
      curriculum.editQuestion { $0.answers = ["no", "never", "perhaps"] }
    },
    Edit("another answer about code is right", .noticed, .patch, [.answersReordered, .key]) { curriculum in
      curriculum.editCard("output") { card in
        guard case .questionWithCode(var question) = card.content else { return }
        question.answers = ["23", "5"]
        card.content = .questionWithCode(question)
      }
    },
    Edit("another answer of a quiz is right", .noticed, .patch, [.answersReordered, .key]) { curriculum in
      curriculum.editQuiz { quiz in
        guard case .question(var question) = quiz.questions[1].content else { return }
        question.answers.swapAt(0, 1)
        quiz.questions[1].content = .question(question)
      }
    },
    Edit("answers become pictures", .noticed, .major, [.pictures, .minimumClient]) { curriculum in
      curriculum.editQuestion { $0.answerImages = [AnswerImage(answer: 0, image: "assets/y.png")] }
    },
    Edit("a question of a quiz has other words", .compatible, .patch, [.wording]) { curriculum in
      curriculum.editQuiz { quiz in
        quiz.questions[0].content = .question(
          QuestionCard(
            text: "Other?", answers: ["yes", "no", "perhaps"], correctAnswerIndex: 0, hints: ["Think."],
            feedback: [AnswerFeedback(answer: "no", text: "Look again.")], explanation: "Since it is."))
      }
    },
    Edit("a quiz loses a question", .lost, .major, [.removed]) { $0.editQuiz { $0.questions.removeLast() } },
    Edit("a quiz asks for more", .noticed, .patch, [.questionCount]) { $0.editQuiz { $0.passMark = 2 } },
  ]

  private static let ofRewards = [
    Edit("thresholds of stars", .noticed, .patch, [.starThresholds]) { curriculum in
      curriculum.edit("m/a/two") { $0.stars = MistakeThresholds(three: 0, two: 1) }
    },
    Edit("a lesson gives no stars any more", .lost, .major, [.starsRemoved]) { $0.edit("m/a/two") { $0.stars = nil } },
    Edit("a task gives no stars any more", .lost, .major, [.starsRemoved]) { $0.editChallenge { $0.stars = nil } },
    Edit("thresholds of a task", .noticed, .patch, [.starThresholds]) { curriculum in
      curriculum.editChallenge { $0.stars = StarThresholds(three: 2, two: 4) }
    },
    Edit("a badge more", .compatible, .minor, [.badgeAdded]) { $0.edit("m/a/two") { $0.badge = Badge(title: "New") } },
    Edit("a badge less", .lost, .major, [.badgeRemoved]) { $0.edit("m/a/one") { $0.badge = nil } },
    Edit("a badge of a task more", .noticed, .major, [.badgeAdded, .minimumClient]) { curriculum in
      curriculum.editChallenge { $0.badge = Badge(title: "Mechanic") }
    },
    Edit("words after failed checks", .noticed, .major, [.wording, .minimumClient]) { curriculum in
      curriculum.editChallenge { $0.failure = "Look at the sum." }
    },
    Edit("an icon", .noticed, .major, [.pictures, .minimumClient]) { curriculum in
      curriculum.edit("m/a/two") { $0.icon = EpisodeImage(image: "assets/i.png", alt: "Two") }
    },
    Edit("texts about elements", .compatible, .patch, [.wording]) { curriculum in
      curriculum.elements = [ElementHelp(element: "print", text: "Shows a value.")]
    },
    Edit("reminders", .compatible, .patch, [.wording]) { $0.reminders = [Reminder(days: 7, text: "Come back.")] },
    Edit("another picture of a badge", .compatible, .patch, [.badge]) { curriculum in
      curriculum.modules[0].blocks[1].badge = Badge(title: "Baker", image: "assets/c.png")
    },
  ]
}
