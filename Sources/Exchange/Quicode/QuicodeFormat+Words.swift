extension QuicodeFormat {
  static let words = FormatWords(
    imports: "Quicode's modules of questions",
    importing: "A difficulty of a block becomes an episode; they open as a ladder.",
    exports: "Quicode's modules of questions",
    shape: FormatWords.Shape(json: json, meaning: meaning))

  private static let json = """
    {"title", "modules": [{"id", "title", ("overview"), "language", "blocks": [{"id", "title", ("overview"),
      "difficulties": {("easy": [
         {"id", "type": "multipleChoice", "question", ("code"), ("language"),
          ("variants": {("python"), ("slang"), ("swift"), ("java"), ("javascript"), ("pseudocode")}),
          "options": ["a", "b"], "answer": 0},
         {"id", "type": "multiSelect", "question", ("code"), ("language"), "options": ["a", "b"], "answers": [0]},
         {"id", "type": "dragAndDrop", ("question"), "sentence": "___ is of data type ___", ("code"), ("language"),
          "words": ["a", "int"], "answers": ["a", ["int", "long"]]}]), ("medium"), ("hard")}}]}]}
    """

  private static let meaning = """
    A difficulty is an episode of its block, whose `order` is `ladder`; it earns stars, and there is a question of the
    day. Answers are places, counted from 0. A blank is `___`, in the sentence first, then in the code; one that takes
    several words has them in an array. One module, or an array of modules, may be a file, too.
    """
}
