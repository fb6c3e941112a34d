extension SlangFormat {
  static let words = FormatWords(
    imports: "Slang's lessons and challenges",
    importing: "A page becomes an exercise, a lesson an episode.",
    exports: "Slang's lessons and challenges",
    shape: FormatWords.Shape(json: json, meaning: meaning))

  private static let json = """
    {"title", "lessons": [{"title", ("subtitle"), ("badge"), "pages": [
        {"type": "page", "instructions", ("program": [element, …]), "solution": [element, …], "output",
         ("success"), ("failure")},
        {"type": "quiz", "title", "passMark", "questions": [{"question", "options", "answer": 0}]}],
        ("challenge": {"title", "description", ("difficulty": "easy" or "intermediate"), ("program"), "solution",
         "output", ("success"), ("failure")})}],
     "challenges": [{like a lesson's challenge}]}
    """

  private static let meaning = """
    A lesson is an episode of the block `lessons`, a page an `exercise`, a quiz a `quiz`; each of the list of
    challenges is an episode of the block `challenges`, which is optional and open. An element is what an
    app's editor holds: {"type": "print", "statement": {"string": "Hello"}}. Its arguments are {"integer": 3},
    {"double": 2.5}, {"bool": true}, {"string": "a"}, {"name": "x"} or {"left", "operator", "right"}: `count` of
    `repeat`, `value` of `variable` (beside "name"), `left` and `right` of `if` (beside "comparison"). A plain number,
    true, false, and a text that is written as in a program ("count": 3, "statement": "\\"Hi, \\" + name") are read,
    too, and reported. One of the lists may be missing.
    """
}
