public import Diagnostics

/// What can be wrong with a file as YAML, each by its stable code.
public enum YAMLFinding: String, Sendable, Hashable, CaseIterable {
  /// The same alias budget as a billion laughs would break.
  case aliasBudget = "yaml-alias-budget"
  /// An alias within the node that it stands for.
  case aliasInsideItself = "yaml-alias-inside-itself"
  /// A byte-order mark at the beginning.
  case byteOrderMark = "yaml-byte-order-mark"
  /// A byte that no text contains.
  case controlCharacter = "yaml-control-character"
  /// A key given twice in one mapping.
  case duplicateKey = "yaml-duplicate-key"
  /// More bytes than a file may have.
  case fileTooLarge = "yaml-file-too-large"
  /// An entry without a key.
  case keyMissing = "yaml-key-missing"
  /// A list or mapping as a key.
  case keyNotText = "yaml-key-not-text"
  /// `<<`, which YAML 1.2 does not have.
  case mergeKey = "yaml-merge-key"
  /// Bytes that are no UTF-8.
  case notUTF8 = "yaml-not-utf8"
  /// A scalar beyond the limit.
  case scalarTooLarge = "yaml-scalar-too-large"
  /// A second document.
  case severalDocuments = "yaml-several-documents"
  /// What libyaml cannot read.
  case syntax = "yaml-syntax"
  /// A tab where indentation is expected.
  case tab = "yaml-tab"
  /// An explicit tag, `!!str`.
  case tag = "yaml-tag"
  /// Too many levels.
  case tooDeep = "yaml-too-deep"
  /// An alias without an anchor.
  case unknownAlias = "yaml-unknown-alias"

  /// The code as diagnostics carry it.
  public var code: Diagnostic.Code { Diagnostic.Code(rawValue: rawValue) }
}
