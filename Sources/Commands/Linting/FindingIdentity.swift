internal import Diagnostics

/// By what a finding is known again in another run.
///
/// That is its curriculum, its file's path inside it, its code and its message. Lines move, and folders are checked out
/// anywhere, so neither counts.
/// Texts are compared byte by byte: two spellings of a letter are two file names.
struct FindingIdentity: Hashable {
  /// Which of the run's curricula.
  let curriculum: Int
  let file: String
  let code: String
  let message: String

  init(curriculum: Int, file: String, code: String, message: String) {
    self.curriculum = curriculum
    self.file = file
    self.code = code
    self.message = message
  }

  /// The identity of a finding among those of a run's curricula.
  init(_ diagnostic: Diagnostic, _ curricula: CurriculumNames) {
    let (curriculum, file) = curricula.place(of: diagnostic.location.file)
    self.init(curriculum: curriculum, file: file, code: diagnostic.code.rawValue, message: diagnostic.message)
  }

  static func == (left: FindingIdentity, right: FindingIdentity) -> Bool {
    left.curriculum == right.curriculum && left.texts.elementsEqual(right.texts) { $0.elementsEqual($1) }
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(curriculum)
    for text in texts { hasher.combine(Array(text)) }
  }

  private var texts: [String.UTF8View] { [file.utf8, code.utf8, message.utf8] }
}

/// Findings of an earlier run, each of which counts once: of three alike now and two then, one is new.
struct OldFindings {
  private var counts: [FindingIdentity: Int] = [:]
  /// How many there were at first.
  private(set) var size = 0

  /// Adds a finding of the earlier run.
  mutating func insert(_ identity: FindingIdentity) {
    counts[identity, default: 0] += 1
    size += 1
  }

  /// Whether a finding is an old one, which then is used up.
  mutating func take(_ identity: FindingIdentity) -> Bool {
    guard let count = counts[identity], count > 0 else { return false }
    counts[identity] = count - 1
    return true
  }

  /// How many were not taken.
  var remaining: Int { counts.values.reduce(0, +) }
}
