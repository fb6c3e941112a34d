extension SwiftlyFormat {
  static let words = FormatWords(
    imports: "Swiftly's chapters, as Firestore has them,",
    importing: """
      A chapter becomes a module with an episode for each lesson and each question;
      images become files under assets/.
      """,
    exports: "Swiftly's chapters",
    shape: FormatWords.Shape(json: json, meaning: meaning))

  private static let json = """
    {"title", "chapters": [{"id", "title", "description", ("author"), ("difficulty": 1-3), ("length": minutes),
      "number", ("subscriptionCode"), ("visible": true or false),
      "lessons": [{"id", ("title"), "lessonContent": ["a paragraph", "an image in base64"]}],
      "playground": [{"id", "title", "description", ("difficulty": 1-3), "type": "mcq", "mcqOptions": ["a", "b"],
                      "answers": ["a"]},
                     {…, "type": "trueFalse", "answers": ["true"]},
                     {…, "type": "codeBlocks", "codeBlocks": ["line", …], "answers": ["line", …]}]}]}
    or, as in Firestore, choices under "codeBlocks", lines in order without "answers", no empty collections:
      "playground": [{…, "type": "multipleChoice", "codeBlocks": ["a", "b"], "answers": ["a"]},
                     {…, "type": "codeBlocks", "codeBlocks": ["line", …]}]
    """

  private static let meaning = """
    A chapter is a module; its number is its place, and another one is kept. `visible` is `featured`. A lesson is an
    episode with a `reading` card; an image (png, jpg, gif, webp or svg, with or without `data:…;base64,`) is a file
    under assets/, named by its content: write its `alt` yourself. A question is an episode with its title and its
    `difficulty`; its card has the description: `question` (`multiSelect` for several answers), `trueFalse`,
    `codeBlocks` (blocks that are no answer are decoys). Values that name their types ({"stringValue": "a"}), `fields`,
    `documents` and `__collections__`, as in Firestore's exports, are read, too. A question in which something is wrong
    is left out and told.
    """
}
