import Authoring
import Diagnostics

/// Quizzes written as Markdown.
///
///     ## What does this print?
///
///     - [x] 5
///     - [ ] 23
///
/// A file is a module, a heading above questions an episode. The right answer has a `[x]`, or is named by its letter
/// on a line `Answer: B`.
enum MarkdownBankFormat: ContentFormat {
  static let names = FormatNames(
    "markdown", title: "Markdown", itemInFolder: "Markdown file", fileEndings: ["md", "markdown"])
  static let mostBytes = 16_000_000

  static func importing(_ sources: [SourceText], schemas: String?) -> ImportResult {
    let texts = ForeignText.all(sources)
    var draft = TextDraft(of: texts, otherwise: "Questions")
    for text in texts {
      let (title, sections) = MarkdownBankReader.sections(of: text)
      draft.add(title ?? text.name, sections, of: text, isTitled: true)
    }
    return draft.files(from: texts, schemas: schemas)
  }
}

extension MarkdownBankFormat {
  static let words = FormatWords(
    imports: "quizzes written as Markdown",
    importing: """
      A question is a heading or a paragraph, with fences of code. Its answers are
      a list below it: `- [x]` and `- [ ]`, or lettered ones with a line `Answer: B`
      below them, which may be in `<details>`. What follows is the explanation. A
      file becomes a module and a heading above questions an episode; a folder is
      read with all files in it that end in .md or .markdown.
      """,
    importStatus: FormatWords.importStatus(of: "file"), sampleFile: "quiz.md", shape: nil)
}
