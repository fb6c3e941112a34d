import CurriculumBundle
import Diagnostics
import YAMLSource

// Help for a key that is unknown in its mapping, but known in another kind of card or file.
extension FieldReader {
  /// The help for an unknown key; nil where no other card or file knows it either, or where it is more likely a
  /// misspelled key of this mapping.
  func helpFromElsewhere(at entry: Int, _ fields: [FieldDeclaration]) -> String? {
    let key = tree.text(of: keys.key(at: entry))
    guard FieldKey(rawValue: key) != nil, !isCutOff(at: entry) else { return nil }
    if case .card(let kind) = title, let fitting = fittingKind(insteadOf: kind, for: key, at: entry),
      !(near(at: entry, fields)?.fits(keys.value(at: entry), tree) ?? false)
    {
      return "make the card a `\(fitting.rawValue)`, which has '\(key)'"
    }
    guard nearestKey(to: key, among: fields.map(\.key)) == nil, !isStandIn(entry) else { return nil }
    switch title {
    case .card(let kind): return help(with: key, at: entry, onCardOf: kind)
    case .name(let name): return FileLevel(rawValue: name).flatMap { help(with: key, at: entry, in: $0) }
    }
  }

  /// The key that is most likely meant by another spelling.
  private func near(at entry: Int, _ fields: [FieldDeclaration]) -> FieldDeclaration? {
    let free = fields.filter { keys[$0.name] == nil }
    let near = nearestKey(to: tree.text(of: keys.key(at: entry)), among: free.map(\.key))
    return free.first { $0.key == near }
  }

  /// A kind of card that knows all keys of this one, and needs no other.
  private func fittingKind(insteadOf kind: CardKind, for key: String, at entry: Int) -> CardKind? {
    guard kind != .finished else { return nil }
    let written = Set(keys.indices.map { tree.text(of: keys.key(at: $0)) })
    return CardForms.all.first { form in
      guard form.kind != kind, form.kind != .finished, form.kind.isQuestion || !kind.isQuestion,
        let field = form.fields.first(where: { $0.key == key }), field.fits(keys.value(at: entry), tree)
      else { return false }
      let hasAll = form.fields.allSatisfy { field in
        !field.isRequired || written.contains(field.key)
          || field.alternative.map { written.contains($0.rawValue) } ?? false
      }
      return hasAll && written.isSubset(of: form.fields.map(\.key)) && form.constraints.allSatisfy { holds($0) }
    }?.kind
  }

  private func help(with key: String, at entry: Int, onCardOf kind: CardKind) -> String? {
    if kind == .reading, ReadingPartForm.fields.contains(where: { $0.key == key }) {
      return "write it under `content:`, as a part of its own: `- \(key): …`"
    }
    if let help = helpForKeyOfEpisode(key) { return help }
    if let help = help(with: key, at: entry, in: .episode, isInCard: true) { return help }
    if ReadingPartForm.keysOfPictures.contains(key) { return help(forPartWith: key, onCardOf: kind) }
    let kinds = CardForms.all.filter { form in form.payload.contains { $0.key == key } }.map { "`\($0.kind.rawValue)`" }
    guard let last = kinds.last else { return nil }
    let list = kinds.count == 1 ? last : "\(kinds.dropLast().joined(separator: ", ")) or \(last)"
    return "take it out, or write it on a card that has it: \(list)"
  }

  /// The help for a key of the episode on a card: move it up, or take out a duplicate; nil for other keys.
  func helpForKeyOfEpisode(_ key: String) -> String? {
    guard EpisodeForm.keysInCard.keys.contains(key), let root = tree.root else { return nil }
    return tree.value(for: key, in: root) == nil
      ? "move it to the keys of the episode, above `cards:`" : "take it out, since the episode has '\(key)' already"
  }

  /// The help for an image or a video on a card that shows neither.
  private func help(forPartWith key: String, onCardOf kind: CardKind) -> String {
    let part =
      key == ReadingPartForm.video.key
      ? "`- video: …`, with `title:` (what the video is called) below that"
      : "`- image: …`, with `alt:` (what it shows, for those who do not see it) below that"
    guard [.description, .descriptionWithCode].contains(kind) else {
      return "put it on a `reading` card of the episode, before this one: under `content:` write \(part)"
    }
    let code = kind == .descriptionWithCode ? " `- code: …`," : ""
    return "make the card a `reading`: under `content:` write `- text: …`,\(code) then \(part)"
  }

  /// The help for a key that files of other levels have, found in a file or on a card of an episode's file.
  private func help(with key: String, at entry: Int, in level: FileLevel, isInCard: Bool = false) -> String? {
    let value = keys.value(at: entry)
    if level == .block || level == .episode, let help = helpForVisibility(key, value) { return help }
    let known = FileLevel.allCases.filter { other in other != level && other.fields.contains { $0.key == key } }
    let fitting = known.filter { other in other.fields.contains { $0.key == key && $0.fits(value, tree) } }
    let homes = fitting.isEmpty ? known : fitting
    if let wider = homes.last(where: { $0.isWider(than: level) }) {
      return "move it to '\(level.path(of: wider, from: tree.source.path))', since it is about the \(wider.rawValue); "
        + "if it is there already, take it out"
    }
    guard !isInCard else { return nil }
    if !homes.isEmpty {
      let list = homes.map { "the \($0.rawValue)" }.joined(separator: " or ")
      return "move it to the file of \(list) that it is about"
    }
    if key == CardKeys.id.key {
      return "take it out, since the name of the \(level == .episode ? "file" : "folder") is the id"
    }
    return CardForms.keysOfAllKinds.contains { $0.key == key } ? "move it to the card that it is about" : nil
  }

  /// The help for a block, an episode or a card that is to be a draft or hidden; nil for other keys and values.
  ///
  /// In the file of the module the key would withdraw all the rest of it as well.
  private func helpForVisibility(_ key: String, _ value: YAMLTree.NodeID) -> String? {
    guard key == ModuleForm.visibility.key, tree.kind(of: value) == .scalar else { return nil }
    switch Visibility(rawValue: tree.text(of: value)) {
    case .draft:
      return "take it out, since only a module can be a draft; what is to stay out of releases belongs in a module "
        + "of its own"
    case .hidden: return "take it out, since only a module can be hidden"
    case .published, nil: return nil
    }
  }
}

extension FileLevel {
  /// A file at this level contains those at the other level: a module is wider than a block.
  fileprivate func isWider(than other: FileLevel) -> Bool {
    let all = FileLevel.allCases
    return all.prefix { $0 != other }.contains(self)
  }
}

extension ReadingPartForm {
  /// Keys of the parts of a lesson that show an image or a video, with those that go with them, such as `alt`.
  static let keysOfPictures: Set<String> = [image.key, alt.key, caption.key, video.key]
}

/// The unknown keys of a mapping, grouped by the help that they get.
struct StrangeKeys {
  /// Keys that the form lists as belonging elsewhere, such as those of a card after the list of cards.
  var misplaced: [Int] = []
  /// Keys without a space before the value, such as `three:0`.
  var tight: [Int] = []
  /// Keys of other kinds of cards and files, grouped so that one help covers several of them.
  private(set) var fromElsewhere: [(entries: [Int], help: String)] = []

  mutating func add(_ entry: Int, _ help: String) {
    if let place = fromElsewhere.firstIndex(where: { $0.help == help }) {
      fromElsewhere[place].entries.append(entry)
    } else {
      fromElsewhere.append(([entry], help))
    }
  }
}

extension FieldReader {
  /// Excludes a key before the list of cards, which has not lost its indentation, and a key that the episode
  /// already has, where the help would be wrong.
  func isMisplaced(_ entry: Int, _ misplaced: MisplacedKeys) -> Bool {
    let key = tree.text(of: keys.key(at: entry))
    guard misplaced.keys.contains(key) else { return false }
    switch title {
    case .card:
      let isOfEpisode = misplaced.keys == EpisodeForm.keysInCard.keys
      return !isOfEpisode || tree.root.flatMap { tree.value(for: key, in: $0) } == nil
    case .name(let name):
      guard name == EpisodeForm.name else { return true }
      let cards = keys.indices.first { keys.isNamed(EpisodeForm.cards.name, at: $0) }
      return cards.map { entry > $0 } ?? true
    }
  }

  /// Reports a list of cards under an unknown key of a card, which they do not belong to.
  func reportCards(below entry: Int) -> Bool {
    let list = keys.value(at: entry)
    guard case .card = title, tree.kind(of: list) == .sequence,
      let cards = MisplacedCards(
        among: Array(tree.elements(of: list)), belowKey: keys.key(at: entry), tree)
    else { return false }
    let key = tree.text(of: keys.key(at: entry))
    findings.addUnread(key: key)
    findings.report(cards.finding(in: key))
    return true
  }

  /// Reports keys together, at the first of them.
  func reportMisplacedKeys(_ entries: [Int], help: ([MisplacedKeys.Written]) -> String) {
    let places = entries.map { tree.location(of: keys.key(at: $0)) }
    let written = entries.map { entry in
      let value = tree.source.text(in: tree.span(of: keys.value(at: entry)))
      return MisplacedKeys.Written(
        key: tree.text(of: keys.key(at: entry)), value: value.isEmpty || value.contains("\n") ? "…" : value)
    }
    findings.report(.misplacedKeys(written.map(\.key), in: formName, help: help(written), at: places))
  }
}
