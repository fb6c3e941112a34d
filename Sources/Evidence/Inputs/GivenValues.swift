import PythonAnalysis
import Support

/// Values of all kinds for functions of which nobody shows what they take.
enum GivenValues {
  private static let numbers = ["3", "7", "0", "1", "12"]
  private static let decimals = ["2.5", "0.125", "7.0"]
  private static let texts = ["'Cat'", "'level'", "'a b'", "'x'"]
  private static let lists = ["[3, 1, 2]", "[5, 5, 4]", "[2.5, 1]", "['b', 'a']"]
  private static let dictionaries = ["{'b': 1, 'a': 2}"]

  /// The arguments of each call that may be tried, the likeliest first; none for a function that takes too much.
  static func lists(for function: PythonDefinitions.Function) -> [[String]] {
    let needed = function.parameters.filter(\.isNeeded)
    guard !function.needsNames, needed.count <= 3 else { return [] }
    guard !needed.isEmpty else { return [[]] }
    let kinds = needed.map(kinds)
    let most = kinds.map(\.count).max() ?? 0
    // First the likeliest kind of each, then one after the other changed.
    var tuples = [kinds.map { $0[0] }]
    for place in kinds.indices {
      for kind in kinds[place].dropFirst() {
        var other = kinds.map { $0[0] }
        other[place] = kind
        tuples.append(other)
      }
    }
    for kind in 0..<most { tuples.append(kinds.map { $0[min(kind, $0.count - 1)] }) }
    return tuples.unique.map { kinds in kinds.enumerated().map { $1[$0 % $1.count] } }
  }

  /// Values of each kind that a parameter may have, the likeliest kind first.
  private static func kinds(of parameter: PythonDefinitions.Parameter) -> [[String]] {
    let all = [numbers, texts, lists, decimals, dictionaries]
    switch parameter.type ?? "" {
    case "int": return [numbers]
    case "float": return [decimals]
    case "str": return [texts]
    case "list", "List": return [lists]
    case "dict", "Dict": return [dictionaries]
    case "bool": return [["True", "False"]]
    default: break
    }
    let name = parameter.name.lowercased()
    let likely: [[String]] =
      if ["text", "word", "name", "string", "sentence", "letter", "title", "line"].contains(where: name.hasSuffix) {
        [texts]
      } else if name.hasSuffix("s") || ["list", "items", "data", "row"].contains(where: name.hasSuffix) {
        [lists]
      } else {
        []
      }
    return likely + all.filter { !likely.contains($0) }
  }
}
