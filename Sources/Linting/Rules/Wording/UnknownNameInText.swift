import CurriculumBundle
import Diagnostics
import Grading

/// A text that names a function, a file or a robot's card which its own card does not have.
enum UnknownNameInText: TextRule {
  static let description = RuleDescription(
    "unknown-name-in-text", .wording, .warning, "a text names a part of the code, a file or a card that is not there",
    explanation: """
      A function got a better name, a level lost a card from its deck, and the text still has the old one: a learner
      looks for what is not there. Looked at are names in texts about Python that are nearly one of the code: those of
      calls such as `area(2, 3)`, those with an underscore such as `first_name`, and those behind a word such as
      “variable” or “function”; names in backticks next to such a word, in questions, that are not in the code at all;
      the variable for whose value a question asks in so many words, and a call in a question about one function; files
      whose name is nearly that of one in the code, in a question about code with one file any other one, and one that
      the program is said to read where no line of it reads a file; and cards of the robot, in quotes or next to the
      word “card”, that the deck does not have. A text that says that something is not there is left alone.
      """,
    wrong: [
      .cards(task("Write a function ↓doubel(n) that doubles a number.")),
      .cards(look("It counts the lines of ↓notes.txt.", code: "print(len(open(\"note.txt\").readlines()))")),
      .cards(level("Use the card ↓repeat to fetch the coin.")),
    ],
    right: [
      .cards(task("Write a function double(n) that doubles a number, as len(name) counts letters.")),
      .cards(level("Use the card forward. The card repeat is missing.")),
      .cards(look("It prints one(s) and two(s).", code: "print(\"ones\")")),
    ],
    cases: RuleDescription.Cases(
      wrong: [
        .cards(look("What is in ↓first_nam?", code: "first_name = \"Ada\"")),
        .cards(look("The function ↓get_max finds the largest.", code: "def find_max(a): return max(a)")),
        .cards(look("The variable ↓conter counts.", code: "counter = 0")),
        .cards(ask("'How long is the list `↓basket` at the end?'")),
        .cards(ask("What is the value of ↓basket at the end?")),
        .cards(call("What does ↓perimeter(3, 4) return?")),
        .cards(call("What is the result of the function ↓get_perimeter for 3 and 4?")),
        .cards(run("The program opens the file ↓notes.txt and counts its lines.")),
      ],
      right: [
        .cards(look("The variable names are short.", code: "name = 1")),
        .cards(look("A name with _ in it, such as my_cat, is fine.", code: "first_name = \"Ada\"")),
        .cards(look("Save it as first_nam.py, or in home/first_nam.", code: "first_name = \"Ada\"")),
        .cards(look("Without first_nam it fails.", code: "first_name = \"Ada\"")),
        .cards(ask("What is the value of the list at the end?")),
        .cards(call("What does area(3, 4) return?")),
        .cards(run("Later you will read such a list from notes.txt.")),
        .cards(look("Counters help. A conter is something else.", code: "counter = 0")),
        .cards(ask("How long is the list 'cart' at the end, with 'CART' in capitals?")),
        .cards(ask("The class 'inherits' from another. How long is the list 'cart' after the method 'append'?")),
      ]))

  static func findings(in text: TextContext) -> [Finding] {
    guard let card = text.card, card.hasPrograms, [.text, .explanation, .hints].contains(text.key) else { return [] }
    let names = UnknownNames(in: text, of: card)
    if card.language == .robot { return names.robotCards }
    guard card.language == .python else { return names.files }
    let identifiers = names.identifiers
    return names.functions + identifiers + (identifiers.isEmpty ? names.missingVariable : []) + names.files
  }

  // MARK: - Samples

  private static func task(_ text: String) -> String {
    """
    - id: double
      type: exercise
      text: \(text)
      language: python
      starter: |
        def double(n):
            return n
      solutions:
        - |
          def double(n):
              return 2 * n
      checks: [{call: double(3), returns: 6}, {call: double(-5), returns: -10}, {call: double(0), returns: 0}]

    """
  }

  private static func look(_ text: String, code: String) -> String {
    "- id: look\n  type: descriptionWithCode\n  header: Look\n  text: \(text)\n  code: |\n    \(code)\n"
  }

  private static func ask(_ text: String) -> String {
    """
    - id: ask
      type: questionWithCode
      code: |
        cart = ["milk"]
        cart.append("eggs")
        print(len(cart))
      text: \(text)
      answers: [1, 2, 3]
      correctAnswerIndex: 1

    """
  }

  private static func call(_ text: String) -> String {
    """
    - id: call
      type: questionWithCode
      code: |
        def area(width, height):
            return width * height
      text: \(text)
      answers: [7, 12, 34]
      correctAnswerIndex: 1

    """
  }

  private static func run(_ text: String) -> String {
    "- {id: run, type: executor, text: \"\(text)\", code: \"print(len([7, 8]))\", result: 2}\n"
  }

  private static func level(_ text: String) -> String {
    SampleLevels.coin(text, more: "deck: [forward, left, collect]")
  }
}
