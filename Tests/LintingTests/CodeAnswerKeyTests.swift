import Diagnostics
import Linting
import Testing

/// Keys of questions whose answers are code, which nobody proves and runs make likely or not.
@Suite("Keys of answers that are code")
struct CodeAnswerKeyTests {
  /// A question of which more than one answer may be right.
  struct Asked: Sendable, CustomTestStringConvertible {
    let text: String
    let answers: [String]
    let keys: [Int]
    var code: String?
    /// True where exactly one answer is to be chosen.
    var isOne = false
    var locale = "en"

    var testDescription: String { text }

    private static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "''") + "'" }

    private static func block(_ code: String) -> String {
      "  code: |\n" + code.split(separator: "\n").map { "      \($0)" }.joined(separator: "\n")
    }

    /// The findings on its key.
    var found: [Diagnostic] {
      get throws {
        let key = isOne ? "correctAnswerIndex: \(keys[0])" : "correctAnswerIndices: \(keys)"
        let kind = !isOne ? "multiSelect" : code == nil ? "question" : "questionWithCode"
        let cards = """
          - id: ask
            type: \(kind)
            text: \(Self.quoted(text))
          \(code.map(Self.block) ?? "  hints: [Try them.]")
            answers: [\(answers.map(Self.quoted).joined(separator: ", "))]
            \(key)

          """
        let curriculum = "title: Sample\nlocale: \(locale)\nminimumClient: \"1.0.0\"\nmodules: [training]\n"
        return try Sample(cards: cards).adding(curriculum, at: "curriculum.yaml").lint()
          .filter { $0.code == "likely-wrong-key" || $0.severity == .error }
      }
    }
  }

  private static let doubled = [
    "print(\"hello\", 2)", "print(\"hello\" * 2)", "print(\"hello\" + 2)", "print(\"hello\" + \"hello\")",
  ]
  private static let loops = [
    "for i in range(3): print(i)", "for i in range(1, 4): print(i)", "print(1, 2, 3)", "for i in [1, 2, 3]: print(i)",
  ]
  private static let truths = ["3 == 3.0", "'a' < 'B'", "bool([])", "not 0"]
  private static let lists = ["nums.append(4)", "nums += [4]", "nums.add(4)", "nums.insert(3, 4)"]

  @Test("the finding says what an answer does, and the help which way is out")
  func words() throws {
    let one = try Asked(text: "Which line prints hellohello?", answers: Self.doubled, keys: [1], isOne: true).found
    #expect(one.map(\.message) == ["the answer at index 3 prints 'hellohello', too"])
    #expect(one.allSatisfy { $0.severity == .warning && $0.fixes.isEmpty })
    let several = try Asked(text: "Which of these expressions are True?", answers: Self.truths, keys: [0, 1]).found
    #expect(
      Set(several.map(\.message)) == [
        "the text asks for `answer == True`, which is not true of the answer at index 1",
        "the text asks for `answer == True`, which is true of the answer at index 3, too, but it is not a key",
      ])
    #expect(
      several.first?.help
        == "write other keys, or say with `asks: expression` and `satisfies:` what makes an answer right")
    let state = try Asked(
      text: "Which lines put a 4 at the end of nums?", answers: Self.lists, keys: [0, 1], code: "nums = [1, 2, 3]"
    ).found
    #expect(state.map(\.message) == ["the answer at index 3 leaves `nums` as [1, 2, 3, 4], too"])
  }

  @Test(
    "a key that is likely wrong is reported in every language",
    arguments: [
      Asked(text: "Welche Zeile gibt hellohello aus?", answers: doubled, keys: [1], isOne: true, locale: "de"),
      Asked(
        text: "¿Qué orden muestra 1, 2 y 3, una línea cada uno?", answers: loops, keys: [1], isOne: true, locale: "es"),
      Asked(text: "Vilka uttryck har värdet True?", answers: truths, keys: [0, 1], locale: "sv"),
      Asked(
        text: "Quali espressioni valgono 2?", answers: ["a[1]", "a[-2]", "a[2]"], keys: [0], code: "a = [1, 2, 3]"),
      Asked(
        text: "どの行が3を表示しますか。", answers: ["print(7 // 2)", "print(1 + 2)", "print(9 / 3)"], keys: [0], locale: "ja"),
    ])
  func wrongKeys(_ asked: Asked) throws {
    let found = try asked.found
    #expect(!found.isEmpty && found.allSatisfy { $0.code == "likely-wrong-key" && $0.severity == .warning })
  }

  @Test("nothing is found where the key may be right", arguments: sound)
  func soundKeys(_ asked: Asked) throws {
    #expect(try asked.found.map(\.message) == [])
  }

  private static let sound = [
    Asked(text: "Which line prints hellohello?", answers: Array(doubled.prefix(3)), keys: [1], isOne: true),
    Asked(text: "Which lines print hellohello?", answers: doubled, keys: [1, 3]),
    Asked(text: "Which lines print 1, 2 and 3 below each other?", answers: loops, keys: [1, 3]),
    Asked(text: "Which line prints 1, 2 and 3 in one row?", answers: loops, keys: [2], isOne: true),
    Asked(text: "Which of these expressions are True?", answers: truths, keys: [0, 3]),
    Asked(text: "Which of these are not True?", answers: truths, keys: [1, 2]),
    // The word `uses` and the `f` in front of the quotes decide: only the key has an f-string.
    Asked(
      text: "Which line uses an f-string to print Hi Ada?",
      answers: ["print(f\"Hi {'Ada'}\")", "print(\"Hi \" + \"Ada\")", "print(\"Hi {Ada}\")"], keys: [0], isOne: true),
    // The shortest of several that print the same.
    Asked(
      text: "¿Qué línea es la más corta que muestra 3?", answers: ["print(3)", "print(1 + 2)"], keys: [0], isOne: true,
      locale: "es"),
    // Of what is right whatever the list has.
    Asked(
      text: "Which expression is the last of nums, 9, for lists of any length?", answers: ["nums[-1]", "nums[2]"],
      keys: [0], code: "nums = [7, 8, 9]", isOne: true),
    // So does the word `loop`: the other line has none.
    Asked(
      text: "Which loop prints 1, 2 and 3?", answers: [loops[0], loops[1], "print(1); print(2); print(3)"], keys: [1],
      isOne: true),
    // And `*`, which is in one of the lines alone.
    Asked(text: "Which line prints hellohello by means of *?", answers: doubled, keys: [1], isOne: true),
    // An expression shows nothing by itself, so that it is no second right answer.
    Asked(
      text: "Which line prints 5?", answers: ["print(2 + 3)", "2 + 3", "print(\"2 + 3\")"], keys: [0], isOne: true),
    // 1 is what is added, not what comes of it: another first value tells both lines apart.
    Asked(
      text: "Which lines add 1 to count?", answers: ["count += 1", "count = count + 1", "count = 1"], keys: [0, 1],
      code: "count = 0"),
    // A new list is not the old one with an element more.
    Asked(
      text: "Which lines put a 4 at the end of nums?", answers: Array(lists.prefix(3)) + ["nums = [1, 2, 3, 4]"],
      keys: [0, 1], code: "nums = [1, 2, 3]"),
    // 3 is only the least of what is right.
    Asked(text: "Which lines print at least 3?", answers: ["print(3)", "print(4)", "print(2)"], keys: [0, 1]),
    // Both outcomes are named, so that the words between them decide.
    Asked(
      text: "Which line turns \"5\" into 5?", answers: ["int(\"5\")", "4 + 1", "\"5\" * 1"], keys: [0], isOne: true),
    Asked(text: "Which lines print 3, if x is 3?", answers: ["print(x)", "print(1 + 2)", "print(4)"], keys: [0, 1]),
    Asked(text: "Which function prints?", answers: ["print()", "input()", "len()"], keys: [0], isOne: true),
  ]
}
