import CurriculumBundle

/// `curriculum.yaml`: the whole, and the order of its modules.
enum CurriculumForm: Form {
  static let name = "curriculum"
  static let documentation = "The whole curriculum: its title, its language and its modules in order."

  static let title = Field.required(.title, .text, "What the curriculum is called.", example: "Champion")
  static let locale = Field.required(
    .locale, .name(.locale), "The language of the texts, as a language tag.", example: "en")
  static let minimumClient = Field.optional(
    .minimumClient, .name(.version),
    "The oldest version of the app that shall show it; a release says what its content needs at least.",
    example: "\"1.0.0\"", published: .always)
  static let hornbook = Field.optional(
    .hornbook, .name(.toolRequirement),
    "The versions of Hornbook that can work with the files; one that is not among them refuses to. A version alone "
      + "means that one or newer.",
    example: "\">= 0.1\"", published: .never)
  static let order = Field.optional(
    .order, .openingOrder, "How the modules open.", example: "open", standard: "inOrder")
  static let dailyQuestion = Field.optional(
    .dailyQuestion, .boolean,
    "Whether learners get a question of the day, drawn from the episodes that they have finished.", example: "true",
    standard: false)
  static let reminders = Field.optional(
    .reminders, .list(of: .form(ReminderForm.self), named: "reminders", atLeast: 1),
    "The texts for learners who do not open the app, the earliest first; each counts from the day of the last opening.",
    example: "[{weeks: 1, text: Your robot waits for you.}, {weeks: 3, text: It still waits.}]")
  static let elements = Field.optional(
    .elements, .list(of: .form(ElementHelpForm.self), named: "element helps", atLeast: 1),
    "The texts that explain Slang's elements to learners, each once: where an app lists the elements, and in a "
      + "`playground`. For elements without one an app has its own.",
    example: "[{element: print, text: Shows a value in the console.}]")
  static let retired = Field.optional(
    .retired, .list(of: .form(RetiredItemForm.self), named: "retired items"),
    "What earlier releases had and is gone on purpose, with what took its place.",
    example: "[{id: training/printing/old-hello, successors: [training/printing/say-hello]}]", published: .never)
  static let modules = Field.required(
    .modules, .list(of: .name(.slug), named: "module ids", atLeast: 1, unique: true),
    "The modules in the order in which they open; each is the name of a folder.", example: "[training]")
  static let review = Field.optional(
    .review, .form(ReviewForm.self), "Who has to approve each module whose own file does not say.",
    example: "{required: 1, by: [ada, grace]}", published: .never)
  static let lint = Field.optional(
    .lint, .form(LintSettingsForm.self), "How strict the linter is.", example: "{rules: {too-few-answers: off}}",
    published: .never)
  static let champion = Field.optional(
    .champion, .form(ChampionShapeForm.self), "How an export to Champion's JSON is laid out.",
    example: "{outermost: cards, whole: array}", published: .never)
  static let exchange = Field.optional(
    .exchange, .form(ExchangeForm.self), "What an export to another system must know of the JSON that was imported.",
    example: "{ids: all}", published: .never)

  static let fields = [
    title.declaration, locale.declaration, minimumClient.declaration, hornbook.declaration, order.declaration,
    dailyQuestion.declaration, reminders.declaration, elements.declaration, retired.declaration, modules.declaration,
    review.declaration, lint.declaration, champion.declaration, exchange.declaration,
  ]

  /// What the file says, before modules are found.
  struct Header: Sendable {
    var title: String
    var locale: String
    var minimumClient: String
    var hornbook: String?
    var order: OpeningOrder?
    var dailyQuestion: Bool?
    var reminders: [Reminder]?
    var elements: [ElementHelp]?
    var retired: [RetiredItem]?
    var modules: [String]
    var review: ReviewPolicy?
    var lint = LintSettings()
    var champion = ChampionShape()
    var exchange = ExchangeRecord()
  }

  static func read(_ reader: borrowing FieldReader) -> Header? {
    let (title, locale, minimumClient) = (reader[title], reader[locale], reader[minimumClient])
    let (order, dailyQuestion) = (reader[order], reader[dailyQuestion])
    let (reminders, elements, retired) = (reader[reminders], reader[elements], reader[retired])
    let hornbook = reader[hornbook]
    let (modules, champion, exchange) = (reader[modules], reader[champion], reader[exchange])
    let review = reader[review]
    let unreadBefore = reader.findings.unreadKeys.count
    var lint = reader[lint] ?? LintSettings()
    lint.isWhole = reader.findings.unreadKeys.count == unreadBefore && !reader.isMisspelled(Self.lint.key)
    return Header(
      title: title ?? "", locale: locale ?? "", minimumClient: minimumClient ?? "1.0.0", hornbook: hornbook,
      order: order, dailyQuestion: dailyQuestion == true ? true : nil, reminders: reminders,
      elements: elements, retired: retired, modules: modules ?? [], review: review, lint: lint,
      champion: champion ?? ChampionShape(), exchange: exchange ?? ExchangeRecord())
  }
}
