import Diagnostics
import YAMLSource

/// Reads the keys of one mapping after a form's declarations.
public struct FieldReader: ~Copyable {
  /// The mapping itself.
  let node: YAMLTree.NodeID
  /// The kind of form that the mapping fills in, such as a card of a certain kind.
  private(set) var title: FormTitle
  /// The id of what a whole file says, which its name gives; empty for a mapping inside a file.
  let id: String
  let findings: FileFindings
  let keys: MappingKeys
  /// The keys that it may have.
  private var allowed: AllowedKeys
  /// True where somebody has looked for commas at the ends of its lines.
  private var isWithoutCommas = false

  /// Reads a mapping as the thing of a name, which may have some keys.
  init(
    _ title: FormTitle, _ allowed: AllowedKeys, from node: YAMLTree.NodeID, id: String = "", findings: FileFindings
  ) {
    self.title = title
    self.id = id
    self.allowed = allowed
    self.node = node
    self.findings = findings
    keys = MappingKeys(of: node, in: findings.tree)
  }

  /// Takes the mapping for the thing of another name from now on, which may have other keys; it was seen to have no
  /// commas at the ends of its lines.
  mutating func continueAs(_ title: FormTitle, _ allowed: AllowedKeys) {
    self.title = title
    self.allowed = allowed
    isWithoutCommas = true
  }

  private var fields: [FieldDeclaration] { allowed.fields }

  var tree: YAMLTree { findings.tree }

  /// What the mapping is called in messages.
  var formName: String { title.text }

  /// A key's value; nil when it is wrong, or is not there, which is reported where it must be.
  subscript<Value>(_ field: Field<Value>) -> Value? { located(field)?.value }

  /// A key's value with its location, as the subscript gives it.
  func located<Value>(_ field: Field<Value>) -> Located<Value>? { located(field) { nil } }

  /// A key's value with its location, with what to propose where it is missing.
  func located<Value>(_ field: Field<Value>, proposing example: () -> String?) -> Located<Value>? {
    guard let value = keys[field.name] else {
      // Most keys may be left out, and a declaration is long to copy.
      if field.isRequired, !isThere(field.alternative), isLacking(field.declaration), isReallyMissing(field.key) {
        findings.report(missing(field, proposing: example()))
      }
      return nil
    }
    let context = FieldContext(key: field.key, findings: findings, mapping: node, isInBrackets: tree.isFlow(node))
    guard let read = field.type.read(value, context) else {
      // What is empty says no more than a key that is left out, and `hornbook lint --accept` may fill it.
      if !tree.isNull(of: value) { findings.addUnread(key: field.key) }
      return nil
    }
    return Located(read, at: value)
  }

  private func missing<Value>(_ field: Field<Value>, proposing own: String?) -> Diagnostic {
    var finding = Diagnostic.missingKey(
      field.declaration, proposing: own, in: formName, at: tree.titleLocation(of: node))
    finding.fixes = own.flatMap { fix(adding: "\(field.key): \($0)") }.map { [$0] } ?? []
    return finding
  }

  /// Whether a key that must be there is not, and none in its place.
  private func isLacking(_ field: FieldDeclaration) -> Bool {
    field.isRequired && keys[field.name] == nil && !(field.alternative.map { has($0) } ?? false)
  }

  /// True for a key in the place of another that is there, which is seen without a copy of the declaration.
  private func isThere(_ alternative: FieldKey?) -> Bool {
    alternative.map { keys[KeyName($0.rawValue)] != nil } ?? false
  }

  /// Whether a key is there, or one that is so near to it that it must be meant.
  private func has(_ key: FieldKey) -> Bool { tree.value(for: key, in: node) != nil || isMisspelled(key.rawValue) }

  /// Whether no finding about another key or place says where a key is.
  private func isReallyMissing(_ key: String) -> Bool {
    findings.isTreeWhole && !isMisspelled(key) && standIn?.key != key && !isBelowAnother(key) && !isLeftOfCards(key)
      && !hasQuestionsUnderAnotherKey(than: key)
  }

  /// Whether a key is below another one of the mapping, whose value could not be read.
  private func isBelowAnother(_ key: String) -> Bool {
    keys.indices.contains { entry in
      let value = keys.value(at: entry)
      return tree.kind(of: value) == .mapping && tree.value(for: key, in: value) != nil
        && findings.unreadKeys.contains(tree.text(of: keys.key(at: entry)))
    }
  }

  /// Whether the file's own mapping has a key of cards, which is reported there.
  private func isLeftOfCards(_ key: String) -> Bool {
    guard let root = tree.root, root != node, EpisodeForm.misplacedKeys.keys.contains(key) else { return false }
    return tree.value(for: EpisodeForm.cards.key, in: root) != nil && tree.value(for: key, in: root) != nil
  }

  /// Whether another key is so near to this one that it must be meant; it is reported as unknown,
  /// with this as its cure.
  func isMisspelled(_ key: String) -> Bool {
    keys.indices.contains { index in
      (nearestKey(to: tree.text(of: keys.key(at: index)), among: [key]) != nil
        || tightKeys(at: index).contains { $0.key == key })
        && !fields.contains { keys.isNamed($0.name, at: index) }
    }
  }

  /// The one key that is unknown and the one that is missing, where there is one of each:
  /// most likely they are the same.
  private var standIn: (entry: Int, key: String)? {
    let missing = fields.filter { isLacking($0) }
    let unknown = keys.indices.filter { entry in !fields.contains { keys.isNamed($0.name, at: entry) } }
    guard missing.count == 1, unknown.count == 1 else { return nil }
    return (unknown[0], missing[0].key)
  }

  /// True for the unknown key that most likely is the missing one, so that one finding covers both.
  func isStandIn(_ entry: Int) -> Bool { standIn?.entry == entry }

  /// Reads a mapping as a form: its keys, then keys that the form does not know, then what must hold between keys.
  static func read<F: Form>(
    _ form: F.Type, from node: YAMLTree.NodeID, id: String = "", findings: FileFindings
  ) -> F.Value? {
    let tree = findings.tree
    guard tree.kind(of: node) == .mapping else {
      findings.report(
        tree.keysBelowMark(node, form.name)
          ?? .notAMapping(
            form.name, keys: (form.fields.filter(\.isRequired) + form.fields.filter { !$0.isRequired }).map(\.key),
            list: tree.kind(of: node) == .sequence && !tree.isFlow(node)
              ? form.fields.first { $0.isRequired && $0.typeName.hasPrefix("list of ") }?.key : nil,
            written: tree.source.text(in: tree.span(of: node)), at: tree.location(of: node)))
      return nil
    }
    return FieldReader(.name(form.name), .declared(form.fields), from: node, id: id, findings: findings).read(form)
  }

  /// Reads the mapping as a form; a key that is misspelled or unread is reported once, and not as missing.
  func read<F: Form>(_ form: F.Type) -> F.Value? {
    if !isWithoutCommas, let commas = commasAtLineEnds {
      findings.report(.commasAtLineEnds(commas, in: tree))
      return nil
    }
    let unreadBefore = findings.unreadKeys.count
    let value = form.read(self)
    reportUnknownKeys(form.fields, form.constraints, misplaced: form.misplacedKeys)
    return agree(form.constraints, unreadBefore) ? value : nil
  }

  /// Reads the mapping as a card in the same way; another reader has looked for commas.
  func read(_ card: ReadyCardForm) -> AuthoredContent? {
    let unreadBefore = findings.unreadKeys.count
    let value = card.form.read(self)
    let present = reportUnknownKeys(card.fields, card.constraints, misplaced: card.misplacedKeys)
    if card.keyConstraints.allSatisfy({ $0.surelyHolds(present) }) { return value }
    return agree(card.constraints, unreadBefore) ? value : nil
  }

  /// True where the keys agree, but for those that were found unread since there were so many.
  private func agree(_ constraints: [FieldConstraint], _ unreadBefore: Int) -> Bool {
    if constraints.isEmpty || constraints.allSatisfy({ holds($0) }) { return true }
    let unread = findings.unreadKeys[unreadBefore...]
    return check(constraints.filter { !$0.keys.contains(where: unread.contains) })
  }

  /// Reports the keys that none of these declarations knows, all misplaced ones together.
  ///
  /// - Returns: The keys that are declared and there.
  @discardableResult
  func reportUnknownKeys(
    _ fields: [FieldDeclaration], _ constraints: [FieldConstraint] = [], misplaced: MisplacedKeys = .none
  ) -> KeySet {
    var next = 0
    var strangers = StrangeKeys()
    var known = KeySet()
    for entry in keys.indices {
      if let index = declaration(of: entry, in: fields, from: next) {
        next = index + 1
        known.insert(index)
      } else if reportQuestions(below: entry) || reportCards(below: entry) {
        continue
      } else if isMisplaced(entry, misplaced) {
        strangers.misplaced.append(entry)
      } else if let key = tightKeys(at: entry).first?.key, fields.contains(where: { $0.key == key }) {
        strangers.tight.append(entry)
      } else if let help = helpFromElsewhere(at: entry, fields) {
        strangers.add(entry, help)
      } else if !LinesOutsideBlock.hasLine(at: entry, keys, tree) {
        reportUnknownKey(at: entry, fields, constraints)
      }
    }
    reportTightKeys(strangers.tight)
    for (entries, help) in strangers.fromElsewhere { reportMisplacedKeys(entries) { _ in help } }
    guard !strangers.misplaced.isEmpty else { return known }
    let help = helpForKeys(behindCards: strangers.misplaced)
    reportMisplacedKeys(strangers.misplaced) { help ?? misplaced.help($0) }
    return known
  }

  /// Reports one unknown key; what is already there is not what it was meant for.
  private func reportUnknownKey(at entry: Int, _ fields: [FieldDeclaration], _ constraints: [FieldConstraint]) {
    let key = keys.key(at: entry)
    let free = fields.filter { keys[$0.name] == nil }.map(\.key)
    let idle = idleKeys(of: constraints)
    let near =
      nearestKey(to: tree.text(of: key), among: free.filter { !idle.contains($0) })
      ?? nearestKey(to: tree.text(of: key), among: free)
    let missing = standIn.flatMap { $0.entry == entry && near == nil ? $0.key : nil }
    if let meant = near ?? missing { findings.addUnread(key: meant) }
    let meant = (near ?? missing).flatMap { entryMeant(by: $0, at: entry, fields) }
    let answers = near == FieldKey.correctAnswer.rawValue && meant == nil ? answersMeantByPlace(at: entry) : nil
    let whole = near == nil ? wholeText(cutOffAt: entry) : nil
    var finding = Diagnostic.unknownKey(
      tree.text(of: key), near: near, entry: meant, missing: missing, whole: whole, known: fields.map(\.key),
      in: formName, at: tree.location(of: key))
    if let answers { finding.help = "write `correctAnswer:` with the answer itself: \(answers)" }
    let fixes = [
      whole.map { fix(joining: $0, beforeEntry: entry) },
      answers != nil ? nil : near.map { fix(writing: meant ?? $0, asEntry: meant != nil, at: entry) },
    ]
    finding.fixes = fixes.compactMap { $0 }
    findings.report(finding)
  }

  /// The key is the rest of a text that a comma between braces cut off, so it is not reported as unknown.
  func isCutOff(at entry: Int) -> Bool { wholeText(cutOffAt: entry) != nil }

  /// The value before a key, in quotes, with what a comma between braces has cut off from it; nil where nothing says
  /// so.
  private func wholeText(cutOffAt entry: Int) -> String? {
    guard entry > 0, tree.isFlow(node), tree.source.text(in: tree.span(of: keys.value(at: entry))).isEmpty,
      case .scalar = tree.kind(of: keys.value(at: entry - 1)), tree.style(of: keys.value(at: entry - 1)) == .plain
    else { return nil }
    let (name, value) = (tree.text(of: keys.key(at: entry - 1)), tree.text(of: keys.value(at: entry - 1)))
    return "\(name): " + QuotedScalar.written("\(value), \(tree.text(of: keys.key(at: entry)))")
  }

  /// The declaration of a key; authors mostly write keys in the declared order,
  /// so the search begins after the last one.
  private func declaration(of entry: Int, in fields: [FieldDeclaration], from start: Int) -> Int? {
    for offset in fields.indices {
      let index = start + offset < fields.count ? start + offset : start + offset - fields.count
      if keys.isNamed(fields[index].name, at: entry) { return index }
    }
    return nil
  }

  /// Whether the keys agree; without one of several that must be there the rest still says what it says.
  private func check(_ constraints: [FieldConstraint]) -> Bool {
    let broken = constraints.filter { !holds($0) }
    guard !broken.isEmpty else { return true }
    if findings.isTreeWhole {
      let names = names
      // Where all of several alternative keys are missing, the keys that need one of them are not reported as well.
      let lacking = broken.lazy.compactMap { $0.choices(missingFrom: names) }.first ?? []
      for constraint in broken where lacking.isDisjoint(with: constraint.needed(by: names)) {
        let (lack, place) = (lack(of: constraint, constraints, broken), location(of: constraint))
        findings.report(
          contradictionOfRightAnswers(constraint, at: place)
            ?? .violated(lack, by: names, in: formName, fields, at: place))
      }
    }
    return broken.allSatisfy(\.canBeLeftOpen)
  }

  /// The keys that the mapping has.
  private var names: Set<String> { Set(keys.indices.map { tree.text(of: keys.key(at: $0)) }) }

  /// The keys that would have no effect for want of another one.
  private func idleKeys(of constraints: [FieldConstraint]) -> Set<String> {
    let names = names
    return Set(
      constraints.compactMap { constraint in
        guard case .only(let key, let others) = constraint, names.isDisjoint(with: others) else { return nil }
        return key
      })
  }

  /// What a finding says of a constraint: where none of several keys is there, that one is missing.
  ///
  /// Of the keys that may be missing it names those that go with the others: with `call`, `returns` and `raises`;
  /// without it, neither; with `alt`, `image` alone.
  private func lack(
    of constraint: FieldConstraint, _ all: [FieldConstraint], _ broken: [FieldConstraint]
  ) -> FieldConstraint {
    let present = names
    switch constraint {
    case .exactlyOne(let keys) where present.isDisjoint(with: keys):
      let needs = broken.map { $0.needed(by: present) }.filter { !$0.isEmpty }
      let fitting = keys.filter { key in needs.allSatisfy { $0.contains(key) } }
      return .atLeastOne(fitting.isEmpty ? keys : fitting)
    case .atLeastOne(let keys):
      let companions = all.compactMap { other -> (key: String, isThere: Bool)? in
        guard case .only(let key, let others) = other, keys.contains(key) else { return nil }
        return (key, !present.isDisjoint(with: others))
      }
      let fitting = companions.filter(\.isThere).map(\.key)
      let idle = Set(companions.filter { !$0.isThere }.map(\.key))
      return .atLeastOne(fitting.isEmpty ? keys.filter { !idle.contains($0) } : fitting)
    default: return constraint
    }
  }

  /// The key that is too much, or the mapping that lacks one.
  private func location(of constraint: FieldConstraint) -> Location {
    switch constraint {
    case .only(let key, _), .onlyWhen(let key, _, _), .either(let key, _), .notBeside(let key, _, _):
      keys.indices.first { tree.text(of: keys.key(at: $0)) == key }.map { tree.location(of: keys.key(at: $0)) }
        ?? tree.titleLocation(of: node)
    case .atLeastOne, .exactlyOne, .together, .needs: tree.titleLocation(of: node)
    }
  }

  /// Looks only at which keys are present, and at the words of a condition, not at other values.
  func holds(_ constraint: FieldConstraint) -> Bool {
    switch constraint {
    case .atLeastOne(let keys): keys.contains { isThere($0) }
    case .exactlyOne(let keys): keys.count { isThere($0) } == 1
    case .either(let key, let other), .notBeside(let key, let other, _): !isThere(key) || !isThere(other)
    case .together(let key, let other): isThere(key) == isThere(other)
    case .only(let key, let others): !isThere(key) || others.contains { isThere($0) }
    case .needs(let key, let condition, let word, _): isThere(key) || self.word(at: condition) != word
    case .onlyWhen(let key, let condition, let words):
      !isThere(key) || word(at: condition).map { words.contains($0) } ?? false
    }
  }

  private func isThere(_ key: String) -> Bool { keys[KeyName(key)] != nil }

  /// The scalar under a key as it is written; nil where there is none.
  private func word(at key: String) -> String? {
    guard let value = keys[KeyName(key)], tree.kind(of: value) == .scalar else { return nil }
    return tree.text(of: value)
  }
}

extension FieldConstraint {
  /// The keys of which exactly one has to be present, if none is; nil otherwise.
  fileprivate func choices(missingFrom names: Set<String>) -> Set<String>? {
    guard case .exactlyOne(let keys) = self, names.isDisjoint(with: keys) else { return nil }
    return Set(keys)
  }

  /// The keys whose absence breaks the constraint: of `image` without `alt`, just `alt`.
  fileprivate func needed(by names: Set<String>) -> Set<String> {
    switch self {
    case .together(let key, let other): names.contains(key) ? [other] : [key]
    case .only(_, let others): Set(others)
    case .atLeastOne, .exactlyOne, .either, .needs, .onlyWhen, .notBeside: []
    }
  }

  /// The keys on which it depends.
  fileprivate var keys: [String] {
    switch self {
    case .atLeastOne(let keys), .exactlyOne(let keys): keys
    case .together(let key, let other), .either(let key, let other), .notBeside(let key, let other, _): [key, other]
    case .only(let key, let others): [key] + others
    case .needs(let key, let condition, _, _), .onlyWhen(let key, let condition, _): [key, condition]
    }
  }

  /// Whether the mapping still says something when it does not hold.
  fileprivate var canBeLeftOpen: Bool {
    switch self {
    case .atLeastOne, .only, .onlyWhen, .notBeside: true
    case .exactlyOne, .either, .together, .needs: false
    }
  }
}
