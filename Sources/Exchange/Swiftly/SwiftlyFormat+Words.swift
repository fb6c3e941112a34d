extension SwiftlyFormat {
  static let words = FormatWords(
    imports: "Swiftly's chapters, as Firestore exports them,",
    importing: """
      A chapter becomes a module with its lessons and its playground; images become
      files under assets/.
      """,
    exports: "Swiftly's chapters",
    shape: FormatWords.Shape(json: json, meaning: meaning))

  private static let json = """
    {"title", "chapters": [{"id", "title", "description", ("author"), ("difficulty": 1-3), ("length": minutes),
      "number", ("subscriptionCode"), ("visible": true or false),
      "lessons": [{"id", ("title"), "lessonContent": ["a paragraph", "an image in base64"]}],
      "playground": [{"id", "title", "description", "type": "mcq", "mcqOptions": ["a", "b"], "answers": ["a"]},
                     {…, "type": "trueFalse", "answers": ["true"]},
                     {…, "type": "codeBlocks", "codeBlocks": ["line", …], "answers": ["line", …]}]}]}
    """

  private static let meaning = """
    A chapter is a module; its number is its place. A lesson is an episode with a `reading` card; an image (png, jpg,
    gif, webp or svg, with or without `data:…;base64,`) is a file under assets/, named by its content: write its `alt`
    yourself. The playground is an episode: `question` (`multiSelect` for several answers), `trueFalse`, `codeBlocks`
    (blocks that are no answer are decoys). A card's text is the title, a blank line, the description.
    """
}
