import Authoring
import CurriculumBundle
import Diagnostics
import Evidence
import Linting
import YAMLSource

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
      authored.modules.map { ($0.path, $0.module.title) } + authored.blocks.map { ($0.path, $0.block.title) }
      + authored.episodes.map { ($0.path, $0.episode.title) }
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
    let lessons = Dictionary(episodes.flatMap { episode in episode.episode.teaches.map { ($0, episode.path) } }) {
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
    let tree = location.tree
    let list = tree.root.flatMap { tree.value(for: key, in: $0) }
    let listed = Set(list.map { tree.elements(of: $0).map { tree.text(of: $0) } } ?? [])
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
    guard let (tree, card) = mappingAtCursor, let list = tree.value(for: .answers, in: card) else { return }
    let answers = tree.elements(of: list).map { tree.text(of: $0) }
    let known = proofs?.cards.first {
      $0.card.card.content.choices?.answers == answers && $0.id == id(of: card, in: tree)
    }
    let right = Set(known?.evidence.code?.keyProof?.rightAnswers ?? printedAnswers(answers, of: card, in: tree))
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
    guard let (tree, card) = mappingAtCursor, let printed = output(of: card, in: tree)?.text else { return }
    var offer = Offer(
      String(printed.prefix { $0 != "\n" }), [.text(written(printed))], .value, detail: "what the code prints")
    offer.isLikely = true
    all.append(offer)
  }

  /// What the program of a card prints: its code, its lines in order, or its first solution; nil where that is unknown.
  private func output(of card: YAMLTree.NodeID, in tree: YAMLTree) -> PrintedOutput? {
    func texts(_ key: FieldKey) -> [String] {
      tree.value(for: key, in: card).map { tree.elements(of: $0).map { tree.text(of: $0) } } ?? []
    }
    let code = tree.value(for: .code, in: card).map { tree.text(of: $0) }
    let lines = texts(.lines)
    guard let program = code ?? (lines.isEmpty ? texts(.solutions).first : lines.joined(separator: "\n")) else {
      return nil
    }
    let own = tree.value(for: .language, in: card).flatMap { CodeLanguage(rawValue: tree.text(of: $0)) }
    guard let language = own ?? curriculum?.language(ofFileAt: location.file) else { return nil }
    return PrintedOutput(of: program, in: language, input: texts(.input), steps: Self.mostSteps)
  }

  /// The answers that say what the code of a card prints, where the card asks nothing else.
  private func printedAnswers(_ answers: [String], of card: YAMLTree.NodeID, in tree: YAMLTree) -> [Int] {
    let asks = tree.value(for: .asks, in: card).map { tree.text(of: $0) } ?? Asks.output.rawValue
    guard asks == Asks.output.rawValue, tree.value(for: .code, in: card) != nil,
      let output = output(of: card, in: tree)
    else { return [] }
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
  private var mappingAtCursor: (tree: YAMLTree, mapping: YAMLTree.NodeID)? {
    let tree = location.tree
    let line = CursorFinder(location.text).line(location.line)
    let key = location.text.lines.start(ofLine: location.line) + line.column
    func find(in node: YAMLTree.NodeID) -> YAMLTree.NodeID? {
      switch tree.kind(of: node) {
      case .scalar: return nil
      case .sequence: return tree.writtenChildren(of: node).lazy.compactMap(find).first
      case .mapping:
        if tree.writtenEntries(of: node).contains(where: { tree.span(of: $0.key).start == key }) { return node }
        if let inner = tree.writtenEntries(of: node).lazy.compactMap({ find(in: $0.value) }).first { return inner }
        let span = tree.span(of: node)
        return tree.isFlow(node) && span.start < location.offset && location.offset < span.end ? node : nil
      }
    }
    return tree.root.flatMap(find).map { (tree, $0) }
  }

  private func id(of card: YAMLTree.NodeID, in tree: YAMLTree) -> String? {
    tree.value(for: FieldKey.id, in: card).map { tree.text(of: $0) }
  }
}

extension CardProof {
  /// The card's own id.
  fileprivate var id: String { card.card.id }
}
