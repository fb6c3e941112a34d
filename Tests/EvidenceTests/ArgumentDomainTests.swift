import Authoring
import CurriculumBundle
import Evidence
import Grading
import Testing

/// The arguments of calls that are tried and proposed, which stay such as the checks give.
@Suite("Arguments in the domain of the checks")
struct ArgumentDomainTests {
  /// The evidence on a task whose checks are calls with what they return.
  private func mutants(_ solution: String, _ checks: [(call: String, returns: String)]) throws -> MutantEvidence {
    let card = ExerciseCard(
      text: "Write it.", language: .python, checks: checks.map { ProgramCheck(call: $0.call, returns: $0.returns) })
    let task = AuthoredTask(solutions: [.text(solution)])
    let evidence = EvidencePlanner().evidence(
      on: EvidenceSubject(.exercise(card), task: task, language: .python, steps: 20_000_000))
    return try #require(evidence.task?.mutants)
  }

  /// The calls that are proposed as checks; there is at least one.
  private func proposals(_ solution: String, _ checks: [(call: String, returns: String)]) throws -> [String] {
    let mutants = try mutants(solution, checks)
    let calls = mutants.inputsThatKill.compactMap(\.call)
    #expect(!calls.isEmpty && Set(calls).isDisjoint(with: checks.map(\.call)))
    return calls
  }

  /// The whole numbers in a call.
  private func numbers(in call: String) -> [Int] { call.matches(of: /-?\d+/).compactMap { Int($0.output) } }

  // MARK: - Numbers

  @Test("no number is negative or zero where no check has such, and what is divided by is never zero")
  func positiveNumbers() throws {
    let mutants = try mutants(
      "def per_head(coins, people):\n  return coins / people\n",
      [("per_head(12, 4)", "3.0"), ("per_head(10, 5)", "2.0")])
    let calls = mutants.decisive.compactMap(\.call)
    #expect(mutants.survivors.map(\.change) == ["`/` became `//`"])
    #expect(!calls.isEmpty && calls.allSatisfy { numbers(in: $0).allSatisfy { $0 > 0 } }, "\(calls)")
  }

  @Test("zero, a negative number and a multiple beyond the checks are tried where nothing nearer shows a difference")
  func farNumbers() throws {
    let root = "def root(n):\n  if n < 0:\n    raise ValueError('negative')\n  return n ** 0.5\n"
    #expect(try proposals(root, [("root(4)", "2.0"), ("root(9)", "3.0")]).contains("root(-1)"))
    let fizz = "def fizz(n):\n  return 'Fizz' if n % 15 == 0 else n\n"
    let wanted = try mutants(fizz, [("fizz(15)", "'Fizz'"), ("fizz(7)", "7"), ("fizz(1)", "1"), ("fizz(10)", "10")])
    let equal = try #require(wanted.survivors.first { $0.change == "`n % 15 == 0` became `n == 15`" })
    #expect(equal.differences.first.map { wanted.decisive[$0.input].call } == "fizz(30)")
  }

  @Test("a year stays a year")
  func years() throws {
    let leap = """
      def is_leap(year):
        if year % 100 == 0:
          return year % 400 == 0
        return year % 4 == 0
      """
    let calls = try proposals(leap, [("is_leap(2024)", "True"), ("is_leap(2000)", "True"), ("is_leap(1996)", "True")])
    #expect(calls.allSatisfy { (1900...2100).contains(numbers(in: $0).first ?? 0) }, "\(calls)")
  }

  @Test("decimals keep their number of digits")
  func decimals() throws {
    let calls = try proposals("def gross(price):\n  return round(price * 1.19, 2)\n", [("gross(10.50)", "12.49")])
    #expect(calls.allSatisfy { $0.wholeMatch(of: /gross\(\d+\.\d\d\)/) != nil }, "\(calls)")
  }

  @Test("numbers that are in order in all checks stay in order, unless the solution compares them")
  func orderedNumbers() throws {
    let checks = [("span(2, 5)", "[2, 3, 4, 5]"), ("span(0, 1)", "[0, 1]"), ("span(4, 4)", "[4]")]
    let span = try mutants("def span(low, high):\n  numbers = range(low, high + 1)\n  return list(numbers)\n", checks)
    let calls = span.decisive.compactMap(\.call).map(numbers)
    #expect(calls.allSatisfy { $0[0] <= $0[1] }, "\(calls)")
    let clamp = "def clamp(value, low):\n  if value < low:\n    return low\n  return value\n"
    let compared = try proposals(clamp, [("clamp(5, 1)", "5"), ("clamp(7, 2)", "7"), ("clamp(12, 3)", "12")])
    #expect(compared.contains { numbers(in: $0)[0] < numbers(in: $0)[1] }, "\(compared)")
  }

  @Test("a stub that goes by the order of two arguments is found when they are changed round")
  func swappedNumbers() throws {
    let checks = [("larger(2, 5)", "5"), ("larger(0, 9)", "9"), ("larger(4, 4)", "4")]
    for solution in ["return a if a > b else b", "return sorted([a, b])[1]"] {
      let mutants = try mutants("def larger(a, b):\n  \(solution)\n", checks)
      let stub = try #require(mutants.stub, "\(solution)")
      #expect(stub.body == "return b")
      let calls = stub.differences.compactMap { mutants.decisive[$0.input].call }.map(numbers)
      #expect(!calls.isEmpty && calls.allSatisfy { $0[0] > $0[1] }, "\(calls)")
    }
  }

  // MARK: - Strings

  @Test("strings keep their letters, their case and their quotes")
  func letters() throws {
    let count = """
      def count_g(strand):
        count = 0
        for base in strand:
          if base == 'G':
            count += 1
        return count
      """
    let strands = try proposals(count, [("count_g('ACGT')", "1"), ("count_g('GATTACA')", "1")])
    #expect(strands.allSatisfy { $0.wholeMatch(of: /count_g\('[ACGT]+'\)/) != nil }, "\(strands)")
    let greet = "def greet(name):\n  return 'Hello, ' + name + '!'\n"
    let names = try proposals(greet, [("greet(\"Ada\")", "'Hello, Ada!'")])
    #expect(names.allSatisfy { $0.wholeMatch(of: /greet\("[A-Z][a-z]+"\)/) != nil }, "\(names)")
    let shout = "def shout(word):\n  return word.upper() + '!'\n"
    let words = try proposals(shout, [("shout('hey')", "'HEY!'")])
    #expect(words.allSatisfy { $0.wholeMatch(of: /shout\('[a-z]+'\)/) != nil }, "\(words)")
  }

  @Test("dates, times and addresses keep their pattern")
  func patterns() throws {
    let month = "def month(date):\n  return int(date.split('-')[1])\n"
    let dates = try proposals(month, [("month('2024-05-05')", "5")])
    #expect(dates.allSatisfy { $0.wholeMatch(of: /month\('\d{4}-(0[1-9]|1[012])-\d\d'\)/) != nil }, "\(dates)")
    let hour = "def hour(time):\n  return int(time[:2])\n"
    let times = try proposals(hour, [("hour('09:30')", "9"), ("hour('09:45')", "9")])
    #expect(times.allSatisfy { $0.wholeMatch(of: /hour\('[01]\d:[0-5]\d'\)/) != nil }, "\(times)")
    let user = "def user(address):\n  return address.split('@')[0]\n"
    let addresses = try proposals(user, [("user('ada@example.org')", "'ada'")])
    #expect(addresses.allSatisfy { $0.wholeMatch(of: /user\('[a-z]+@[a-z]+\.[a-z]+'\)/) != nil }, "\(addresses)")
  }

  @Test("strings in another case are tried where the solution changes it, and negative numbers where it drops the sign")
  func whatSolutionsChange() throws {
    let shout = "def shout(word):\n  return word.upper()\n"
    #expect(try proposals(shout, [("shout('HEY')", "'HEY'"), ("shout('OH')", "'OH'")]).contains("shout('hey')"))
    let size = "def size(n):\n  return abs(n)\n"
    #expect(try proposals(size, [("size(3)", "3"), ("size(8)", "8")]).contains("size(-1)"))
  }

  @Test("no string is empty where no check has such")
  func emptyStrings() throws {
    let first = "def first(word):\n  return word[:1]\n"
    let calls = try mutants(first, [("first('ada')", "'a'"), ("first('ape')", "'a'")]).decisive.compactMap(\.call)
    #expect(!calls.isEmpty && !calls.contains("first('')"), "\(calls)")
  }

  // MARK: - Lists

  @Test("no list is empty where no check has such")
  func emptyLists() throws {
    let checks = [("total([2, 4])", "6"), ("total([3, 3])", "6")]
    let total = "def total(numbers):\n  return sum(numbers)\n"
    let calls = try mutants(total, checks).decisive.compactMap(\.call)
    #expect(!calls.isEmpty && !calls.contains("total([])"), "\(calls)")
  }

  @Test("lists that are sorted on purpose stay sorted")
  func sortedLists() throws {
    let find = """
      def find(numbers, wanted):
        low, high = 0, len(numbers) - 1
        while low <= high:
          middle = (low + high) // 2
          if numbers[middle] == wanted:
            return middle
          if numbers[middle] < wanted:
            low = middle + 1
          else:
            high = middle - 1
        return -1
      """
    let mutants = try mutants(
      find, [("find([1, 3, 5, 7], 3)", "1"), ("find([2, 4, 6], 6)", "2"), ("find([2, 8, 9, 12], 5)", "-1")])
    let lists = mutants.decisive.compactMap(\.call).map { Array(numbers(in: $0).dropLast()) }
    #expect(!mutants.survivors.isEmpty && lists.allSatisfy { $0 == $0.sorted() && !$0.isEmpty }, "\(lists)")
  }

  @Test("lists that are as long in all checks stay as long")
  func pairedLists() throws {
    let dot = """
      def dot(a, b):
        total = 0
        for i in range(len(a)):
          total += a[i] * b[i]
        return total
      """
    let mutants = try mutants(dot, [("dot([1, 2], [1, 1])", "3"), ("dot([2, 0, 1], [1, 5, 0])", "2")])
    let calls = mutants.decisive.compactMap(\.call)
    let lengths = calls.map { call in call.matches(of: /\[([^\]]*)\]/).map { numbers(in: String($0.1)).count } }
    #expect(!lengths.isEmpty && lengths.allSatisfy { $0.count == 2 && $0[0] == $0[1] }, "\(calls)")
  }

  @Test("tables keep rows that are all as long, and squares stay squares")
  func tables() throws {
    let count = """
      def count_x(board):
        count = 0
        for row in board:
          for cell in row:
            if cell == 'x':
              count += 1
        return count
      """
    let mutants = try mutants(
      count,
      [
        ("count_x([['x', '.'], ['.', '.']])", "1"),
        ("count_x([['.', '.', 'x'], ['.', 'o', '.'], ['.', '.', '.']])", "1"),
      ])
    let calls = mutants.decisive.compactMap(\.call)
    let widths = calls.map { call in call.matches(of: /\[([^\[\]]*)\]/).map { $0.1.split(separator: ",").count } }
    #expect(mutants.stub?.body == "return 1" && !widths.isEmpty)
    #expect(widths.allSatisfy { rows in rows.allSatisfy { $0 == rows.count } }, "\(calls)")
  }

  @Test("records keep the kind of each part")
  func records() throws {
    let best = """
      def best(scores):
        name, most = scores[0]
        for one, points in scores:
          if points > most:
            name, most = one, points
        return name
      """
    let calls = try proposals(
      best, [("best([('Ada', 7), ('Bo', 3)])", "'Ada'"), ("best([('Cy', 9), ('Di', 2), ('Ed', 1)])", "'Cy'")])
    #expect(
      calls.allSatisfy { $0.wholeMatch(of: /best\(\[(\('[A-Z][a-z]+', \d+\)(, )?)+\]\)/) != nil }, "\(calls)")
  }

  // MARK: - Dictionaries

  @Test("dictionaries have each key once, and keys and values like those of the checks")
  func dictionaries() throws {
    let total = """
      def total(prices):
        result = 0
        for name in prices:
          result += prices[name]
        return result
      """
    let mutants = try mutants(total, [("total({'fig': 3})", "3"), ("total({'kiwi': 5})", "5")])
    #expect(mutants.inputsThatKill.compactMap(\.call) == ["total({'fig': 3, 'kiwi': 5})"])
    for call in mutants.decisive.compactMap(\.call) {
      let keys = call.matches(of: /'([^']*)': (\d+)/).map { String($0.1) }
      #expect(Set(keys).count == keys.count && !keys.isEmpty, "\(call)")
      #expect(keys.allSatisfy { $0.wholeMatch(of: /[a-z]+/) != nil }, "\(call)")
    }
  }

  // MARK: - Methods

  @Test("a method is called with what checks give it")
  func methods() throws {
    let solution = """
      class Songs:
        def __init__(self):
          self.all = []
        def add(self, song):
          self.all.append(song)
      """
    let card = ExerciseCard(
      text: "Write it.", language: .python,
      checks: [
        ProgramCheck(setup: ["s = Songs()", "s.add('Hey')"], call: "s.all", returns: "['Hey']"),
        ProgramCheck(call: "Songs().all", returns: "[]"),
      ])
    let evidence = EvidencePlanner().evidence(
      on: EvidenceSubject(
        .exercise(card), task: AuthoredTask(solutions: [.text(solution)]), language: .python, steps: 20_000_000))
    let mutants = try #require(evidence.task?.mutants)
    let lines = mutants.decisive.flatMap { $0.setup ?? [] }.filter { $0.contains(".add(") }
    #expect(!lines.isEmpty && lines.allSatisfy { $0.wholeMatch(of: /s\.add\('[A-Z][a-z]+'\)/) != nil }, "\(lines)")
  }
}
