import Claims
import CurriculumBundle
import Evidence
import Execution
import Testing

/// Outcomes of answers that are code, where their question says with no key what makes one right.
@Suite("Answers that are code")
struct CodeAnswerTests {
  private func evidence(
    _ text: String, _ answers: [String], keys: [Int], code: String? = nil, isOne: Bool = false, locale: String = "en"
  ) -> CardEvidence {
    let content: CardContent =
      if isOne {
        if let code {
          .questionWithCode(
            QuestionWithCodeCard(code: code, text: text, answers: answers, correctAnswerIndex: keys[0]))
        } else {
          .question(QuestionCard(text: text, answers: answers, correctAnswerIndex: keys[0]))
        }
      } else {
        .multiSelect(MultiSelectCard(text: text, code: code, answers: answers, correctAnswerIndices: keys))
      }
    return EvidencePlanner().evidence(
      on: EvidenceSubject(content, language: .python, steps: 1_000_000, locale: locale))
  }

  private func named(
    _ text: String, _ answers: [String], keys: [Int], code: String? = nil, isOne: Bool = false, locale: String = "en"
  ) -> [Int]? {
    evidence(text, answers, keys: keys, code: code, isOne: isOne, locale: locale).answers?.named
  }

  @Test("all keys leave a list that the text gives the same, and so does another answer")
  func givenList() {
    let answers = ["nums.append(5)", "nums += [5]", "nums.insert(0, 5)", "nums.extend([5])"]
    #expect(named("With nums = [1, 2], which lines put a 5 at the end?", answers, keys: [0, 3]) == [0, 1, 3])
    #expect(named("Which lines put a 5 at the end of nums?", answers, keys: [0, 3]) == [])
    #expect(named("With nums = [1] or nums = [2], which lines add 5?", answers, keys: [0, 3]) == [])
  }

  @Test("6.0 as a key is no slip where the text asks for 6")
  func equalNumbers() {
    let answers = ["2 * 3", "12 / 2", "3 + 4", "7 - 1"]
    #expect(named("Which of these give 6?", answers, keys: [0, 1, 3]) == [])
    #expect(named("Which of these give 6?", answers, keys: [0, 2]) == [0, 3])
  }

  @Test("a key of which is true what its text asks of each answer is proven")
  func provenRelation() {
    func claim(_ key: Int) -> CardClaim? {
      let values = ["\"Hello\"", "True", "4"]
      let card = QuestionCard(text: "Which one is of integer type?", answers: values, correctAnswerIndex: key)
      return evidence(card.text, values, keys: [key], isOne: true).claim(on: .question(card), in: .python)
    }
    #expect(claim(2)?.subject == .code(.python) && claim(2)?.verdict == .proven)
    #expect(claim(1)?.subject == .words && claim(1)?.verdict == .undecided)
  }

  @Test(
    "those of the type with whose name a question ends are found",
    arguments: [
      ("en", "Which expressions have a value of type bool?"),
      ("pl", "Zaznacz wyrażenia, które mają wartość typu bool."),
      ("ar", "أي من التعابير الآتية يعطي قيمة من نوع (bool)؟"),
    ])
  func types(_ locale: String, _ text: String) {
    let answers = ["3 > 2", "1 + True", "not 0", "'a' + 'b'"]
    #expect(named(text, answers, keys: [0, 1, 2], locale: locale) == [0, 2])
    #expect(named("Which of these are a bool of a list?", answers, keys: [0]) == [])
  }

  @Test("an answer that does the same as each of several keys, whatever the variable is, is found")
  func alikeAsSeveralKeys() {
    let answers = ["n % 2 == 0", "n // 2 * 2 == n", "not n % 2", "n / 2 == 0"]
    func alike(_ keys: [Int]) -> [Int]? { evidence("When is n even?", answers, keys: keys).answers?.alike }
    #expect(alike([0, 2]) == [1])
    #expect(alike([0, 3]) == [])
  }

  @Test("a calculation with one operator that is taken for another is worked out, and no other with one")
  func oneOperator() {
    func named(_ text: String, _ key: String) -> [Int]? {
      evidence(text, ["3", "4", key], keys: [2], isOne: true).answers?.named
    }
    #expect(named("What is the value of 15 // 4?", "3.75") == [0])
    #expect(named("What is the value of 15 // 4?", "5") == nil)
    #expect(named("What is the value of 15 - 4?", "12") == nil)
  }

  @Test("each comes to what it prints, to a value, to changed variables or to an error")
  func outcomes() throws {
    let found = try #require(
      evidence(
        "Which?", ["print(n * 2)", "n * 2", "n += 1", "nums.append(n)", "n + nums", "'a' * n"], keys: [0],
        code: "n = 3\nnums = []\nprint(n)"
      ).answers)
    #expect(found.outcomes.map(\.printed) == ["6", "", "", "", "", ""])
    #expect(found.outcomes.map(\.value) == [nil, "6", nil, nil, nil, "'aaa'"])
    #expect(found.outcomes.map { $0.changed.map(\.name) } == [[], [], ["n"], ["nums"], [], []])
    #expect(found.outcomes[3].changed.map(\.value) == ["[3]"])
    #expect(found.outcomes.map { $0.error?.type } == [nil, nil, nil, nil, "TypeError", nil])
    #expect(found.named == [])
  }

  @Test("nothing is known of answers in words, of mere values, and where the card says what it asks")
  func none() {
    let texts = ["a cat", "well-being (good)", "x", "5", "[1, 2]", "black and white", "ERROR"]
    #expect(evidence("Which?", ["a cat", "a dog (old)"], keys: [0], isOne: true) == .none)
    #expect(evidence("Which?", texts, keys: [0]) == .none)
    #expect(evidence("Which is 5?", ["5", "x", "[5]"], keys: [0], isOne: true) == .none)
    let answers = ["print(5)", "print(4 + 1)"]
    let card = QuestionCard(text: "Which?", answers: answers, correctAnswerIndex: 0, asks: .program, result: "5")
    #expect(
      EvidencePlanner().evidence(on: EvidenceSubject(.question(card), language: .python, steps: 1_000)).answers == nil)
    let java = QuestionCard(text: "Which is 5?", answers: ["f(5)", "4 + 1"], correctAnswerIndex: 0)
    #expect(EvidencePlanner().evidence(on: EvidenceSubject(.question(java), language: .java, steps: 1_000)) == .none)
  }

  @Test("nothing is known where one does not come to an end, or does something else in another run")
  func uncertain() {
    #expect(evidence("Which prints 5?", ["print(5)", "while True: pass"], keys: [0]).answers == nil)
    #expect(evidence("Which prints 5?", ["print(5)", "print({'a', 'b'})"], keys: [0]).answers == nil)
    let draws = "import random; print(random.random())"
    #expect(evidence("Which prints 5?", ["print(5)", draws], keys: [0]).answers == nil)
    #expect(evidence("Which prints 5?", ["print(5)", "print(4)"], keys: [0], code: "x = y").answers == nil)
  }

  @Test("nothing more is proven or left unproven by them")
  func claims() throws {
    let found = evidence("Which line prints 5?", ["print(5)", "print(4)"], keys: [0], isOne: true)
    #expect(found.unproven == [] && found.code == nil && found.programs > 0)
    let card = QuestionCard(text: "Which line prints 5?", answers: ["print(5)", "print(4)"], correctAnswerIndex: 0)
    #expect(found.claim(on: .question(card), in: .python) == CardEvidence.none.claim(on: .question(card), in: .python))
  }

  @Test(
    "what is printed is named by its lines, whatever the language is",
    arguments: [
      ("en", "Which of these commands prints 1, 2 and 3, each number on its own line?"),
      ("de", "Welcher Befehl gibt 1, 2 und 3 untereinander aus?"),
      ("es", "¿Qué orden muestra 1, 2 y 3, uno por línea?"),
      ("fr", "Quelle ligne affiche 1, 2 et 3 ?"), ("it", "Quale riga stampa 1, 2 e 3?"),
      ("pt", "Que linha mostra 1, 2 e 3?"), ("nl", "Welke regel toont 1, 2 en 3?"),
      ("pl", "Która linia wypisuje 1, 2 i 3?"), ("ru", "Какая строка выводит 1, 2 и 3?"),
      ("tr", "Hangi satır 1, 2 ve 3 yazdırır?"), ("ja", "1、2、3を順に表示するのはどれですか。"),
      ("ar", "أي سطر يطبع 1 و2 و3؟"),
    ])
  func lines(_ locale: String, _ text: String) {
    let answers = [
      "for i in range(3): print(i)", "for i in range(1, 4): print(i)", "print(1, 2, 3)", "for i in [1, 2, 3]: print(i)",
    ]
    #expect(named(text, answers, keys: [1], isOne: true, locale: locale) == [1, 3])
  }

  @Test("what is between brackets is code, and not named")
  func brackets() {
    let answers = ["print(1 + 2)", "print(3)", "print(4)"]
    #expect(named("Which prints 3 (and nothing else)?", answers, keys: [0], isOne: true) == [0, 1])
    #expect(named("Which prints the third of f(1, 3, 3)?", answers, keys: [0], isOne: true) == [])
    let long = "f( " + String(repeating: "3, ", count: 300_000)
    #expect(named(long, answers, keys: [0], isOne: true) == [])
  }

  @Test("a text, a value and a state are named")
  func namings() {
    let doubled = ["print('hello', 2)", "print('hello' * 2)", "print('hello' + 2)", "print('hello' + 'hello')"]
    #expect(named("Which line prints hellohello?", doubled, keys: [1], isOne: true) == [1, 3])
    let items = ["a[1]", "a[-2]", "a[2]", "len(a) - 1"]
    #expect(named("Which expressions have the value 2?", items, keys: [0, 3], code: "a = [1, 2, 3]") == [0, 1, 3])
    let truths = ["3 == 3.0", "'a' < 'B'", "bool([])", "not 0"]
    #expect(named("Which of these expressions are True?", truths, keys: [0, 1]) == [0, 3])
    let numbers = ["print(7 // 2)", "print(9 / 3)", "print(len(\"dom\"))", "print(int(3.9))"]
    let text = "Which lines print exactly 3, without point and zero?"
    #expect(named(text, numbers, keys: [0, 1, 2]) == [0, 2, 3])
    let lists = ["nums.append(4)", "nums += [4]", "nums.add(4)", "nums.insert(3, 4)"]
    #expect(
      named("Which lines put a 4 at the end of nums?", lists, keys: [0, 1], code: "nums = [1, 2, 3]") == [0, 1, 3])
    let errors = ["'a' + 1", "1 + 'a'", "int('a')"]
    #expect(named("Which line ends in a TypeError?", errors, keys: [0], isOne: true) == [0, 1])
  }

  @Test(
    "numbers are whole, and those of a calculation, a span or a list name nothing",
    arguments: [
      "Which prints 3.0?", "Which prints 1.3?", "Which prints 2 + 3?", "Which prints 0-3?", "Which prints -3?",
      "Which prints the last of [1, 2, 3]?", "Which is the same as print(3)?", "Which prints the 3rd?",
      "Which prints x3?",
      "Which prints 4 or 3?", "Which does not print 3?", "Which should print 3?",
    ])
  func otherNumbers(_ text: String) {
    let answers = ["print(3)", "print(1 + 2)", "print(4)"]
    #expect(named(text, answers, keys: [0], isOne: true) == [])
    #expect(named("Which prints 3?\n```\nprint(4)\n```", answers, keys: [0], isOne: true) == [0, 1])
  }

  @Test(
    "a text that may ask for a way leaves out what comes to the same in another one",
    arguments: [
      // The words `uses` and `loop` decide.
      ("Which line uses an f-string to print Hi Ada?", ["print(f\"Hi {name}\")", "print(\"Hi \" + name)"]),
      ("Which line prints Hi Ada with a loop?", ["for w in [\"Hi Ada\"]: print(w)", "print(\"Hi Ada\")"]),
      // The `f` in front of the quotes is in one of the lines alone.
      ("Which f-string prints Hi Ada?", ["print(f\"Hi {name}\")", "print(\"Hi \" + name)"]),
      // So are `+`, `sep`, and the variable.
      ("Which line prints Hi Ada with +?", ["print(\"Hi \" + name)", "print(\"Hi\", name)"]),
      ("Which line prints Hi Ada by sep?", ["print(\"Hi\", name, sep=\" \")", "print(\"Hi\", name)"]),
      ("Which line prints Hi Ada out of name?", ["print(\"Hi \" + name)", "print(\"Hi Ada\")"]),
    ])
  func ways(_ text: String, _ answers: [String]) {
    #expect(named(text, answers + ["print(name)"], keys: [0], code: "name = \"Ada\"") == [0])
  }

  @Test("what a number, or an empty list, becomes tells nothing about how, and neither does a new list")
  func states() {
    let sums = ["count += 1", "count = count + 1", "count = 1"]
    #expect(named("Which lines add 1 to count?", sums, keys: [0, 1], code: "count = 0") == [])
    let items = ["nums.append(4)", "nums += [4]", "nums = [4]"]
    #expect(named("Which lines add 4 to nums?", items, keys: [0, 1], code: "nums = []") == [])
    let lists = ["nums.append(4)", "nums.extend([4])", "nums = nums + [4]", "nums = [1, 4]"]
    #expect(named("Which lines add 4 to the list nums itself?", lists, keys: [0, 1], code: "nums = [1]") == [0, 1])
    #expect(named("Which lines add 4 to nums?", lists, keys: [0, 2], code: "nums = [1]") == [0, 1, 2])
  }

  @Test("a line that prints, and an expression of the same value, are not the same")
  func kinds() {
    #expect(named("Which line shows 5?", ["print(2 + 3)", "2 + 3", "print(2)"], keys: [0], isOne: true) == [])
    #expect(named("Which is the text 5?", ["str(5)", "2 + 3", "int(5)"], keys: [0], isOne: true) == [1, 2])
  }

  @Test("an answer is like the only key where both do the same on all values of their variables")
  func alike() {
    func alike(_ text: String, _ answers: [String], code: String? = nil, isOne: Bool = true) -> [Int]? {
      evidence(text, answers, keys: [0], code: code, isOne: isOne).answers?.alike
    }
    let sums = ["n += 1", "n =+ 1", "n = n + 1"]
    #expect(alike("n holds 8. Which adds 1 to it?", sums) == [2])
    #expect(alike("n holds 8. Which add 1 to it?", sums, isOne: false) == [])
    #expect(alike("n holds 8. Which operator adds 1 to it?", sums) == [])
    #expect(alike("Which adds 1 to it?", sums) == [])
    #expect(alike("Is n over 5?", ["n > 5", "n >= 6", "not n <= 5"]) == [2])
    #expect(alike("Which puts 4 into nums?", ["nums.append(4)", "nums += [4]", "nums = nums + [4]"]) == [])
    #expect(
      alike("Is it the last of nums?", ["nums[-1]", "nums[2]", "nums[len(nums) - 1]"], code: "nums = [1, 2, 3]") == [2])
    #expect(alike("Is it 1, 2 and 3?", ["range(1, 4)", "range(3)", "range(1, 4, 1)"]) == [2])
  }

  @Test("variables of the code are named by their type, or by their value")
  func variables() throws {
    let code = "a = 7 // 2\nb = 7 / 2\nc = True\nd = 2.0 * 3"
    let found = try #require(evidence("Which hold a float?", ["a", "b", "c", "d"], keys: [1], code: code).answers)
    #expect(found.outcomes.map(\.value) == ["3", "3.5", "True", "6.0"])
    #expect(found.outcomes.map(\.type) == ["int", "float", "bool", "float"])
    #expect(found.named == [1, 3] && found.alike == [])
    #expect(named("Which are True?", ["a", "b", "c"], keys: [0], code: code) == [2])
    #expect(named("Which are ints or floats, an int or a float?", ["a", "b"], keys: [0], code: code) == [])
    #expect(named("Which is an int?", ["a", "b"], keys: [0], code: code + "\na = 'x'") == [])
  }

  @Test("keys that need what only the text says leave all open")
  func unknownNames() {
    #expect(named("Let x be 3. Which lines print 3?", ["print(x)", "print(1 + 2)"], keys: [0, 1]) == [])
    #expect(named("Which lines print 3?", ["print(input())", "print(1 + 2)"], keys: [0, 1]) == [])
  }
}
