import Diagnostics
import Linting
import Testing

/// Statements that say something of things in code, beside conditions.
@Suite("Statements beside conditions")
struct StatedConditionTests {
  /// A statement, a condition that says the same, and its truth.
  struct Stated: Sendable, CustomTestStringConvertible {
    let locale, text, condition: String
    let answer: Bool
    let code: String

    init(_ locale: String, _ text: String, _ condition: String, _ answer: Bool, _ code: String = Self.numbers) {
      (self.locale, self.text, self.condition, self.answer, self.code) = (locale, text, condition, answer, code)
    }

    var testDescription: String { "\(locale): \(text) \(condition)" }

    static let numbers = "x, y = 3, 5\nn = 6\nname = \"Ada\""
    static let list = "items = [3, 1, 2]\nname = \"Ada\"\nn = 3\nok = True"

    /// The same statement beside a condition that says the contrary.
    var contrary: Self { Self(locale, text, "not (\(condition))", !answer, code) }

    /// The report on a card that is right about its condition.
    var report: LintReport {
      get throws {
        let lines = code.split(separator: "\n").map { "      \($0)" }.joined(separator: "\n")
        let cards = """
          - id: decide
            type: trueFalse
            text: '\(text.replacing("'", with: "''"))'
            code: |
          \(lines)
            answer: \(answer)
            satisfies: |-
              \(condition)

          """
        return try Sample(cards: cards).report(in: locale)
      }
    }
  }

  private func findings(_ report: LintReport) -> [String] {
    report.diagnostics.filter { $0.code == "likely-wrong-key" || $0.severity == .error }.map(\.message)
  }

  @Test("a capital letter with which a text begins is not of what is displayed", arguments: [true, false])
  func capital(_ answer: Bool) throws {
    let stated = Stated("en", "True is displayed.", "output == \"true\"", answer, "print('true')")
    #expect(try findings(stated.report).isEmpty == answer)
  }

  @Test("a sound statement whose words are read is proven", arguments: english + european + others)
  func sound(_ stated: Stated) throws {
    let report = try stated.report
    #expect(findings(report) == [])
    #expect(report.statistics.claims.all.proven == 1, "\(report.statistics.unprovenCards.map(\.reasons))")
  }

  @Test("a statement that says the contrary of its condition is found", arguments: english + european + others)
  func contrary(_ stated: Stated) throws {
    let report = try stated.contrary.report
    let found = report.diagnostics.filter { $0.code == "likely-wrong-key" }
    #expect(found.map(\.severity) == [.warning])
    #expect(report.diagnostics.allSatisfy { $0.severity != .error })
    #expect(report.statistics.claims.all.proven == 0)
    #expect(report.statistics.unprovenCards.map(\.reasons) == [[.conditionAlone]])
  }

  @Test("the finding says what the text says")
  func words() throws {
    let wrong = try Stated("en", "x is bigger than y.", "x < y", true).report
    #expect(findings(wrong) == ["the text says `x > y`, which is not true, and `x < y` is true"])
    let right = try Stated("en", "The list is not sorted.", "sorted(items) == items", false, Stated.list).report
    #expect(
      findings(right)
        == ["`not [*items] == sorted(items)` is true, as the text says, but `sorted(items) == items` is false"])
  }

  @Test(
    "a statement that may say something else is neither proven nor found wrong",
    arguments: [
      // Words that are in no sentence, or that limit what is said.
      Stated("en", "x is hardly bigger than y.", "x < y", true),
      Stated("en", "items contains only 3.", "3 in items", true, Stated.list),
      Stated("en", "x is bigger than y squared.", "x < y", true),
      Stated("en", "x is bigger than the half of y.", "x < y", true),
      Stated("de", "Die Liste enthält nur 3.", "3 in items", true, Stated.list),
      Stated("nl", "x is bijna even groot als y.", "x != y", true),
      // Several lists, and values of other types.
      Stated("en", "The list is sorted.", "a != sorted(a)", true, "a = [2, 1]\nb = [1]"),
      Stated("en", "name is bigger than 3.", "len(name) < 4", true),
      Stated("en", "`x` is equal to “3”.", "str(x) == \"3\"", true),
      // Another moment may be meant, or another thing.
      Stated("en", "`n` is bigger than 2.", "n == 1", true, "n = 3\nn = 1"),
      Stated("en", "In the first round, n is even.", "n == 2", true, "for n in range(3):\n    pass"),
      // Nothing is known of the language.
      Stated("sv", "x är större än y.", "x < y", true),
    ])
  func unread(_ stated: Stated) throws {
    let report = try stated.report
    #expect(findings(report) == [])
    #expect(report.statistics.claims.all.proven == 0)
  }

  private static let english = [
    Stated("en", "x is bigger than y.", "x > y", false),
    Stated("en", "x is less than `y`.", "x < y", true),
    Stated("en", "The value of x isn't greater than the value of y.", "x <= y", true),
    Stated("en", "At the end, n is at least 6.", "n >= 6", true),
    Stated("en", "n is at most y.", "n <= y", false),
    Stated("en", "x and y are equal.", "x == y", false),
    Stated("en", "x is different from y at the end.", "x != y", true),
    Stated("en", "x is not equal to three.", "x != 3", false),
    Stated("en", "The number n is even.", "n % 2 == 0", true),
    Stated("en", "x is odd.", "x % 2 == 1", true),
    Stated("en", "n is divisible by x.", "n % x == 0", true),
    Stated("en", "n is not a multiple of 4.", "n % 4 != 0", true),
    Stated("en", "x is negative.", "x < 0", false),
    Stated("en", "n is in the list.", "n in items", true, Stated.list),
    Stated("en", "`name` is not in `items`.", "name not in items", true, Stated.list),
    Stated("en", "The list contains the number 4.", "4 in items", false, Stated.list),
    Stated("en", "The list is sorted.", "items == sorted(items)", false, Stated.list),
    Stated("en", "The list is empty.", "items == []", false, Stated.list),
    Stated("en", "The list has more than 2 elements.", "len(items) > 2", true, Stated.list),
    Stated("en", "name is a string.", "type(name) == str", true),
    Stated("en", "x is of type `float`.", "type(x) == float", false),
    Stated("en", "name starts with \"A\".", "name[0] == \"A\"", true),
    Stated("en", "name does not end with \"a\".", "name[-1] != \"a\"", false),
    Stated("en", "`len(name)` is greater than x.", "len(name) > x", false),
    Stated("en", "`x < y` is true.", "x < y", true),
    Stated("en", "ok is false.", "not ok", false, Stated.list),
  ]

  private static let european = [
    Stated("de", "Am Ende ist x größer als y.", "x > y", false),
    Stated("de", "x ist nicht größer als y.", "x <= y", true),
    Stated("de", "Die Liste ist nach diesem Code sortiert.", "items == sorted(items)", false, Stated.list),
    Stated("de", "n ist eine gerade Zahl.", "n % 2 == 0", true),
    Stated("de", "4 ist nicht in der Liste enthalten.", "4 not in items", true, Stated.list),
    Stated("fr", "`x` est plus grand que `y`.", "x > y", false),
    Stated("fr", "x n'est pas égal à y.", "x != y", true),
    Stated("fr", "n est divisible par 4.", "n % 4 == 0", false),
    Stated("fr", "La liste n'est pas vide.", "items != []", true, Stated.list),
    Stated("es", "Al final, x es mayor que y.", "x > y", false),
    Stated("es", "n es un número par.", "n % 2 == 0", true),
    Stated("es", "La lista no contiene el número 4.", "4 not in items", true, Stated.list),
    Stated("it", "x è minore di y.", "x < y", true),
    Stated("it", "x e y sono diversi.", "x != y", true),
    Stated("it", "La lista non è ordinata.", "items != sorted(items)", true, Stated.list),
    Stated("pt", "x é maior do que y.", "x > y", false),
    Stated("pt", "n não é divisível por x.", "n % x != 0", false),
    Stated("pt", "A lista está vazia.", "items == []", false, Stated.list),
    Stated("nl", "Na deze code is x groter dan y.", "x > y", false),
    Stated("nl", "x is oneven.", "x % 2 == 1", true),
    Stated("nl", "4 komt niet in de lijst voor.", "4 not in items", true, Stated.list),
  ]

  private static let others = [
    Stated("pl", "x jest większe od y.", "x > y", false),
    Stated("pl", "n jest liczbą parzystą.", "n % 2 == 0", true),
    Stated("pl", "Lista nie jest pusta.", "items != []", true, Stated.list),
    Stated("ru", "x больше y.", "x > y", false),
    Stated("ru", "n делится на 4 без остатка.", "n % 4 == 0", false),
    Stated("ru", "Список отсортирован по возрастанию.", "items == sorted(items)", false, Stated.list),
    Stated("tr", "x, y'den büyüktür.", "x > y", false),
    Stated("tr", "n çift sayıdır.", "n % 2 == 0", true),
    Stated("tr", "Liste boş değildir.", "items != []", true, Stated.list),
    Stated("ar", "x أكبر من y.", "x > y", false),
    Stated("ar", "القائمة ليست فارغة.", "items != []", true, Stated.list),
    Stated("ja", "x は y より大きい。", "x > y", false),
    Stated("ja", "n は偶数ではない。", "n % 2 != 0", false),
    Stated("ja", "リストは空です。", "items == []", false, Stated.list),
  ]
}
