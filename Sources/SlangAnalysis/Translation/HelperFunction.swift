/// A function that stands before a translated program, since the other language means something else by an operator.
protocol HelperFunction: Hashable {
  /// The functions that it calls.
  var uses: [Self] { get }
}

/// The functions that a translated program needs.
protocol HelperFunctions {
  associatedtype Helper: HelperFunction
  /// The functions taken so far, and all that they call.
  var used: Set<Helper> { get set }
}

extension HelperFunctions where Helper: RawRepresentable<String> {
  /// Takes a function into the text and gives its name.
  mutating func use(_ helper: Helper) -> String {
    used.insert(helper)
    for other in helper.uses { _ = use(other) }
    return helper.rawValue
  }
}
