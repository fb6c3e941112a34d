package import Diagnostics

/// What can be wrong with a file that is to be imported, and what an export cannot carry.
package enum ExchangeFindings {
  /// All of them.
  package static let all = [notJSON, wrongShape, unknownKey, lostInImport, lostInExport]

  static let notJSON = RuleDescription(
    "import-not-json", .structure, .error, "a file to import that is not JSON",
    explanation: """
      Only a whole JSON document can be imported: one value, in UTF-8, without duplicate keys. The place is where the
      text stops being JSON.
      """,
    wrong: [.words("[{\"type\": \"finished\",]\n")],
    right: [.words("[{\"type\": \"finished\", \"header\": \"Done\", \"text\": \"You did it.\"}]\n")])

  static let wrongShape = RuleDescription(
    "import-wrong-shape", .structure, .error, "something that the other system's format does not have there",
    explanation: """
      Champion's JSON is a list of cards, or steps that hold episodes that hold cards. Each card has a `type` and the
      keys of that type; `hornbook manual exchange` shows the shapes of the other systems. In a quiz or a page of a
      textbook it is something that the format cannot mean: a file that is not UTF-8 or holds nothing, answers in a
      brace that is not closed, two questions without an empty line between them. What is meant could only be guessed
      at, and a guess could change what a learner sees, so nothing is imported until it is fixed.
      """,
    wrong: [.words("[{\"type\": \"question\", \"text\": \"What?\", \"answers\": \"A\", \"correctAnswerIndex\": 0}]\n")],
    right: [
      .words(
        "[{\"type\": \"question\", \"text\": \"What?\", \"answers\": [\"A\", \"B\"], \"correctAnswerIndex\": 0}]\n")
    ])

  static let unknownKey = RuleDescription(
    "import-unknown-key", .structure, .error, "a key that Champion's JSON does not have there",
    explanation: """
      What stands under a key that is not known could not be kept in the curriculum. Rather than drop it unseen, the
      import stops: rename the key, or take it out.
      """,
    wrong: [
      .words("[{\"type\": \"finished\", \"header\": \"Done\", \"text\": \"You did it.\", \"sound\": \"ding\"}]\n")
    ],
    right: [.words("[{\"type\": \"finished\", \"header\": \"Done\", \"text\": \"You did it.\"}]\n")])

  static let lostInImport = RuleDescription(
    "lost-in-import", .structure, .warning, "something in another system's file that a curriculum cannot carry",
    explanation: """
      What is imported is exported again in memory and compared. Whatever would not come back as it was is reported at
      its place: a key that the system's shape does not have, a number that the order of modules says otherwise, an
      image whose base64 is broken into lines, markup in a text, a test that a card cannot say. So is what is read
      though it is written otherwise: a key in other capitals, a number in quotes, `\\r\\n` in code. The rest is
      written; look at each place, and see that no learner misses it.
      """,
    wrong: [.words("{\"lessons\": [], \"challenges\": [], \"music\": \"drums\"}\n")],
    right: [.words("{\"lessons\": [], \"challenges\": []}\n")])

  static let lostInExport = RuleDescription(
    "lost-in-export", .structure, .warning, "something that the other system's format cannot carry",
    explanation: """
      Champion has fewer kinds of cards than a curriculum, and its cards know fewer keys. A card of a kind that it does
      not have is left out; above all, its learners write no programs, so there are no exercises and challenges. It runs
      Python alone, so a program in Slang would end in an error. A card with `input` is exported with what the learner
      sees on the screen as its `result`, but the app does not know the input, so its program ends otherwise than the
      card says. An error that is meant (`raises`) is no loss: it stands at the end of the `result`.

      The other systems have kinds of cards of their own: a card that none of them matches is left out, and a key of a
      card that has no place is named.
      """,
    wrong: [.words("- {id: ask, type: executor, text: Run it., code: print(input()), input: [Ada], result: Ada}\n")],
    right: [.words("- {id: run, type: executor, text: Run it., code: print(\"Ada\"), result: Ada}\n")])
}
