import Grading
import Python
import PythonAnalysis

/// Facts about right programs, and texts that learners read, which widen the domain that checks show.
struct DomainKnowledge {
  /// The whole numbers of right programs, but for huge ones.
  private(set) var numbers: [Int] = []
  /// The strings of right programs.
  private(set) var strings: [String] = []
  /// True where right programs take whitespace off the ends of strings.
  private(set) var stripsStrings = false
  /// True where right programs decide something about negative numbers.
  private(set) var admitsNegatives = false
  /// True where right programs change the case of strings, so that they are made for letters of each case.
  private(set) var changesCase = false
  /// True where right programs sort something, so that they are made for items in any order.
  private(set) var sortsItems = false
  /// The names, each two, of which right programs ask which one has the larger value.
  private(set) var comparedNames: Set<Set<String>> = []
  /// The parameters of the functions of right programs.
  private(set) var parameters: [String: [String]] = [:]
  /// Where words can be announced.
  let words: InputShape.Words

  /// - Parameters:
  ///   - programs: Right programs.
  ///   - told: All that the card shows to learners.
  init(of programs: [TaskProgram], told: String) {
    words = InputShape.Words(programs: programs.map(\.text), told: told)
    for case .python(let program) in programs {
      stripsStrings = stripsStrings || program.source.contains("strip(")
      sortsItems = sortsItems || program.source.contains("sorted(") || program.source.contains(".sort(")
      numbers += program.literals.numbers.filter { abs($0) < 1_000_000 }
      strings += program.literals.texts
      changesCase = changesCase || program.source.contains(/\.(upper|lower|title|capitalize|swapcase|casefold)\(/)
      admitsNegatives = admitsNegatives || program.guards.handlesNegatives || program.source.contains(/\babs\(\w+\)/)
      comparedNames.formUnion(Self.comparedNames(in: program.source))
      for function in program.definitions.functions {
        parameters[function.name] = parameters[function.name] ?? function.parameters.map(\.name)
      }
    }
  }

  /// True where right programs ask which one of two arguments of a call is larger, so that both may be.
  func compares(_ first: Int, _ second: Int, of call: PythonCall) -> Bool {
    let function = String(call.call.prefix { $0 != "(" })
    guard call.setup.isEmpty, let names = parameters[function], names.indices.contains(first),
      names.indices.contains(second)
    else { return false }
    return comparedNames.contains([names[first], names[second]])
  }

  /// The names on both sides of `<` and `>`, and those of which `max`, `min` and `abs` are taken.
  private static func comparedNames(in source: String) -> Set<Set<String>> {
    let parts = source.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let compared = parts.matches(of: /(?:^|\W)(\w+) ?[<>]=? ?(?=(\w+))/).map { Set([String($0.1), String($0.2)]) }
    let chosen = parts.matches(of: /(?:max|min)\((\w+), ?(\w+)/).map { Set([String($0.1), String($0.2)]) }
    let distances = parts.matches(of: /abs\((\w+) ?- ?(\w+)/).map { Set([String($0.1), String($0.2)]) }
    return Set(compared + chosen + distances)
  }

  /// True where a number is at a bound that a right program writes out.
  func isAtBound(_ number: Int) -> Bool { numbers.contains { ($0 - 1...$0 + 1).contains(number) } }
}
