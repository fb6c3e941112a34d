import Authoring
import Diagnostics

/// Question banks as plain JSON, with keys in the usual shapes.
///
///     [{"question": "What is 7 // 2?", "options": ["3", "3.5", "4"], "answer": "A"}]
///
/// A file is a module, a category an episode.
enum JSONBankFormat: ContentFormat {
  static let names = FormatNames("json", title: "JSON", itemInFolder: "JSON file")
  static let mostBytes = 16_000_000

  static func importing(_ sources: [SourceText], schemas: String?) -> ImportResult {
    let documents = sources.map { ForeignDocument($0, isOneOfSeveral: sources.count > 1) }
    var draft = TextDraft(of: documents, otherwise: "Questions")
    for document in documents {
      draft.add(document.name, JSONBankReader.sections(of: document), of: document, isTitled: true)
    }
    return draft.files(from: documents, schemas: schemas)
  }
}

extension JSONBankFormat {
  static let words = FormatWords(
    imports: "questions as plain JSON",
    importing: """
      The JSON is an array of questions, or objects that hold such arrays. A
      question has a text (`question`, `prompt`, `text`), answers to choose from
      (`choices`, `options`, `answers`) as an array or an object, and the right one
      (`answer`, `correct`, `correctAnswer`, `correctIndex`) as its place from 0, its
      letter or its text. It may have a `code`, a `language`, an `explanation`, a
      `category` and an `id`. A file becomes a module and a category an episode; a
      folder is read with all files in it that end in .json.
      """,
    sampleFile: "questions.json", shape: nil)
}
