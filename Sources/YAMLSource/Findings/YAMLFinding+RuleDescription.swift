public import Diagnostics

extension YAMLFinding {
  /// What there is to know about every finding, for `hornbook explain` and `hornbook rules`.
  public static let descriptions: [RuleDescription] = allCases.map(\.description)

  /// What there is to know about the finding.
  public var description: RuleDescription {
    switch self {
    case .aliasBudget: YAMLExplanations.aliasBudget
    case .aliasInsideItself: YAMLExplanations.aliasInsideItself
    case .blockHeader: YAMLExplanations.blockHeader
    case .byteOrderMark: YAMLExplanations.byteOrderMark
    case .colonInText: YAMLExplanations.colonInText
    case .controlCharacter: YAMLExplanations.controlCharacter
    case .duplicateKey: YAMLExplanations.duplicateKey
    case .escape: YAMLExplanations.escape
    case .fileTooLarge: YAMLExplanations.fileTooLarge
    case .indentation: YAMLExplanations.indentation
    case .keyMissing: YAMLExplanations.keyMissing
    case .keyNotText: YAMLExplanations.keyNotText
    case .listOnKeyLine: YAMLExplanations.listOnKeyLine
    case .mergeConflict: YAMLExplanations.mergeConflict
    case .mergeKey: YAMLExplanations.mergeKey
    case .missingComma: YAMLExplanations.missingComma
    case .missingSpace: YAMLExplanations.missingSpace
    case .noEntry: YAMLExplanations.noEntry
    case .notUTF8: YAMLExplanations.notUTF8
    case .reservedCharacter: YAMLExplanations.reservedCharacter
    case .scalarTooLarge: YAMLExplanations.scalarTooLarge
    case .severalDocuments: YAMLExplanations.severalDocuments
    case .syntax: YAMLExplanations.syntax
    case .tab: YAMLExplanations.tab
    case .tag: YAMLExplanations.tag
    case .textAfterValue: YAMLExplanations.textAfterValue
    case .tooDeep: YAMLExplanations.tooDeep
    case .unclosedBracket: YAMLExplanations.unclosedBracket
    case .unclosedQuote: YAMLExplanations.unclosedQuote
    case .unknownAlias: YAMLExplanations.unknownAlias
    case .unusualSpace: YAMLExplanations.unusualSpace
    case .unusedAnchor: YAMLExplanations.unusedAnchor
    }
  }
}

/// The words and the examples of every finding.
enum YAMLExplanations {}

extension RuleDescription {
  /// A description of a YAML finding.
  ///
  /// - Parameters:
  ///   - wrong: A file with the finding; `↓` stands before the place to which it points.
  ///   - right: The same, mended.
  ///   - isLiteral: Whether `wrong` is a file as it is; otherwise it only describes bytes that cannot be printed here.
  init(
    _ finding: YAMLFinding, _ summary: String, _ explanation: String, wrong: String, right: String,
    isLiteral: Bool = true
  ) {
    self.init(
      finding.code, .yaml, finding.severity, summary, explanation: explanation,
      wrong: [isLiteral ? .episode(wrong) : .words(wrong)], right: [.episode(right)])
  }
}
