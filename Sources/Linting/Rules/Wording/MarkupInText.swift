import Diagnostics

/// HTML or Markdown in a text that is shown as it is written.
enum MarkupInText: TextRule {
  static let description = RuleDescription(
    "markup-in-text", .wording, .warning, "HTML or Markdown in a text, which is shown as it is written",
    explanation: """
      Texts are plain: an app shows `<b>`, `&amp;`, the stars of `**bold**` and the backquotes around code as these very
      signs. They come along when a text is copied from a page or written by habit, and a learner takes them for code
      that has to be understood. Looked at are all texts that learners read, for emphasis, code, links, headings, lists
      and tags. Arithmetic, names such as `__init__`, and texts that speak of stars or of comments are left alone, as is
      markup that a card is about: an answer that is a tag alone, cards that speak of HTML, tags or Markdown, and what
      the card's own code has.
      """,
    wrong: [
      .cards(look("Press ↓<b>Run</b> now.")),
      .cards(look("Press ↓**Run** now.")),
      .cards(look("Call ↓`print()` ↓`input()` twice.")),
    ],
    right: [
      .cards(look("2 * 3 * 4 is 24, and 2**3**2 is 512.")),
      .cards(look("It gets *args and **options, and my_name is kept in __init__ and __name__.")),
      .cards(look("# starts a comment in Python.")),
    ],
    cases: cases)

  static func findings(in text: TextContext) -> [Finding] {
    guard text.ascii.hasAny(of: Markup.signs) || text.ascii.hasAll(of: Markup.listSigns) else { return [] }
    let all = text.text.withBytes { bytes in
      var finder = MarkupFinder(bytes, isAnswer: text.key == .answers)
      return finder.all()
    }
    guard !all.isEmpty, !isTagAlone(all, text) else { return [] }
    let subject = text.card.map { MarkupSubject(of: $0) }
    return all.filter { markup in
      !isClosingTag(markup, in: text) && !(subject?.holds(markup, written: text.part(markup.range)) ?? false)
    }.map { finding($0, in: text) }
  }

  /// An answer such as `<b>`, which only has tags, is an answer about HTML.
  private static func isTagAlone(_ all: [Markup], _ text: TextContext) -> Bool {
    let length = all.reduce(0) { $0 + $1.range.count }
    return text.key == .answers && all.allSatisfy { $0.language == .html } && length == text.text.utf8.count
  }

  /// Whether it only closes what is found already.
  private static func isClosingTag(_ markup: Markup, in text: TextContext) -> Bool {
    markup.range.lowerBound > 0 && text.part(markup.range).hasPrefix("</")
  }

  private static func finding(_ markup: Markup, in text: TextContext) -> Finding {
    let location = text.location(of: markup.range)
    let written = text.part(markup.range)
    let words = markup.words.map { text.part($0) }
    let isAsWritten = text.document.source.text(in: location.span).utf8.elementsEqual(written.utf8)
    return Finding(
      at: location,
      "\(text.name) has the \(markup.language.rawValue) '\(shortened(written))', which is shown as it is written",
      help: "write plain text",
      fixes: isAsWritten ? words.map { text.document.advice(toReplace: location, by: $0, title: $0) } ?? [] : [])
  }

  private static func look(_ text: String) -> String {
    "- id: look\n  type: description\n  header: Look\n  text: \"\(text)\"\n"
  }

  private static let cases = RuleDescription.Cases(
    wrong: [
      .cards(look("Tom ↓&amp; Mia")),
      .cards(look("It is ↓*very* fast.")),
      .cards(look("Read ↓[the manual](https://docs.python.org) first.")),
      .cards(look("↓## Print\\nIt writes.")),
      .cards(look("You need:\\n↓- a name\\n- a ↓*large* number")),
      .cards(look("Press ↓<b>Run</b>, ↓**then** ↓_look up_.")),
      .cards(look("Be ↓__very careful__ here.")),
      .cards(
        """
        - id: ask
          type: question
          text: What is 2 + 3?
          answers: [4, "5", "↓**six**"]
          correctAnswerIndex: 1
          feedback:
            - {answer: 4, text: "Add ↓*one* more."}

        """),
      .files([
        "training/module.yaml":
          "title: Training\nsummary: The ↓**first** steps.\nlanguage: python\nblocks: [printing]\n"
      ]),
    ],
    right: [
      .cards(look("Is 3 < 5? Then a<b, and x > y & z.")),
      .cards(look("It shows *Hello* with a star on each side.")),
      .cards(look("- Who is there?\\nNobody says a word.")),
      .cards(look("Then items[0](3) calls it with \\\"*a*\\\".")),
      .cards(look("The tag <b> makes a text bold, and &lt; stands for a sign.")),
      .cards(look("In Markdown **two stars** make a text bold.")),
      .cards(look("Asterisks make a text bold, as in **this**.")),
      .cards(
        """
        - id: ask
          type: question
          text: What makes a text bold on a web page?
          answers: ["<b>", "<i>", "<u>"]
          correctAnswerIndex: 0

        """),
      .cards(
        """
        - id: look
          type: descriptionWithCode
          header: Look
          text: The program prints <b>hi</b>.
          code: print("<b>hi</b>")

        """),
    ])
}
