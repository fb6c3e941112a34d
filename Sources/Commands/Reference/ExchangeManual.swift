internal import Diagnostics
internal import Exchange

/// The shapes of the JSON that other systems' content has, for `hornbook manual exchange`.
struct ExchangeManual {
  static let name = "exchange"

  let style: TerminalStyle

  /// The page: each system's shape, then the keys of the record that an import leaves.
  ///
  /// - Parameter record: The page about those keys.
  func page(record: String) -> String {
    "\(style.bold(Self.name)): The JSON of other systems, for `hornbook import` and `hornbook export`.\n\n"
      + ExchangeSystem.allCases.map(section).joined()
      + Self.common + "\nIn `curriculum.yaml`:\n\n" + record
  }

  private func section(_ system: ExchangeSystem) -> String {
    let (shape, meaning) = Self.words(system)
    let lines = shape.split(separator: "\n").map { "      \($0)\n" }.joined()
    return "\(style.bold(system.rawValue))  \(style.dim(system.title))\n" + style.green(lines) + meaning + "\n"
  }

  private static let common = """
    Every key is required but those in round brackets. `title` of the whole may be left out; questions may do without
    an `id` if all do, and what holds them likewise. A collection of documents (of Swiftly and Quicode) is an array, or
    an object with each document under its id. An unknown key is kept out and told,
    as is all that an export would not give back as it was.

    """

  private static func words(_ system: ExchangeSystem) -> (shape: String, meaning: String) {
    switch system {
    case .swiftly: swiftly
    case .quicode: quicode
    case .slang: slang
    case .ar: levels
    }
  }

  private static let swiftly = (
    """
    {"title", "chapters": [{"id", "title", "description", ("author"), ("difficulty": 1-3), ("length": minutes),
      "number", ("subscriptionCode"), ("visible": true or false),
      "lessons": [{"id", ("title"), "lessonContent": ["a paragraph", "an image in base64"]}],
      "playground": [{"id", "title", "description", "type": "mcq", "mcqOptions": ["a", "b"], "answers": ["a"]},
                     {…, "type": "trueFalse", "answers": ["true"]},
                     {…, "type": "codeBlocks", "codeBlocks": ["line", …], "answers": ["line", …]}]}]}
    """,
    """
      A chapter is a module; its number is its place. A lesson is an episode with a `reading` card; an image (png, jpg,
      gif, webp or svg, with or without `data:…;base64,`) is a file under assets/, named by its content: write its `alt`
      yourself. The playground is an episode: `question` (`multiSelect` for several answers), `trueFalse`, `codeBlocks`
      (blocks that are no answer are decoys). A card's text is the title, a blank line, the description.

    """
  )

  private static let quicode = (
    """
    {"title", "modules": [{"id", "title", ("overview"), "language", "blocks": [{"id", "title", ("overview"),
      "difficulties": {("easy": [
         {"id", "type": "multipleChoice", "question", ("code"), ("language"), "options": ["a", "b"], "answer": 0},
         {"id", "type": "multiSelect", "question", ("code"), ("language"), "options": ["a", "b"], "answers": [0]},
         {"id", "type": "dragAndDrop", ("question"), "sentence": "___ is of data type ___", ("code"), ("language"),
          "words": ["a", "int"], "answers": ["a", ["int", "long"]]}]), ("medium"), ("hard")}}]}]}
    """,
    """
      A difficulty is an episode of its block, whose `order` is `ladder`; it earns stars, and there is a question of the
      day. Answers are places, counted from 0. A blank is `___`, in the sentence first, then in the code; one that takes
      several words has them in an array.

    """
  )

  private static let slang = (
    """
    {"title", "lessons": [{"title", ("subtitle"), ("badge"), "pages": [
        {"type": "page", "instructions", ("program": [element, …]), "solution": [element, …], "output",
         ("success"), ("failure")},
        {"type": "quiz", "title", "passMark", "questions": [{"question", "options", "answer": 0}]}],
        ("challenge": {"title", "description", ("difficulty": "easy" or "intermediate"), ("program"), "solution",
         "output", ("success"), ("failure")})}],
     "challenges": [{like a lesson's challenge}]}
    """,
    """
      A lesson is an episode of the block `lessons`, a page an `exercise`, a quiz a `quiz`; each of the list of
      challenges is an episode of the block `challenges`, which is optional and open. `failure` is the first of a card's
      `hints`. An element is what an app's editor holds: {"type": "print", "statement": {"string": "Hello"}}.

    """
  )

  private static let levels = (
    """
    [{"name", "number", "unlocks": a name or null, "cards": {"0": "Forward", "4": "Collect"}, "tiles": [">.o"]}]
    """,
    """
      An array of levels, or a folder with a file for each. A level is an episode with a robot `challenge`, whose
      solution is looked for; what it unlocks stands under `opens`, in a block whose `order` is `linked`. Tiles are rows
      of a map (`hornbook manual worlds`), or {"rows", "legend": {"~": "pit"}}.

    """
  )
}
