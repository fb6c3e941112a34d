import PythonSyntax

/// The methods by which `unittest.TestCase` asserts something.
enum UnitTestMethod {
  /// The methods that compare by an operator; the first of an operator is the one that an export writes.
  private static let comparisons: [(name: String, comparison: ComparisonOperator)] = [
    ("assertNotEqual", .notEqual), ("assertNotEquals", .notEqual), ("assertLess", .less),
    ("assertLessEqual", .lessOrEqual), ("assertGreater", .greater), ("assertGreaterEqual", .greaterOrEqual),
    ("assertIs", .is), ("assertIsNot", .isNot), ("assertIn", .in), ("assertNotIn", .notIn),
  ]
  private static let equalities: Set<String> = [
    "assertEqual", "assertEquals", "assertListEqual", "assertTupleEqual", "assertSetEqual", "assertDictEqual",
    "assertSequenceEqual", "assertMultiLineEqual",
  ]
  private static let ofOneOperand: Set<String> = [
    "assertTrue", "assert_", "assertFalse", "assertIsNone", "assertIsNotNone",
  ]
  private static let ofTwoOperands: Set<String> = [
    "assertIsInstance", "assertNotIsInstance", "assertCountEqual", "assertItemsEqual", "assertRegex",
    "assertNotRegex", "assertRegexpMatches", "assertNotRegexpMatches",
  ]
  /// The two values, and the places to which they are rounded.
  private static let ofThreeOperands: Set<String> = [
    "assertAlmostEqual", "assertAlmostEquals", "assertNotAlmostEqual", "assertNotAlmostEquals",
  ]

  /// How many arguments of a method are not its message; nil where all may be, as those of a function that is called.
  static func operandCount(of method: String) -> Int? {
    if ofOneOperand.contains(method) { return 1 }
    if ofThreeOperands.contains(method) { return 3 }
    return ofTwoOperands.contains(method) || isEquality(method) || comparison(of: method) != nil ? 2 : nil
  }

  /// Whether a method asserts that two values are equal.
  static func isEquality(_ method: String) -> Bool { equalities.contains(method) }

  /// The operator by which a method compares.
  static func comparison(of method: String) -> ComparisonOperator? {
    comparisons.first { $0.name == method }?.comparison
  }

  /// The method that compares by an operator; nil for equality, which is asserted of a value.
  static func name(for comparison: ComparisonOperator) -> String? {
    comparisons.first { $0.comparison == comparison }?.name
  }
}
