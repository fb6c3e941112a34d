public import CurriculumBundle
public import Diagnostics
import YAMLSource

/// A level of the robot that an author wrote into a file of its own, and what is wrong with the file.
///
///     title: Fetch the coin
///     deck: [forward, collect, repeat]
///     cardLimit: 4
///     checks:
///       - world: |
///           >..o
public struct AuthoredLevel: Sendable {
  /// What the file says.
  ///
  ///     let level = AuthoredLevel.Content(
  ///       title: "Fetch the coin", checks: [ProgramCheck(world: ">..o")], cardLimit: 4)
  ///     AuthoredLevel.text(of: level) == "title: Fetch the coin\ncardLimit: 4\nchecks:\n  - world: \">..o\"\n"
  public struct Content: Sendable {
    /// What the level is called.
    public let title: String?
    /// The robot's task: worlds, each with its rules.
    public let checks: [ProgramCheck]
    /// The names of the cards that may be laid; nil for all.
    public let deck: [String]?
    /// The largest number of cards.
    public let cardLimit: Int?
    /// The least number of cards that it states.
    public let leastCards: Int?
    /// The names of the cards that it is to practise.
    public let practises: [String]
    /// With how few cards its stars are earned; nil when it has none.
    public let stars: StarThresholds?
    /// Its place in AR Programming's game.
    public let number: Int
    /// The title of the level that it opens there.
    public let unlocks: String?

    /// What a file is to say.
    public init(
      title: String?, checks: [ProgramCheck], deck: [String]? = nil, cardLimit: Int? = nil, leastCards: Int? = nil,
      practises: [String] = [], stars: StarThresholds? = nil, number: Int = 1, unlocks: String? = nil
    ) {
      self.title = title
      self.checks = checks
      self.deck = deck
      self.cardLimit = cardLimit
      self.leastCards = leastCards
      self.practises = practises
      self.stars = stars
      self.number = number
      self.unlocks = unlocks
    }
  }

  /// What the file says; nil when it cannot be read.
  public let content: Content?
  /// What is wrong with it.
  public let diagnostics: [Diagnostic]
  private let document: Document

  /// Reads a file.
  public init(_ source: SourceText) {
    let (tree, diagnostics) = YAMLTree.read(source)
    document = Document(path: source.path, tree: tree)
    let findings = FileFindings(in: tree, diagnostics)
    content = tree.root.flatMap { FieldReader.read(LevelForm.self, from: $0, findings: findings) }
    if tree.root == nil, diagnostics.isEmpty {
      findings.report(.emptyFile(LevelForm.self, at: Location(source.path, .at(0))))
    }
    self.diagnostics = findings.diagnostics
  }

  /// The keys that the file has, in its order.
  public var keys: [String] {
    document.root.map { document.tree.entries(of: $0).map { document.tree.text(of: $0.key) } } ?? []
  }

  /// Where the name of a card stands under a key.
  public func location(ofCard index: Int, under key: FieldKey) -> Location { document.location(of: key, at: index) }

  /// Where a check says when its level is done; nil where it does not.
  public func location(ofEnd check: Int) -> Location? {
    let tree = document.tree
    let node = document.root.flatMap { tree.value(for: "checks", in: $0) }.map { Array(tree.elements(of: $0)) } ?? []
    guard node.indices.contains(check) else { return nil }
    return tree.value(for: ProgramCheckForm.doneWhen.key, in: node[check]).map { tree.location(of: $0) }
  }

  /// Where the map of a check stands, or some bytes of it.
  public func location(ofMap check: Int, bytes: Range<Int>? = nil) -> Location {
    let tree = document.tree
    guard let list = document.root.flatMap({ tree.value(for: "checks", in: $0) }),
      let node = tree.elements(of: list).enumerated().first(where: { $0.offset == check })?.element
    else { return document.start }
    guard let map = tree.value(for: "world", in: node) else { return tree.location(of: node) }
    return bytes.map { Location(document.source.path, tree.span(of: $0, in: map)) } ?? tree.location(of: map)
  }

  /// The text of a file that says this.
  public static func text(of content: Content) -> String {
    let entries: [WrittenValue.Entry?] = [
      content.title.map { WrittenValue.Entry(LevelForm.title.key, .text($0)) },
      content.deck.map { WrittenValue.Entry(ChallengeForm.deck.key, .texts($0)) },
      content.cardLimit.map { WrittenValue.Entry(ChallengeForm.cardLimit.key, .number($0)) },
      content.leastCards.map { WrittenValue.Entry(ChallengeForm.leastCards.key, .number($0)) },
      WrittenValue.Entry(ChallengeForm.checks.key, .list(content.checks.map(check))),
      content.number == 1 ? nil : WrittenValue.Entry(LevelForm.number.key, .number(content.number)),
      content.unlocks.map { WrittenValue.Entry(LevelForm.unlocks.key, .text($0)) },
    ]
    return WrittenValue.lines(entries.compactMap { $0 })
  }

  private static func check(_ check: ProgramCheck) -> WrittenValue {
    let entries = [
      check.world.map { WrittenValue.Entry(ProgramCheckForm.world.key, .content($0)) },
      check.collecting.map { WrittenValue.Entry(ProgramCheckForm.collecting.key, .text($0.rawValue)) },
      check.doneWhen.map { WrittenValue.Entry(ProgramCheckForm.doneWhen.key, .text($0.rawValue)) },
    ]
    return .mapping(entries.compactMap { $0 })
  }
}
