public import CurriculumBundle
internal import YAMLSource

extension AuthoredCard {
  /// The key of the text that tells the card from others, where the card still says what `hornbook new card` wrote.
  ///
  /// What shows a first program may be meant as it is; with a number behind its text it is not.
  public func untouchedKey(_ kind: CardKind) -> FieldKey? {
    guard SampleCards.mayBeSample(card.content), let samples = SampleCards.all[kind],
      let text = SampleCards.tellingText(card.content),
      let sample = samples.first(where: { text.utf8.starts(with: $0.text.utf8) })
    else { return nil }
    let key = CardForms.form(of: kind).tellingKey
    let isNumbered = text.count > sample.text.count
    if isNumbered { return SampleCards.isNumber(text.dropFirst(sample.text.count)) ? key : nil }
    guard !CardForms.form(of: kind).isSampleUsable else { return nil }
    let tree = document.tree
    let says = SampleCards.says(
      tree.entries(of: node).map { WrittenValue.Entry(tree.text(of: $0.key), WrittenValue($0.value, in: tree)) })
    return samples.contains { $0.says == says } ? key : nil
  }
}

extension AuthoredEpisode {
  /// The cards that still have the id and all that `hornbook new episode` wrote, and the keys of their texts.
  ///
  /// The last card may well stay as it is, so it does not count.
  public var untouchedCards: [(index: Int, key: FieldKey)] {
    episode.cards.enumerated().compactMap { index, card in
      guard SampleCards.idsOfNewEpisode.contains(card.id), let kind = card.content.kind, kind != .finished else {
        return nil
      }
      let tree = document.tree
      let says = SampleCards.says(
        tree.entries(of: cardNodes[index]).map {
          WrittenValue.Entry(tree.text(of: $0.key), WrittenValue($0.value, in: tree))
        })
      guard SampleCards.ofNewEpisodes.contains("\(card.id)\n\(says)") else { return nil }
      return (index, CardForms.form(of: kind).tellingKey)
    }
  }
}

extension AuthoredModule {
  /// Whether its summary is the one that `hornbook new module` wrote.
  public var hasUntouchedSummary: Bool { module.summary == ModuleForm.summary.example }
}

/// What the cards say that `hornbook new card` writes.
private enum SampleCards {
  struct Sample: Sendable {
    /// The text that tells it from others.
    let text: String
    fileprivate let entries: [WrittenValue.Entry]
    /// All that it says.
    var says: String { SampleCards.says(entries) }
  }

  /// The samples of each kind, in every language.
  static let all: [CardKind: [Sample]] = Dictionary(
    uniqueKeysWithValues: CardKind.allCases.map { kind in
      let form = CardForms.form(of: kind)
      return (
        kind,
        CodeLanguage.allCases.compactMap { language in
          let entries = form.exampleEntries.examples(of: kind, in: language, ofModule: language)
          let telling = entries.first { $0.key == form.tellingKey.rawValue }
          guard case .text(let text)? = telling?.value else { return nil }
          return Sample(text: text, entries: entries)
        }
      )
    })

  /// The first bytes of the samples' texts, as many as the shortest has, up to eight.
  private static let heads: (length: Int, words: Set<UInt64>) = {
    let texts = all.values.joined().map(\.text)
    let length = min(8, texts.map(\.utf8.count).min() ?? 0)
    return (length, Set(texts.map { head(of: $0, length) }))
  }()

  private static func head(of text: String, _ length: Int) -> UInt64 {
    text.utf8.prefix(length).reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Whether one of a card's texts begins like a sample, which hardly any does.
  static func mayBeSample(_ content: CardContent) -> Bool {
    let sentence: String? = if case .dragAndDrop(let card) = content { card.sentence } else { nil }
    return isHead(content.text) || isHead(content.header) || isHead(sentence)
  }

  private static func isHead(_ text: String?) -> Bool {
    text.map { heads.words.contains(head(of: $0, heads.length)) } ?? false
  }

  /// The cards of a new episode in every language, each as its id and what it says.
  static let ofNewEpisodes: Set<String> = Set(
    CodeLanguage.allCases.flatMap { language -> [String] in
      let entries = EpisodeForm.exampleEntries.inLanguage(language)
      guard case .list(let cards)? = entries.first(where: { $0.key == EpisodeForm.cards.key })?.value else { return [] }
      return cards.compactMap { card in
        guard case .mapping(let entries) = card,
          case .text(let id)? = entries.first(where: { $0.key == CardKeys.id.key })?.value
        else { return nil }
        return "\(id)\n\(says(entries))"
      }
    })

  /// The ids of these cards.
  static let idsOfNewEpisode = Set(ofNewEpisodes.map { String($0.prefix { $0 != "\n" }) })

  /// What a card says at its form's ``CardForm/tellingKey``, read from the card itself: the tree of a file whose cards
  /// are the author's own is not made again.
  static func tellingText(_ content: CardContent) -> String? {
    if case .dragAndDrop(let card) = content { return card.sentence }
    return content.kind.map { CardForms.form(of: $0).tellingKey == .header } == true ? content.header : content.text
  }

  /// All that a card says but its id, its type and its language.
  static func says(_ entries: [WrittenValue.Entry]) -> String {
    let own = [CardKeys.id.key, CardKeys.type.key, CodeFields.language.key]
    return entries.filter { !own.contains($0.key) }.map { "\($0.key): \($0.value.inBrackets)" }.sorted().joined(
      separator: "\n")
  }

  /// Whether a text is the number that tells a second sample from the first: ` (2)`.
  static func isNumber(_ text: Substring) -> Bool {
    text.hasPrefix(" (") && text.hasSuffix(")") && !text.dropFirst(2).dropLast().isEmpty
      && text.dropFirst(2).dropLast().allSatisfy(\.isNumber)
  }
}
