package import Authoring
package import CurriculumBundle
import Diagnostics

extension Scaffold {
  /// A new card in an episode: last, but before its `finished` card.
  ///
  /// - Parameters:
  ///   - kind: The kind of card; an episode has one `finished` card at most.
  ///   - id: The card's id; made from the kind, and unique in the episode, when it is nil.
  ///   - path: The episode's full id.
  ///   - language: The language of its code or programs; that of the module when it is nil.
  package static func card(
    _ kind: CardKind, id: String? = nil, inEpisode path: ItemPath, language: CodeLanguage? = nil,
    in authored: AuthoredCurriculum
  ) throws(ScaffoldProblem) -> Scaffold {
    guard let episode = authored.episodes.first(where: { $0.path == path }) else {
      throw ScaffoldProblem(
        "there is no episode '\(path)'", help: "name it in full, like `\(NamePattern.path.example)`")
    }
    let order = ListChange(list: .cards, of: episode.document)
    let finished = order.texts(of: .type).firstIndex(of: CardKind.finished.rawValue)
    if kind == .finished, let finished {
      throw ScaffoldProblem(
        "the episode '\(path)' has a `finished` card already, '\(order.texts(of: .id)[finished])'",
        help: "rewrite that one, or add a card of another kind before it")
    }
    let id = try freeID(id, kind, in: episode, order)
    let ofModule = CodeLanguage(rawValue: episode.language)
    let wanted = language ?? ofModule ?? .python
    if let problem = ScaffoldProblem(kind, in: wanted) { throw problem }
    let others = order.texts(of: CardForms.form(of: kind).tellingKey)
    let card = ScaffoldFiles.card(kind, id: id, in: wanted, ofModule: ofModule, apartFrom: others)
    return Scaffold(
      files: [], document: episode.document,
      edits: try order.inserting(.mapping(card), at: finished ?? order.count), path: path.appending(id))
  }

  /// The wanted id, or one made from the kind, that no card of the episode has or had.
  private static func freeID(
    _ wanted: String?, _ kind: CardKind, in episode: AuthoredEpisode, _ order: ListChange
  ) throws(ScaffoldProblem) -> String {
    let taken = order.texts(of: .id)
    let former = episode.cards.flatMap(\.formerly)
    guard let wanted else {
      var slugs = Slugs(reserved: taken + former)
      return slugs.take(kind.slug)
    }
    let fact: String
    if taken.contains(wanted) {
      fact = "there is a card '\(wanted)' in '\(episode.path)' already"
    } else if former.contains(wanted) {
      fact = "a card in '\(episode.path)' had the id '\(wanted)', and learners' progress depends on it"
    } else if !NamePattern.slug.matches(wanted) {
      throw ScaffoldProblem(
        "'\(wanted)' is not an id", help: "\(NamePattern.slug.shape ?? ""), as in `\(CardKeys.id.example)`")
    } else {
      return wanted
    }
    throw ScaffoldProblem(fact, help: "choose an id like `\(CardKeys.id.example)`")
  }
}

extension ScaffoldProblem {
  /// Why there is no card of a kind in a language; nil when there can be one.
  fileprivate init?(_ kind: CardKind, in language: CodeLanguage) {
    let isRun = kind.demand == .run || kind.demand == .program || kind == .playground
    switch language.program {
    case .robot where isRun && kind != .challenge:
      self.init(
        "\(withArticle(kind.rawValue)) shows what a program prints, and a robot prints nothing",
        help: "make a card of type `challenge`, whose checks have the robot's worlds")
    // Learners write programs in JavaScript, though apps do not run them.
    case nil where isRun && !(language == .javascript && kind.demand == .program):
      self.init(
        "\(withArticle(kind.rawValue)) is run, and programs in \(language.rawValue) are only shown",
        help: "name a language that is run with `--language`, or make a card of type `descriptionWithCode`")
    case .python, .slang, .robot, .pseudocode, .javascript, nil: return nil
    }
  }
}

extension CardKind {
  /// The kind as words of an id: `question-with-code`.
  fileprivate var slug: String {
    rawValue.unicodeScalars.map { $0.properties.isUppercase ? "-" + $0.properties.lowercaseMapping : String($0) }
      .joined()
  }
}
