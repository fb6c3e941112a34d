import Authoring
import CurriculumBundle
import Diagnostics
import Evidence
import Linting

// Values that are known from the curriculum, or from running what is already on the card.
extension Offers {
  /// What a key may have that its form alone does not say.
  mutating func addKnownValues(of key: FieldKey) {
    switch key {
    case .image, .badge: addAssets()
    case .requires, .opens: addItems()
    case .teaches, .practises, .uses, .avoids: addConcepts()
    case .modules, .blocks, .episodes: addUnlisted(under: key)
    case .correctAnswerIndex, .correctAnswerIndices, .correctAnswer: addAnswers(for: key)
    case .result: addResult()
    default: break
    }
  }

  private mutating func addAssets() {
    for asset in curriculum?.authored.assets ?? [] {
      all.append(Offer(asset.path, .file, detail: asset.image?.size.map { "\($0.width) x \($0.height)" }))
    }
  }

  /// The full ids of modules, blocks and episodes, but for the one whose file it is and what holds that.
  private mutating func addItems() {
    guard let authored = curriculum?.authored else { return }
    let items =
      authored.modules.map { ($0.path, $0.header.title) } + authored.blocks.map { ($0.path, $0.header.title) }
      + authored.episodes.map { ($0.path, $0.header.title) }
    for (path, title) in items where location.file != "\(path).yaml" && !location.file.hasPrefix("\(path)/") {
      all.append(Offer("\(path)", .reference, detail: title))
    }
  }

  /// Concepts of the module's language; with those that lessons teach, where that is.
  private mutating func addConcepts() {
    let episodes = curriculum?.authored.episodes ?? []
    let language = curriculum?.language(ofFileAt: location.file)
    let uses = (proofs?.cards ?? []).flatMap { $0.evidence.concepts.flatMap { $0.uses.map(\.concept) } }
    let used = Set(uses)
    let lessons = Dictionary(episodes.flatMap { episode in episode.header.teaches.map { ($0, episode.path) } }) {
      first, _ in first
    }
    for concept in TaughtConcept.all where language.map({ concept.id.hasPrefix("\($0.rawValue).") }) ?? true {
      var offer = Offer(concept.id, .value, detail: lessons[concept.id].map { "taught in \($0)" } ?? concept.area)
      offer.documentation = concept.summary
      offer.isLikely = used.contains(concept.id)
      all.append(offer)
    }
  }

  /// Files and folders that the list could name and does not.
  private mutating func addUnlisted(under key: FieldKey) {
    let folder = location.file.split(separator: "/").dropLast().map(String.init)
    let ending = [FieldKey.modules: "/module.yaml", .blocks: "/block.yaml", .episodes: ".yaml"][key] ?? ""
    let listed = Set(location.written?.elements(of: key).map(\.text) ?? [])
    for document in curriculum?.authored.documents ?? [] where document.path.hasSuffix(ending) {
      let names = document.path.dropLast(ending.count).split(separator: "/").map(String.init)
      guard names.count == folder.count + 1, names.dropLast().elementsEqual(folder), let id = names.last,
        id != "block", !listed.contains(id)
      else { continue }
      all.append(Offer(id, .reference, detail: "not listed yet", isLikely: true))
    }
  }

  /// The answers of the card; the one that a run proves comes first.
  private mutating func addAnswers(for key: FieldKey) {
    guard let card = mappingAtCursor, card.has(.answers) else { return }
    let answers = card.elements(of: .answers).map(\.text)
    let id = card.value(of: .id)?.text
    let known = proofs?.cards.first { $0.card.card.content.choices?.answers == answers && $0.id == id }
    let right = Set(known?.evidence.code?.keyProof?.rightAnswers ?? printedAnswers(answers, of: card))
    for (index, answer) in answers.enumerated() {
      let isRight = right.contains(index)
      let words = isRight ? "right, as a run shows" : nil
      switch key {
      case .correctAnswer:
        var offer = Offer(answer, [.text(written(answer))], .value, detail: words)
        offer.isLikely = isRight
        all.append(offer)
      default:
        let detail = words.map { "'\(answer)', \($0)" } ?? "'\(answer)'"
        all.append(Offer("\(index)", .value, detail: detail, isLikely: isRight))
      }
    }
  }

  /// What the card's program prints: it is run now, with fewer steps than a check gives it.
  private mutating func addResult() {
    guard let card = mappingAtCursor, let printed = output(of: card)?.text else { return }
    var offer = Offer(
      String(printed.prefix { $0 != "\n" }), [.text(written(printed))], .value, detail: "what the code prints")
    offer.isLikely = true
    all.append(offer)
  }

  /// What the program of a card prints: its code, its lines in order, or its first solution; nil where that is unknown.
  private func output(of card: SourceValue) -> PrintedOutput? {
    func texts(_ key: FieldKey) -> [String] { card.elements(of: key).map(\.text) }
    let code = card.value(of: .code)?.text
    let lines = texts(.lines)
    guard let program = code ?? (lines.isEmpty ? texts(.solutions).first : lines.joined(separator: "\n")) else {
      return nil
    }
    let own = card.value(of: .language).flatMap { CodeLanguage(rawValue: $0.text) }
    guard let language = own ?? curriculum?.language(ofFileAt: location.file) else { return nil }
    return PrintedOutput(of: program, in: language, input: texts(.input), steps: Self.mostSteps)
  }

  /// The answers that say what the code of a card prints, where the card asks nothing else.
  private func printedAnswers(_ answers: [String], of card: SourceValue) -> [Int] {
    let asks = card.value(of: .asks)?.text ?? Asks.output.rawValue
    guard asks == Asks.output.rawValue, card.has(.code), let output = output(of: card) else { return [] }
    return answers.indices.filter { output.says(answers[$0]) }
  }

  /// A text as the value of the key at the cursor.
  private func written(_ text: String) -> String {
    guard CursorFinder(location.text).openBrackets(before: location.offset).isEmpty else {
      return WrittenValue.content(text).inBrackets
    }
    return String(WrittenValue.lines([WrittenValue.Entry("", .content(text))]).dropFirst(": ".count).dropLast())
  }

  /// The most steps of a run that somebody waits for while typing.
  private static let mostSteps = 100_000

  /// The mapping one of whose keys is on the cursor's line.
  private var mappingAtCursor: SourceValue? {
    let line = CursorFinder(location.text).line(location.line)
    let key = location.text.lines.start(ofLine: location.line) + line.column
    func find(in value: SourceValue) -> SourceValue? {
      if value.isList { return value.writtenElements.lazy.compactMap(find).first }
      guard value.isMapping else { return nil }
      let entries = value.writtenEntries
      if entries.contains(where: { $0.key.span.start == key }) { return value }
      if let inner = entries.lazy.compactMap({ find(in: $0.value) }).first { return inner }
      let span = value.span
      return value.isInBrackets && span.start < location.offset && location.offset < span.end ? value : nil
    }
    return location.written.flatMap(find)
  }
}

extension CardProof {
  /// The card's own id.
  fileprivate var id: String { card.card.id }
}
