import Diagnostics
import Linting
import Testing

/// Answers of true-or-false cards that say what the value of a variable is.
@Suite("Statements about values")
struct StatedValueTests {
  /// A statement about code.
  struct Stated: Sendable, CustomTestStringConvertible {
    let text: String
    let code: String
    let answer: Bool
    let locale: String

    init(_ text: String, _ code: String, _ answer: Bool, _ locale: String = "en") {
      (self.text, self.code, self.answer, self.locale) = (text, code, answer, locale)
    }

    var testDescription: String { text }

    /// The findings on its answer.
    var found: [Diagnostic] {
      get throws {
        let lines = code.split(separator: "\n").map { "      \($0)" }.joined(separator: "\n")
        let cards = """
          - id: decide
            type: trueFalse
            text: '\(text.replacing("'", with: "''"))'
            code: |
          \(lines)
            answer: \(answer)

          """
        let curriculum = "title: Sample\nlocale: \(locale)\nminimumClient: \"1.0.0\"\nmodules: [training]\n"
        return try Sample(cards: cards).adding(curriculum, at: "curriculum.yaml").lint()
          .filter { $0.code == "likely-wrong-key" || $0.severity == .error }
      }
    }
  }

  private static let doubling = "lst = [1, 2, 3]\nfor i in lst:\n    i = i * 2"
  private static let upper = "s = \"Python\"\nt = s.upper()"
  private static let copied = "a = 3\nb = a\na = 10"

  @Test("the finding says what the variable is and what the text says")
  func words() throws {
    let wrong = try Stated("Al terminar, la variable `x` vale -3.", "x = -7 // 2", true, "es").found
    #expect(wrong.map(\.message) == ["the variable x is -4, but the text says -3, and 'answer' is true"])
    #expect(wrong.allSatisfy { $0.severity == .warning && $0.fixes.map(\.effect) == [.needsChoice] })
    let right = try Stated("Dopo queste righe lista[2] vale 0.", "lista = [0] * 3\nlista[1] = 7", false, "it").found
    #expect(right.map(\.message) == ["lista[2] is 0, as the text says, but 'answer' is false"])
  }

  @Test(
    "an answer that is likely wrong is reported in every language",
    arguments: [
      Stated("この三行のあと、b の値も 10 になる。", copied, true, "ja"),
      Stated("Once this code has run, the variable `s` holds the text PYTHON.", upper, true),
      Stated("После цикла в списке `lst` лежат числа 2, 4 и 6.", doubling, true, "ru"),
      Stated("Am Ende hat die Variable b den Wert 3.", copied, false, "de"),
      Stated("Après ce code, `b` vaut 10.", copied, true, "fr"),
      Stated("Na de lus is lst gelijk aan [2, 4, 6].", doubling, true, "nl"),
      Stated("Po wykonaniu kodu zmienna `s` ma wartość \"PYTHON\".", upper, true, "pl"),
      Stated("Depois deste programa, `b` é 10.", copied, true, "pt"),
      Stated("Sonunda `b` değişkeninin değeri 10 olur.", copied, true, "tr"),
      Stated("بعد تنفيذ الكود قيمة b هي 10.", copied, true, "ar"),
      Stated("Afterwards `lst` is None.", "lst = [2, 1].sort()", false),
    ])
  func wrongAnswers(_ stated: Stated) throws {
    #expect(try stated.found.map(\.code) == ["likely-wrong-key"])
  }

  private static let shortened = "row = [1, 2, 3]\nrow.pop()"
  private static let keys = "d = {\"a\": 1}\nd[\"b\"] = 2\nd[\"a\"] = 3"

  @Test(
    "how many elements a list or a dictionary has is compared in every language",
    arguments: [
      Stated("The variable a holds 2 elements.", "a = [1, 2, 3]", true),
      Stated("The list has three elements at the end.", shortened, true),
      Stated("Na afloop staat er nog maar één getal in de lijst.", shortened, true, "nl"),
      Stated("Le dictionnaire contient trois clés quand le programme se termine.", keys, true, "fr"),
      Stated("Am Ende hat die Liste row genau drei Elemente.", shortened, true, "de"),
      Stated("Al final la lista row tiene dos elementos.", shortened, false, "es"),
      Stated("Alla fine la lista row contiene tre elementi.", shortened, true, "it"),
      Stated("No fim, a lista row tem três elementos.", shortened, true, "pt"),
      Stated("Na końcu lista row ma trzy elementy.", shortened, true, "pl"),
      Stated("В конце в списке row три элемента.", shortened, true, "ru"),
      Stated("Sonunda row listesinde 3 eleman vardır.", shortened, true, "tr"),
      Stated("في النهاية القائمة row تحتوي على ثلاثة عناصر.", shortened, true, "ar"),
      Stated("最後にリスト row には要素が3個あります。", shortened, true, "ja"),
      Stated("The string word has 4 letters.", "word = \"tulip\"", true),
    ])
  func wrongLengths(_ stated: Stated) throws {
    #expect(try stated.found.map(\.code) == ["likely-wrong-key"])
  }

  @Test(
    "a count of something else, or of one list among several, is left alone",
    arguments: [
      Stated("The list has 3 elements.", "a = [1, 2]\nb = [1]", true),
      Stated("The list row has at least 1 element.", shortened, true),
      Stated("The list row has 3 equal elements.", shortened, true),
      Stated("The list row does not have 3 elements.", shortened, false),
      Stated("The list row has 2 elements.", shortened, true),
      Stated("The list row contains a number.", shortened, true),
      Stated("All lists in rows have 2 elements.", "rows = [[1, 2], [3, 4], [5, 6]]", true),
      Stated("The first 3 elements of the list row are numbers.", shortened, true),
    ])
  func otherLengths(_ stated: Stated) throws {
    #expect(try stated.found == [])
  }

  @Test(
    "how the program ends is compared in every language",
    arguments: [
      Stated("The program ends in an error.", "print(1)", true),
      Stated("The program ends in an error.", "print(n)", false),
      Stated("The code ends in a TypeError.", "print(n)", true),
      Stated("The program never ends.", "print(1)", true),
      Stated("The program prints nothing.", "print(1)", true),
      Stated("Das Programm endet mit einem Fehler.", "print(1)", true, "de"),
      Stated("Le programme se termine par une erreur.", "print(n)", false, "fr"),
      Stated("El programa termina con un error.", "print(1)", true, "es"),
      Stated("Il programma termina con un errore.", "print(1)", true, "it"),
      Stated("O programa termina com um erro.", "print(1)", true, "pt"),
      Stated("Het programma eindigt met een fout.", "print(1)", true, "nl"),
      Stated("Program kończy się błędem.", "print(1)", true, "pl"),
      Stated("Программа завершается с ошибкой.", "print(1)", true, "ru"),
      Stated("Program bir hata ile biter.", "print(1)", true, "tr"),
      Stated("ينتهي البرنامج بخطأ.", "print(1)", true, "ar"),
      Stated("プログラムはエラーで終わります。", "print(1)", true, "ja"),
    ])
  func wrongEndings(_ stated: Stated) throws {
    #expect(try stated.found.map(\.code) == ["likely-wrong-key"])
  }

  @Test(
    "a right statement about the end is left alone",
    arguments: [
      Stated("The program ends in an error.", "print(n)", true),
      Stated("The program ends in an error.", "print(1)", false),
      Stated("The code ends in a NameError.", "print(n)", true),
      Stated("The program prints nothing.", "x = 1", true),
    ])
  func rightEndings(_ stated: Stated) throws {
    #expect(try stated.found == [])
  }

  private static let raising = "name = \"Bia\"\nname[0] = \"T\"\nprint(name)"

  @Test("an output of code that ends in an error before it prints is reported")
  func outputOfError() throws {
    let found = try Stated("O programa mostra Tia na tela.", Self.raising, true, "pt").found
    let error = "TypeError: 'str' object does not support item assignment"
    #expect(found.map(\.message) == ["the code prints nothing and ends in '\(error)', and 'answer' is true"])
    #expect(try Stated("The code prints \"Tia\".", Self.raising, true).found.map(\.code) == ["likely-wrong-key"])
    #expect(try Stated("The screen shows Tia.", "print(Tia)", true).found.map(\.code) == ["likely-wrong-key"])
  }

  @Test(
    "nothing is found where a text may speak of the error",
    arguments: [
      Stated("O programa mostra Tia na tela.", raising, false, "pt"),
      Stated("O programa termina com um erro.", raising, true, "pt"),
      Stated("The program prints a TypeError.", raising, true),
      Stated("The output is an Error.", raising, true),
      Stated("The program does not print Tia.", raising, true),
      Stated("The program prints nothing, neither Bia nor Tia.", raising, true),
      Stated("A list instead of \"Bia\" would print Tia.", raising, true),
      Stated("`print` shows text on the screen of a PC.", raising, true),
      Stated("The third line would print Bia.", raising, true),
      Stated("The program prints Tia.", "print(1)\n" + raising, true),
      Stated("The program prints 5.", "print(int(input()) + 1)", true),
    ])
  func soundErrors(_ stated: Stated) throws {
    #expect(try stated.found.filter { $0.code == "likely-wrong-key" }.map(\.message) == [])
  }

  private static let loop = "for i in range(2, 10, 2):\n    print(i)"

  @Test("the rounds of a loop are compared with the number that the text says")
  func rounds() throws {
    let right = try Stated("Тело цикла выполнится четыре раза.", Self.loop, false, "ru").found
    #expect(right.map(\.message) == ["the body of the loop runs 4 times, as the text says, but 'answer' is false"])
    let wrong = try Stated("The body of the loop runs 8 times.", Self.loop, true).found
    #expect(wrong.map(\.message) == ["the body of the loop runs 4 times, but the text says 8, and 'answer' is true"])
    #expect(try Stated("Die Schleife läuft fünfmal.", Self.loop, true, "de").found.map(\.code) == ["likely-wrong-key"])
  }

  @Test(
    "nothing is found where something else may be counted",
    arguments: [
      Stated("The body of the loop runs four times.", loop, true),
      Stated("The program runs four times.", loop, false),
      Stated("The condition of the loop is checked five times.", loop, true),
      Stated("The loop runs at least three times.", loop, true),
      Stated("The loop does not run five times.", loop, true),
      Stated("The body of the loop runs two lines.", loop + "\n    i += 1", true),
      Stated("The body of the loop runs 3 times.", loop + "\n    break", true),
      Stated("The body of the loop runs 3 times.", "for i in [1, 2, 3]:\n    if i > 1:\n        print(i)", true),
      Stated("The body of the loop runs 3 times.", "for i in [1, 2, 3]:\n    print(i, end=' ')", true),
    ])
  func soundRounds(_ stated: Stated) throws {
    #expect(try stated.found.map(\.message) == [])
  }

  @Test("nothing is found where the answer may be right", arguments: sound + soundInOtherLanguages)
  func soundAnswers(_ stated: Stated) throws {
    #expect(try stated.found.map(\.message) == [])
  }

  private static let sound = [
    Stated("At the end, the variable x is -4.", "x = -7 // 2", true),
    Stated("At the end, the variable x is -3.", "x = -7 // 2", false),
    // A moment of the run, and one that is not named.
    Stated("In the first round, `n` is 0.", "for n in range(3):\n    print(n)", true),
    Stated("Before the loop, `total` is 0.", "total = 0\nfor n in [1, 2]:\n    total += n", true),
    Stated("`total` is 0.", "total = 0\nfor n in [1, 2]:\n    total += n", true),
    Stated("After the second line, `a` is 3.", copied, true),
    // Bounds, and parts.
    Stated("At the end, `x` is at least 3.", "x = 4", true),
    Stated("At the end, `x` is greater than 3.", "x = 4", true),
    Stated("At the end, `x` is between 3 and 5.", "x = 4", true),
    Stated("At the end, `s` contains \"Py\".", upper, true),
    Stated("At the end, the double of `x` is 8.", "x = 4", true),
    Stated("At the end, the length of `lst` is 3.", doubling, true),
    Stated("At the end, `lst` has 3 elements.", doubling, true),
    // Types, and values that may count as the same.
    Stated("At the end, `x` is a number.", "x = 4", true),
    Stated("At the end, `s` is a string.", upper, true),
    Stated("At the end, `x` is 2.", "x = 4 / 2", true),
    Stated("At the end, `x` is 5.", "x = \"5\"", false),
    Stated("At the end, `x` is 0.33.", "x = 1 / 3", true),
    // Other names, other code, and names that are words.
    Stated("At the end, `a` and `b` are 3.", copied, false),
    Stated("At the end, `b` is 3, since `a = 3` comes first.", copied, true),
    Stated("At the end, a is a number with 3 digits.", "a = 100", true),
    Stated("In this code, 3 is a value.", "a = 4", true),
    // It is denied, or supposed.
    Stated("At the end, `x` is not 3.", "x = 4", true),
    Stated("At the end, `x` would be 3 without the minus.", "x = -7 // 2", true),
    Stated("At the end, `x` is 4 or 5.", "x = 4", true),
    // The order of a set differs.
    Stated("At the end, `x` is {2, 1}.", "x = {1, 2}", true),
  ]

  private static let soundInOtherLanguages = [
    Stated("Am Ende ist x mindestens 3.", "x = 4", true, "de"),
    Stated("Am Ende ist `x` größer als 3.", "x = 4", true, "de"),
    Stated("Al terminar, `x` vale más de 3.", "x = 4", true, "es"),
    Stated("このコードのあと、x は 3 以上です。", "x = 4", true, "ja"),
    Stated("После кода `x` не равен 3.", "x = 4", true, "ru"),
    Stated("Dopo il codice i vale 3 volte di più.", "i = 1", true, "it"),
    Stated("Efter koden är `x` 3.", "x = 4", true, "sv"),
  ]
}
