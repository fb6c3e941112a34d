public import CurriculumBundle
import Diagnostics
import YAMLSource

extension AuthoredCard {
  /// The key of the text that tells the card from others, where the card still says what `hornbook new card` wrote.
  ///
  /// What shows a first program may be meant as it is; with a number behind its text it is not.
  public func untouchedKey(_ kind: CardKind) -> FieldKey? {
    guard card.content.mayBeUntouched(card.content.shownTexts), let text = SampleCards.tellingText(card.content),
      let telling = SampleCards.tellingTexts(of: kind).first(where: text.begins)
    else { return nil }
    let key = CardForms.form(of: kind).tellingKey
    let isNumbered = text.count > telling.count
    if isNumbered { return SampleCards.isNumber(text.dropFirst(telling.count)) ? key : nil }
    guard !CardForms.form(of: kind).isSampleUsable else { return nil }
    let tree = document.tree
    let says = SampleCards.says(
      tree.entries(of: node).map { WrittenValue.Entry(tree.text(of: $0.key), WrittenValue($0.value, in: tree)) })
    return SampleCards.samples(of: kind).contains { SampleCards.says($0) == says } ? key : nil
  }
}

extension CardContent {
  /// Looks only at how the texts that it shows begin: false is certain, and more is seldom needed.
  package func mayBeUntouched(_ shown: ShownTexts?) -> Bool {
    if case .dragAndDrop(let card) = self, SampleCards.mayBegin(card.sentence) { return true }
    return SampleCards.mayBegin(shown?.text) || SampleCards.mayBegin(shown?.header)
  }
}

extension AuthoredEpisode {
  /// The cards that still have the id and all that `hornbook new episode` wrote, and the keys of their texts.
  ///
  /// The last card may well stay as it is, so it does not count.
  public var untouchedCards: [(index: Int, key: FieldKey)] {
    let ids = SampleCards.idsOfNewEpisode
    return written.indices.compactMap { index in
      guard ids.contains(written[index].id.value) else { return nil }
      let card = written[index]
      guard let kind = card.content.content.kind, kind != .finished else { return nil }
      let tree = document.tree
      let says = SampleCards.says(
        tree.entries(of: card.node).map {
          WrittenValue.Entry(tree.text(of: $0.key), WrittenValue($0.value, in: tree))
        })
      guard SampleCards.ofNewEpisodes.contains("\(card.id.value)\n\(says)") else { return nil }
      return (index, CardForms.form(of: kind).tellingKey)
    }
  }
}

extension AuthoredModule {
  /// Whether its summary is the one that `hornbook new module` wrote.
  public var hasUntouchedSummary: Bool { header.summary == ModuleForm.summary.example }
}

/// What the cards say that `hornbook new card` writes.
enum SampleCards {
  /// The samples of a kind, in every language.
  static func samples(of kind: CardKind) -> [[WrittenValue.Entry]] {
    let examples = CardForms.form(of: kind).exampleEntries
    return CodeLanguage.allCases.map { examples.examples(of: kind, in: $0, ofModule: $0) }
  }

  /// The texts that tell a kind's samples from other cards.
  static func tellingTexts(of kind: CardKind) -> [String] { telling[kind] ?? [] }

  /// The texts of every kind, without the rest of the samples: that is made only when a card says one of them.
  private static let telling: [CardKind: [String]] = Dictionary(
    uniqueKeysWithValues: CardKind.allCases.map { kind in
      let form = CardForms.form(of: kind)
      let key = form.tellingKey.rawValue
      let own = form.fields.first { $0.key == key }?.example
      let examples = [own] + CodeLanguage.allCases.map { form.examples(in: $0)[key] }
      let texts = Set(examples.compactMap { $0 }).sorted().compactMap { example -> String? in
        guard case .text(let text) = WrittenValue.Entry(key, example: example).value else { return nil }
        return text
      }
      return (kind, texts)
    })

  /// The first bytes of the samples' texts, as many as the shortest has, up to eight: of each different one once, since
  /// a short list is searched faster than a set; and the texts that begin so.
  ///
  /// A bit for each first byte, by its place among 64, rules most texts out at once.
  private static let heads: (length: Int, words: [UInt64], texts: [[String]], firsts: UInt64) = {
    let texts = Set(telling.values.joined())
    let length = min(8, texts.map(\.utf8.count).min() ?? 0)
    let byHead = Dictionary(grouping: texts) { head(of: $0, length) }
    return (length, Array(byHead.keys), Array(byHead.values), byHead.keys.reduce(0) { $0 | 1 &<< ($1 & 0x3F) })
  }()

  private static func head(of text: String, _ length: Int) -> UInt64 {
    text.withBytes { bytes in
      guard bytes.count >= 8 else { return bytes.prefix(length).reversed().reduce(0) { $0 << 8 | UInt64($1) } }
      let head = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: 0, as: UInt64.self)
      return UInt64(littleEndian: head) & (length == 8 ? .max : 1 &<< UInt64(8 * length) &- 1)
    }
  }

  /// True for a text that begins like a sample, which hardly any does.
  static func mayBegin(_ text: String?) -> Bool {
    guard let text else { return false }
    let head = head(of: text, heads.length)
    guard heads.firsts &>> (head & 0x3F) & 1 == 1, let index = heads.words.firstIndex(of: head) else { return false }
    return heads.texts[index].contains(where: text.begins)
  }

  /// The cards of a new episode in every language, each as its id and what it says.
  static let ofNewEpisodes: Set<String> = Set(
    CodeLanguage.allCases.flatMap { language -> [String] in
      let entries = EpisodeForm.exampleEntries.inLanguage(language)
      guard case .list(let cards)? = entries.first(where: { $0.key == EpisodeForm.cards.key })?.value else { return [] }
      return cards.compactMap { card in
        guard case .mapping(let entries) = card, let id = id(of: card) else { return nil }
        return "\(id)\n\(says(entries))"
      }
    })

  /// The ids of these cards: few enough to be searched one by one.
  static let idsOfNewEpisode: [String] = {
    let cards = EpisodeForm.exampleEntries.first { $0.key == EpisodeForm.cards.key }?.value
    guard case .list(let cards)? = cards else { return [] }
    return [CodeExamples.firstTaskID] + cards.compactMap { id(of: $0) }
  }()

  private static func id(of card: WrittenValue) -> String? {
    guard case .mapping(let entries) = card,
      case .text(let id)? = entries.first(where: { $0.key == CardKeys.id.key })?.value
    else { return nil }
    return id
  }

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

extension String {
  /// Whether it begins with the bytes of another text.
  fileprivate func begins(with other: String) -> Bool {
    withBytes { bytes in other.withBytes { bytes.count >= $0.count && bytes[..<$0.count].elementsEqual($0) } }
  }
}
