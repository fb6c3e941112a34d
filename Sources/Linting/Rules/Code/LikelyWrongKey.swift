import Authoring
import CurriculumBundle
import Diagnostics
import Evidence

/// A key that is most likely wrong, where the linter does not understand the question.
enum LikelyWrongKey: CodeRule {
  static let description = RuleDescription(
    "likely-wrong-key", .code, .warning, "another answer than the key is most likely what is asked for",
    explanation: """
      A question may be in a language or in words that the linter does not know. Yet most questions with code ask what
      it prints, or what a variable is. Where exactly one answer is that, the card calls another one right, and no word
      of the text speaks of a part of it or of a moment of the run, the key is most likely a slip. Say with `asks:` what
      is asked: then a run proves the key, in every language. Where any number of answers may be right and some of them
      are lines of the output, these most likely are: all of them, and no other.

      Answers that are code are run, each after the code of the card. Where the text names what one of them prints or
      is, as in `Which line prints hellohello?`, the answers that do just that are most likely the right ones: all of
      them, and no other. So are the variables of the type or the value that the text names, where the answers are
      variables. Where one answer alone is to be chosen and the text names its variables, the answers run on many values
      of them: one that does the same as the key on each is right, too. A text that asks for a way (`with a loop`, `with
      +`) is left alone.

      A `trueFalse` card may say nothing but what the value of a variable is: `After the loop, total is 6.` Where the
      variable has another value at the end, and `answer` is true, or the same value, and `answer` is false, that is
      most likely a slip. So is a true `answer` where the text says that something is printed, and the code ends in an
      error before it prints anything; a text that says how often the body of the code's only loop runs is compared
      with the lines that it prints, one in each round; one that says how many elements a list has, with the list; one
      that says that the program ends in an error, or in none, with its end. Where a card has `satisfies:`, and its text
      is read so, or says that one thing is greater than another, even, sorted, in a list or the like, both have to be
      true, or both false.

      A question without code may ask which values count as false, or as true, or what a calculation such as `2 + 3 * 4`
      is. A key that counts as the contrary, or that the calculation would be in another order, is most likely a slip.
      It may also say in words what its answers, which are values, are compared by: `Which of these is an integer?`,
      `Which one is greater than 5?` A key of which that is not true is most likely a slip, too. So is the `answer` of a
      `trueFalse` card without code whose text says something of a value that is written in it, and is not so:
      `round(2.5) is 3`, `The expression 7 // 2 gives 3.5`.
      """,
    wrong: [
      .cards(read("And what lands on the screen?", key: "↓0")),
      .cards(
        choose(
          "Which line prints hellohello?",
          ["print(\"hello\", 2)", "print(\"hello\" * 2)", "↓print(\"hello\" + \"hello\")"], key: "1")),
      .cards(decide("After this, the variable x is -3.", "↓true")),
    ],
    right: [
      .cards(read("What did you read before?", key: "0", "\n  asks: concept\n  because: no run stops there")),
      .cards(
        choose(
          "Which line uses an operator to print hellohello?",
          ["print(\"hello\", 2)", "print(\"hello\" * 2)", "print(\"hellohello\")"], key: "1")),
      .cards(decide("After this, the variable x is -4.", "true")),
    ],
    cases: cases)

  private static func read(_ text: String, key: String, _ more: String = "") -> String {
    """
    - id: ask
      type: questionWithCode
      code: |
        if 2 > 1:
            print("go")
        else:
            print("stop")
      text: \(text)
      answers: [stop, go, wait]
      correctAnswerIndex: \(key)\(more)

    """
  }

  private static func decide(_ text: String, _ answer: String, code: String = "x = -7 // 2") -> String {
    """
    - id: decide
      type: trueFalse
      text: "\(text)"
      code: '\(code)'
      answer: \(answer)

    """
  }

  private static func sample(key: String) -> [String: String] {
    [
      "curriculum.yaml": "title: Prov\nlocale: sv\nminimumClient: \"1.0.0\"\nmodules: [training]\n",
      "training/printing/say-hello.yaml": """
      title: Räkna
      cards:
        - id: summa
          type: questionWithCode
          code: print(3 * 4)
          text: Vad visas på skärmen?
          answers: [7, 12, 34]
          correctAnswerIndex: \(key)
        - {id: klar, type: finished, header: Bra jobbat!, text: Ta en paus.}

      """,
    ]
  }

  /// A question without code, with one right answer or, with a list as its key, with several.
  private static func choose(_ text: String, _ answers: [String], key: String, _ more: String = "") -> String {
    let isList = key.contains("[")
    let lines = answers.map { answer in
      let mark = answer.hasPrefix("↓") ? "↓" : ""
      return "    - \(mark)'\(answer.dropFirst(mark.count).replacing("'", with: "''"))'"
    }
    return """
      - id: choose
        type: \(isList ? "multiSelect" : "question")
        text: \(text)
        answers:
      \(lines.joined(separator: "\n"))
        \(isList ? "correctAnswerIndices" : "correctAnswerIndex"): \(key)\(more)

      """
  }

  static func findings(in card: CardContext) -> [Finding] {
    if let doubt = DoubtfulStatement(on: card) { return [finding(doubt, card)] }
    if let proof = card.codeEvidence?.likelyMistake { return findings(proof, card) }
    guard let found = card.codeAnswers, let (answers, keys) = card.choices else { return [] }
    if let asked = found.asked { return AskedValueMismatch(asked, found, answers, keys).findings(on: card) }
    let named = NamedAnswers(found, answers, keys: keys)
    let others = found.alike.filter { !(named?.missing.contains($0) ?? false) }
    return (named.map { findings($0, found, keys, card) } ?? []) + others.map { alike($0, keys, card) }
  }

  private static func finding(_ doubt: DoubtfulStatement, _ card: CardContext) -> Finding {
    if let condition = doubt.condition {
      return Finding(
        at: card.location(of: card.fields.question.satisfies),
        "\(doubt.fact) `\(onOneLine(condition))` is \(!doubt.answer)",
        help: "write a condition that is true exactly when the text is, or another text")
    }
    let edit = card.written.set(.answer, to: "\(doubt.answer)")
    return Finding(
      at: card.location(of: card.fields.answer), "\(doubt.fact) 'answer' is \(!doubt.answer)",
      help: "write `answer: \(doubt.answer)`, or say with `satisfies:` what is true exactly when the statement is",
      fixes: edit.map { [Fix("write the other answer", .needsChoice, [$0])] } ?? [])
  }

  private static func alike(_ index: Int, _ keys: [Int], _ card: CardContext) -> Finding {
    Finding(
      at: card.location(ofAnswer: index),
      "the answer at index \(index) does the same as the key"
        + (keys.first.map { ", the one at index \($0)" } ?? ""),
      help: oneAnswer)
  }

  private static let oneAnswer =
    "let one answer alone do that, or say with `asks:` and `satisfies:` what makes one right"

  private static func findings(_ proof: KeyProof, _ card: CardContext) -> [Finding] {
    if case .multiSelect = card.content { return severalFindings(proof, card) }
    if proof.isKeyRight { return alsoRight(proof, card) }
    guard let right = proof.acceptable.first, let key = proof.keys.first, proof.answers.indices.contains(key) else {
      return []
    }
    let rightKey = RightKey([right], proof, card)
    return [
      Finding(
        at: card.location(ofKey: 0),
        "\(proof.factInWords(of: right)), but the answer at index \(key) is '\(onOneLine(proof.answers[key]))'",
        label: rightKey.label, help: "write `\(rightKey.key): \(rightKey.value)`, or say with `asks:` what it asks",
        fixes: rightKey.edit.map {
          [Fix("write the other \(rightKey.key == .correctAnswer ? "answer" : "index")", .needsChoice, [$0])]
        } ?? [])
    ]
  }

  /// The findings on answers that are right besides the key.
  private static func alsoRight(_ proof: KeyProof, _ card: CardContext) -> [Finding] {
    proof.acceptable.sorted().filter { !proof.isKey($0) }.map { index in
      Finding(
        at: card.location(ofAnswer: index),
        "the answer at index \(index), '\(onOneLine(proof.answers[index]))', is right, too: "
          + proof.factInWords(of: index),
        help: "write another answer, which is wrong, or say with `asks:` what is asked")
    }
  }

  /// The findings on several keys: each that is not right, and each right answer that is not a key.
  private static func severalFindings(_ proof: KeyProof, _ card: CardContext) -> [Finding] {
    let right = RightKey(proof.rightAnswers, proof, card)
    let help = "write `\(right.key): \(right.value)`, or say with `asks:` what it asks"
    let fixes = right.edit.map { [Fix("write the other indices", .needsChoice, [$0])] } ?? []
    let places =
      proof.keys.indices.filter { !proof.rightAnswers.contains(proof.keys[$0]) }
      .map { (place: card.location(ofKey: $0), index: proof.keys[$0], words: "is a key") }
      + proof.rightAnswers.filter { !proof.isKey($0) }
      .map { (place: card.location(ofAnswer: $0), index: $0, words: "is not a key") }
    return places.map { place, index, words in
      Finding(
        at: place, "\(proof.factInWords(of: index)), but the answer at index \(index) \(words)", help: help,
        fixes: fixes)
    }
  }

  /// The findings on answers that are code: each key that the text does not name, and each named answer that is no key.
  private static func findings(
    _ named: NamedAnswers, _ found: CodeAnswers, _ keys: [Int], _ card: CardContext
  ) -> [Finding] {
    let right = found.outcome(of: named.right)
    func words(_ index: Int) -> String { found.outcome(of: index)?.inWords(besides: right) ?? "" }
    let (help, fixes) = advice(found.named, card)
    let wrong = named.wrong.map { index in
      Finding(
        at: card.location(ofKey: keys.firstIndex(of: index) ?? 0),
        "the answer at index \(index) \(words(index)), but the text asks for what the one at index \(named.right) does"
          + ": it \(words(named.right))",
        help: help, fixes: fixes)
    }
    return wrong
      + named.missing.map { index in
        Finding(
          at: card.location(ofAnswer: index), "the answer at index \(index) \(words(index)), too", help: help,
          fixes: fixes)
      }
  }

  private static func advice(_ right: [Int], _ card: CardContext) -> (help: String, fixes: [Fix]) {
    guard case .multiSelect = card.content else {
      return (oneAnswer, [])
    }
    let list = "[\(right.map(String.init).joined(separator: ", "))]"
    let edit = card.written.set(.correctAnswerIndices, to: list)
    return (
      "write `correctAnswerIndices: \(list)`, or say with `asks:` and `satisfies:` what makes an answer right",
      edit.map { [Fix("write the other indices", .needsChoice, [$0])] } ?? []
    )
  }

  private static let cases = RuleDescription.Cases(
    wrong: [
      .files(sample(key: "↓2")),
      .cards(
        choose(
          "Which of these commands prints 1, 2 and 3, each number on its own line?",
          [
            "for i in range(3): print(i)", "for i in range(1, 4): print(i)", "print(1, 2, 3)",
            "↓for i in [1, 2, 3]: print(i)",
          ], key: "1")),
      .cards(
        choose(
          "Which expressions have the value 2?", ["a[1]", "↓a[-2]", "a[2]", "len(a) - 1"], key: "[0, 3]",
          "\n  code: a = [1, 2, 3]")),
      .cards(
        choose(
          "Which of these expressions are True?", ["3 == 3.0", "'a' < 'B'", "bool([])", "↓not 0"], key: "[0, ↓1]")),
      .cards(
        choose(
          "Which lines print exactly 3, without point and zero?",
          ["print(7 // 2)", "print(9 / 3)", "print(len(\"dom\"))", "↓print(int(3.9))"], key: "[0, ↓1, 2]")),
      .cards(
        choose(
          "Which variables hold a float?", ["a", "b", "↓c"], key: "[1]",
          "\n  code: a = 7 // 2; b = 7 / 2; c = 2.0 * 3")),
      .cards(
        choose(
          "The variable n holds 8. Which statement increases it by 1?", ["n += 1", "n =+ 1", "↓n = n + 1"], key: "0")),
      .cards(
        choose(
          "Tick all numbers that this program prints.", ["↓0", "4", "8", "10"], key: "[1, 2]",
          "\n  code: 'for i in range(0, 10, 4): print(i)'")),
      .cards(choose("Which values count as false in a condition?", ["0", "\"0\"", "[]", "None"], key: "[0, ↓1, 2]")),
      .cards(choose("What is 2 + 3 * 4?", ["20", "14", "24"], key: "↓0")),
      .cards(decide("It prints [1, 2].", "↓true", code: "print([1, 2].reverse())")),
      .cards(decide("The list row has 3 elements.", "↓true", code: "row = [1, 2]")),
      .cards(decide("The program ends in an error.", "↓true", code: "print(1)")),
      .cards(decide("The list row has 3 elements.", "true\n  satisfies: ↓len(row) == 2", code: "row = [1, 2]")),
      .cards(
        choose(
          "Which lines put a 4 at the end of nums?",
          ["nums.append(4)", "nums += [4]", "nums.add(4)", "↓nums.insert(3, 4)"], key: "[0, 1]",
          "\n  code: nums = [1, 2, 3]")),
    ],
    right: [
      .files(sample(key: "1")),
      .cards(
        choose(
          "Which expressions have the value 2?", ["a[1]", "a[-2]", "a[2]", "len(a) - 1"], key: "[0, 1, 3]",
          "\n  code: a = [1, 2, 3]")),
      .cards(
        choose(
          "Which loop prints 1, 2 and 3?",
          ["for i in range(1, 4): print(i)", "for i in range(3): print(i)", "print(1); print(2); print(3)"],
          key: "0")),
      .cards(
        choose(
          "Which lines make count one larger, so that it is 1?", ["count += 1", "count = count + 1", "count = 1"],
          key: "[0, 1]", "\n  code: count = 0")),
      .cards(choose("Which is the shorter way to add 1 to n?", ["n += 1", "n =+ 1", "n = n + 1"], key: "0")),
      .cards(
        choose(
          "Which even numbers does this program print?", ["1", "2", "3", "4"], key: "[1, 3]",
          "\n  code: 'for i in range(1, 5): print(i)'")),
      .cards(choose("How many signs does 2 + 3 * 4 have?", ["2", "3", "14"], key: "0")),
      .cards(choose("Which line follows PEP 8?", ["print(4+4)", "print(4 + 4)", "print( 4+4 )"], key: "1")),
      .cards(
        choose(
          "Which variable holds an even int?", ["a", "b", "c"], key: "[1]", "\n  code: a = 7; b = 8; c = 9")),
      .cards(
        choose(
          "Which line shows which animals can fly?", ["print(birds)", "print(\"fly\")", "print(seas)"], key: "[0]",
          "\n  code: birds = ['tern']; seas = []")),
      .cards(choose("Which lines print at least 3?", ["print(3)", "print(4)", "print(2)"], key: "[0, 1]")),
    ])
}
