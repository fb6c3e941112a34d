import Foundation
import TestSupport

/// A curriculum whose every text, id, key and file name tries to steer the terminal and to begin a line of its own.
enum HostileCurriculum {
  /// A line that another program would take for a command.
  static let command = "::error title=evil::"

  /// What is tried, as YAML and JSON have it in double quotes.
  private static let escaped =
    #"\u001b]0;t\u0007\u001b[2J\r\b\u007f\u009b\u0085\u202e\u2028\u2066\u200b\ufeff\n\#(command)"#
  /// What is tried, as it is.
  static let raw = "\u{1B}]0;t\u{7}\r\u{9B}\u{202E}\n\(command)"

  /// The files of a curriculum that can be read: no key and no name is wrong.
  static let readable: [(path: String, text: String)] = [
    (
      "curriculum.yaml",
      """
      title: "T\(escaped)"
      locale:  en
      minimumClient: "1.0.0"
      modules: [training]

      """
    ),
    (
      "training/module.yaml",
      """
      title: "T\(escaped)"
      summary: "S\(escaped)"
      language: python
      authors: ["A\(escaped)"]
      access: {code: "C\(escaped)", hint: "H\(escaped)"}
      blocks: [printing]

      """
    ),
    (
      "training/printing/block.yaml",
      "title: \"T\(escaped)\"\nbadge: {title: \"B\(escaped)\"}\nepisodes: [say-hello]\n"
    ),
    ("training/printing/say-hello.yaml", episode),
  ]

  private static let episode = #"""
    title: "T\#(escaped)"
    summary: "S\#(escaped)"
    teaches: [python.call.print, "python.\#(escaped)"]
    cards:
      - id: look
        type: descriptionWithCode
        header: "H\#(escaped)"
        text: "T\#(escaped)"
        code: "print('\#(escaped)"
      - id: run-it
        type: executor
        text: "T\#(escaped)"
        code: |
          print("\x1b[2J\x9b\u202e\r\n\#(command)", end="\r")
          name = "\x1b]0;t\x07"
        result: "R\#(escaped)"
      - id: raise-it
        type: executor
        text: T
        code: |
          raise ValueError("\x1b[2J\u202e\n\#(command)")
        result: R
      - id: quiz
        type: questionWithCode
        code: print("\x1b" + "a")
        text: "What will be printed?\#(escaped)"
        answers: ["A\#(escaped)", "a", "b\#(escaped)"]
        correctAnswerIndex: 1
      - id: write-it
        type: exercise
        text: "T\#(escaped)"
        starter: "# \#(escaped)"
        solutions: ["print(input())"]
        input: ["I\#(escaped)"]
        result: "R\#(escaped)"
        hints: ["H\#(escaped)"]
        wrongPrograms: [{program: "print(1)", feedback: "F\#(escaped)"}]
      - id: order
        type: codeBlocks
        text: "T\#(escaped)"
        lines: ["print('\#(escaped.replacing(#"\n"#, with: " "))')", "print(2)"]
        result: "R\#(escaped)"
      - id: done
        type: finished
        header: "H\#(escaped)"
        text: "T\#(escaped)"

    """#

  /// More files, with which the curriculum has errors of every kind of reading.
  static let broken: [(path: String, text: String)] = [
    ("evil\(raw)/module.yaml", "title: x\n"),
    ("training/printing/evil\(raw).yaml", "title: x\n"),
    ("assets/evil\(raw).png", "x"),
    ("training/keys/block.yaml", "title: T\n\"k\(escaped)\": 1\nepisodes: [\"e\(escaped)\"]\n"),
    ("training/keys/ids.yaml", "title: T\ncards:\n  - {id: \"i\(escaped)\", type: \"t\(escaped)\", text: T}\n"),
    ("training/keys/raw.yaml", "title: T\u{1B}]0;t\u{7}\ncards: []\n"),
    ("training/keys/marks.yaml", "title: \u{202E}T\u{9B}\u{2028}\ncards: [\(raw)\n"),
  ]

  /// A file in another system's format.
  static let json = #"[{"k\#(escaped)": "v\#(escaped)", "id": "\#(escaped)", "type": "t\#(escaped)"}]"#

  /// A program that prints what is tried, shows it in its variables and ends with it.
  static let program = #"""
    text = "\x1b]0;t\x07\x9b\u202e\r\n\#(command)"
    print(text, end="\b")
    raise ValueError(text)
    """#
}
