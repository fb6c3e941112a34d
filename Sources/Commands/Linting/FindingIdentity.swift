import Diagnostics

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
