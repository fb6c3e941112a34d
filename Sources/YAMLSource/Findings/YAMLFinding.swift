public import Diagnostics

/// What can be wrong with a file as YAML, each by its stable code.
///
///     YAMLFinding.duplicateKey.code                     // "yaml-duplicate-key"
///     YAMLFinding.duplicateKey.description.explanation  // why it matters, for `hornbook explain`
public enum YAMLFinding: String, Sendable, Hashable, CaseIterable {
  /// Aliases that stand for too much.
  case aliasBudget = "yaml-alias-budget"
  /// An alias within the node that it stands for.
  case aliasInsideItself = "yaml-alias-inside-itself"
  /// Text on the line of a block's `|` or `>`.
  case blockHeader = "yaml-block-header"
  /// A byte-order mark at the beginning.
  case byteOrderMark = "yaml-byte-order-mark"
  /// A colon and a space in text without quotes.
  case colonInText = "yaml-colon-in-text"
  /// A character that no text contains.
  case controlCharacter = "yaml-control-character"
  /// A key given twice in one mapping.
  case duplicateKey = "yaml-duplicate-key"
  /// A backslash before something that is no escape.
  case escape = "yaml-escape"
  /// More bytes than a file may have.
  case fileTooLarge = "yaml-file-too-large"
  /// A line whose indentation fits none of the lines above.
  case indentation = "yaml-indentation"
  /// An entry without a key.
  case keyMissing = "yaml-key-missing"
  /// A list or mapping as a key.
  case keyNotText = "yaml-key-not-text"
  /// A list that begins on the line of its key.
  case listOnKeyLine = "yaml-list-on-key-line"
  /// What git leaves in a file of which two versions could not be put together.
  case mergeConflict = "yaml-merge-conflict"
  /// `<<`, which YAML 1.2 does not have.
  case mergeKey = "yaml-merge-key"
  /// Two items in brackets without a comma between them.
  case missingComma = "yaml-missing-comma"
  /// A colon or dash without its space.
  case missingSpace = "yaml-missing-space"
  /// A line that should be an entry and has no colon.
  case noEntry = "yaml-no-entry"
  /// Bytes that are no UTF-8.
  case notUTF8 = "yaml-not-utf8"
  /// Text without quotes that begins with a character of YAML's own.
  case reservedCharacter = "yaml-reserved-character"
  /// A scalar beyond the limit.
  case scalarTooLarge = "yaml-scalar-too-large"
  /// A second document.
  case severalDocuments = "yaml-several-documents"
  /// Any other error of syntax.
  case syntax = "yaml-syntax"
  /// A tab where indentation is expected.
  case tab = "yaml-tab"
  /// An explicit tag, `!!str`.
  case tag = "yaml-tag"
  /// Something on the line after a value that is complete.
  case textAfterValue = "yaml-text-after-value"
  /// Too many levels.
  case tooDeep = "yaml-too-deep"
  /// A bracket without its end.
  case unclosedBracket = "yaml-unclosed-bracket"
  /// A quote without its end.
  case unclosedQuote = "yaml-unclosed-quote"
  /// An alias without an anchor.
  case unknownAlias = "yaml-unknown-alias"
  /// A space of another kind than YAML knows, where one belongs to the layout.
  case unusualSpace = "yaml-unusual-space"
  /// An anchor without an alias.
  case unusedAnchor = "yaml-unused-anchor"

  /// The code as diagnostics carry it.
  public var code: Diagnostic.Code { Diagnostic.Code(rawValue: rawValue) }

  /// The finding with a code; nil for codes of others.
  public init?(_ code: Diagnostic.Code) { self.init(rawValue: code.rawValue) }

  /// How bad it is.
  public var severity: Severity {
    switch self {
    case .byteOrderMark: .warning
    case .aliasBudget, .aliasInsideItself, .blockHeader, .colonInText, .controlCharacter, .duplicateKey, .escape,
      .fileTooLarge, .indentation, .keyMissing, .keyNotText, .listOnKeyLine, .mergeConflict, .mergeKey, .missingComma,
      .missingSpace, .noEntry, .notUTF8, .reservedCharacter, .scalarTooLarge, .severalDocuments, .syntax, .tab, .tag,
      .textAfterValue, .tooDeep, .unclosedBracket, .unclosedQuote, .unknownAlias, .unusualSpace, .unusedAnchor:
      .error
    }
  }
}
