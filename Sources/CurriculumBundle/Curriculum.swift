/// Everything a learner can be taught: modules in the order in which they open.
///
///     {"title": "First steps", "locale": "en", "minimumClient": "1.0.0", "modules": []}
public struct Curriculum: Codable, Sendable, Equatable {
  /// What the curriculum is called.
  public var title: String
  /// The language of its texts as a BCP 47 tag: `en`, `pt-BR`.
  public var locale: String
  /// The oldest app that can show it, as a semantic version.
  public var minimumClient: String
  /// How the modules open; nil means one after the other.
  public var order: OpeningOrder?
  /// Whether learners get a question of the day; nil means not.
  public var dailyQuestion: Bool?
  /// The texts for those who stay away, the earliest first; nil for none.
  public var reminders: [Reminder]?
  /// The texts that explain Slang's elements, each once; nil for none.
  public var elements: [ElementHelp]?
  /// Items of earlier releases that are gone on purpose; nil when none are.
  public var retired: [RetiredItem]?
  /// The modules, first to last.
  public var modules: [Module]

  /// A curriculum from its parts.
  public init(
    title: String, locale: String, minimumClient: String, order: OpeningOrder? = nil, dailyQuestion: Bool? = nil,
    reminders: [Reminder]? = nil, elements: [ElementHelp]? = nil, retired: [RetiredItem]? = nil, modules: [Module]
  ) {
    self.title = title
    self.locale = locale
    self.minimumClient = minimumClient
    self.order = order
    self.dailyQuestion = dailyQuestion
    self.reminders = reminders
    self.elements = elements
    self.retired = retired
    self.modules = modules
  }
}
