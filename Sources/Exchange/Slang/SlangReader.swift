import Authoring
import CurriculumBundle
import Diagnostics
import JSON

/// Reads Slang's JSON.
enum SlangReader: DraftReader {
  static func read(_ roots: [ForeignValue]) -> ExchangeDraft? { roots.first.flatMap(read) }

  private static func read(_ root: ForeignValue) -> ExchangeDraft? {
    guard let whole = root.object("the whole", keys: ["title", "lessons", "challenges"]) else { return nil }
    var draft = ExchangeDraft(title: SlangFormat.title)
    draft.take(title: whole["title"])
    let (lessons, challenges) = lists(of: whole)
    let blocks = [
      lessons.flatMap(lessonBlock), challenges.flatMap(challengeBlock),
    ].compactMap { $0 }
    if blocks.isEmpty, lessons != nil || challenges != nil {
      root.reportWrong("there is neither a lesson nor a challenge in it", help: "name a file with lessons")
    }
    draft.curriculum.modules = [
      ExchangeModule(
        Module(
          id: SlangFormat.module, title: SlangFormat.title, summary: "Programs made of elements.",
          language: CodeLanguage.slang.rawValue, order: .open, blocks: []), blocks)
    ]
    return draft
  }

  /// The lists of the whole; one that is missing is empty, both are not Slang's JSON.
  private static func lists(of whole: ForeignObject) -> (lessons: ForeignValue?, challenges: ForeignValue?) {
    guard whole["lessons"] != nil || whole["challenges"] != nil else {
      return (whole.required("lessons"), whole.required("challenges"))
    }
    return (whole.list("lessons"), whole.list("challenges"))
  }

  // MARK: - Lessons

  private static func lessonBlock(_ list: ForeignValue) -> ExchangeBlock? {
    var slugs = Slugs(reserved: ["block"])
    let episodes = (list.elements ?? []).enumerated().compactMap { lesson($1, number: $0 + 1, &slugs) }
    guard !episodes.isEmpty else { return nil }
    return ExchangeBlock(Block(id: SlangFormat.lessons, title: "Lessons", episodes: []), episodes)
  }

  private static func lesson(_ value: ForeignValue, number: Int, _ slugs: inout Slugs) -> ExchangeEpisode? {
    let keys = ["title", "subtitle", "badge", "pages", "challenge"]
    guard let lesson = value.object("a lesson", keys: keys) else { return nil }
    let title = lesson.required("title")?.text ?? ""
    var ids = Slugs(reserved: [ClosingCard.id])
    var cards = lesson.required("pages")?.elements?.compactMap { page($0, &ids) } ?? []
    if let last = lesson["challenge"], let card = challenge(last, &ids) { cards.append(card) }
    if cards.isEmpty, lesson["pages"]?.isEmptyCollection ?? true, lesson["challenge"] == nil {
      value.reportWrong("there is nothing in this lesson", help: "give it a page")
    }
    let id = slugs.take(foreign: nil, name: title, otherwise: "lesson-\(number)")
    return ExchangeEpisode(
      Episode(
        id: id, title: title, summary: lesson["subtitle"]?.text, badge: lesson["badge"]?.text.map { Badge(title: $0) },
        cards: []), cards + [ClosingCard.card])
  }

  private static func page(_ value: ForeignValue, _ ids: inout Slugs) -> ExchangeCard? {
    guard let page = value.anyObject("a page") else { return nil }
    switch page.required("type")?.word("type of page", among: ["page", "quiz"]) {
    case "page"?:
      page.reportUnknown(besides: ["type", "instructions"] + SlangTaskReader.keys)
      let text = page.required("instructions")?.text
      guard let task = SlangTaskReader.read(page), let text else { return nil }
      let content = CardContent.exercise(
        ExerciseCard(
          text: text, language: .slang, starter: task.starter, result: task.output, success: task.success,
          failure: task.failure))
      let card = Card(id: ids.take(foreign: nil, name: text, otherwise: "page"), content: content)
      return ExchangeCard(card: card, task: AuthoredTask(solutions: [task.solution]))
    case "quiz"?: return quiz(page, &ids).map { ExchangeCard(card: $0) }
    default: return nil
    }
  }

  private static func quiz(_ quiz: ForeignObject, _ ids: inout Slugs) -> Card? {
    quiz.reportUnknown(besides: ["type", "title", "passMark", "questions"])
    var own = Slugs()
    let (title, list) = (quiz.required("title")?.text, quiz.required("questions"))
    guard let list, let questions = list.all({ question($0, &own) }), let title else { return nil }
    guard !questions.isEmpty else {
      list.reportWrong("there is no question in this quiz", help: "give it a question, or take it out")
      return nil
    }
    let passMark = quiz.required("passMark")?.wholeNumber(1...1000) ?? 1
    return Card(
      id: ids.take(foreign: nil, name: title, otherwise: "quiz"),
      content: .quiz(QuizCard(header: title, questions: questions, passMark: passMark)))
  }

  private static func question(_ value: ForeignValue, _ ids: inout Slugs) -> Card? {
    guard let question = value.object("a question", keys: ["question", "options", "answer"]) else { return nil }
    let (text, options) = (question.required("question")?.text, question.required("options")?.texts)
    guard let answer = question.required("answer"), let options, let index = answer.place(in: options), let text
    else { return nil }
    return Card(
      id: ids.take(foreign: nil, name: text, otherwise: "question"),
      content: .question(QuestionCard(text: text, answers: options, correctAnswerIndex: index)))
  }

  // MARK: - Challenges

  private static func challengeBlock(_ list: ForeignValue) -> ExchangeBlock? {
    var slugs = Slugs(reserved: ["block"])
    let episodes = (list.elements ?? []).compactMap { value -> ExchangeEpisode? in
      var ids = Slugs(reserved: [ClosingCard.id])
      guard let read = challenge(value, &ids), case .challenge(let challenge) = read.card.content else { return nil }
      let id = slugs.take(read.card.id)
      return ExchangeEpisode(
        Episode(id: id, title: challenge.title, difficulty: challenge.difficulty, cards: []), [read, ClosingCard.card])
    }
    guard !episodes.isEmpty else { return nil }
    return ExchangeBlock(
      Block(id: SlangFormat.challenges, title: "Challenges", optional: true, order: .open, episodes: []), episodes)
  }

  private static func challenge(_ value: ForeignValue, _ ids: inout Slugs) -> ExchangeCard? {
    let keys = ["title", "description", "difficulty"] + SlangTaskReader.keys
    guard let challenge = value.object("a challenge", keys: keys) else { return nil }
    let (title, text) = (challenge.required("title")?.text, challenge.required("description")?.text)
    let difficulty = challenge["difficulty"]?.word("difficulty", among: SlangDifficulty.allCases.map(\.rawValue))
    guard let task = SlangTaskReader.read(challenge), let title, let text else { return nil }
    let content = CardContent.challenge(
      ChallengeCard(
        title: title, text: text, difficulty: difficulty.flatMap(SlangDifficulty.init(rawValue:))?.difficulty,
        language: .slang, starter: task.starter, checks: [ProgramCheck(result: task.output)], success: task.success,
        failure: task.failure))
    let card = Card(id: ids.take(foreign: nil, name: title, otherwise: "challenge"), content: content)
    return ExchangeCard(card: card, task: AuthoredTask(solutions: [task.solution]))
  }
}

/// What pages and challenges say about the program that they ask for.
struct SlangTaskReader {
  let starter: Program?
  let solution: Program
  let output: String
  let success: String?
  let failure: String?

  static let keys = ["program", "solution", "output", "success", "failure"]

  static func read(_ task: ForeignObject) -> SlangTaskReader? {
    let starter = task["program"].flatMap(program)
    let solution = task.required("solution").flatMap(program)
    let (success, failure) = (task["success"]?.text, task["failure"]?.text)
    guard let output = task.required("output")?.anyCode, let solution else { return nil }
    return SlangTaskReader(starter: starter, solution: solution, output: output, success: success, failure: failure)
  }

  private static func program(_ value: ForeignValue) -> Program? {
    guard let elements = value.elements else { return nil }
    guard !elements.isEmpty else {
      value.reportWrong("there is no element in this program", help: "give it an element, or take the program out")
      return nil
    }
    let plain = PlainArguments.elements(of: elements)
    for (element, plain) in zip(elements, plain) where SlangProgramText.text(of: .array([plain])) == nil {
      let type = element.value["type"]?.string
      element.reportWrong(
        type.map { "'\(shortened($0))' is no element" } ?? "this is no element",
        help: "write {\"type\": …} with blank, variable, repeat, if, else, end or print")
    }
    return SlangProgramText.text(of: .array(plain)).map { .text($0) }
  }
}
