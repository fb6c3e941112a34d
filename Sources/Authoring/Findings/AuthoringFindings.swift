public import Diagnostics

/// What can be wrong with a file before its content is looked at; one line a finding.
public enum AuthoringFindings {
  /// All of them, by area and name.
  public static let all: [RuleDescription] = [
    AmbiguousScalar.description,
    CommaInText.description,
    CommentInText.description,
    DuplicateListEntry.description,
    EmptyList.description,
    EmptyValue.description,
    GitRepositoryInContent.description,
    JoinedCode.description,
    ListWithoutCommas.description,
    MalformedID.description,
    MisplacedFile.description,
    MissingFile.description,
    MissingKey.description,
    MissingListedFile.description,
    NumberOutOfRange.description,
    SplitCard.description,
    UnknownAnswer.description,
    UnknownChoice.description,
    UnknownKey.description,
    UnlistedFile.description,
    WrongType.description,
  ]

  /// What the world outside may do to a file; no rules, since they cannot be left out.
  public static let outside: [RuleDescription] = [
    FileTooLarge.description, LinkLeavesCurriculum.description, NonUTF8FileName.description,
    UnprintableFileName.description, UnreadableContent.description,
  ]
}

/// A noun that is pointed at: `this card`, `these limits`.
func withThis(_ noun: String) -> String { "\(isPlural(noun) ? "these" : "this") \(noun)" }

extension RuleDescription {
  /// A finding of this kind at its usual severity.
  package func finding(
    at location: Location, _ message: String, label: String? = nil, notes: [Diagnostic.Note] = [], help: String?
  ) -> Diagnostic {
    Diagnostic(code, severity, at: location, message, label: label, notes: notes, help: help)
  }
}
