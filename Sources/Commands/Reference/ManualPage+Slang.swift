import Slang

extension ManualPage {
  /// The programs of blocks; its names are the language's own.
  static let slang = ManualPage(
    name: "slang", summary: "Slang, the programs of blocks: elements, values, errors, and names for `teaches:`.",
    prose: """
      A program is one element a line. What it prints is what the same program prints in
      JavaScript; `hornbook translate` writes it in JavaScript, Python and Swift.
      """
  ) {
    [
      .table("elements", elements.map { ($0.text, meaning(of: $0)) }),
      .table(
        "values",
        [
          ("3  2.5  1e3", "numbers; whole ones up to \(SlangExpression.largestInteger)"),
          ("\"Ada\"  'Ada'", "texts, with \\n \\t \\\" \\\\ and \\u0041 inside"),
          ("true  false", "what a comparison in other languages gives"),
          ("score", "what a variable holds; names are letters a to z and digits"),
        ]),
      .table(
        "operators",
        SlangOperator.allCases.map { ($0.rawValue, meaning(of: $0)) } + [
          ("( )", "what is worked out first"),
          (SlangComparison.allCases.map(\.rawValue).joined(separator: " "), "comparisons, in an If only"),
        ]),
      .table("errors", SlangError.Kind.allCases.map { ($0.rawValue, $0.summary) }),
      .table("names for `teaches:`", SlangConcept.allCases.map { ($0.id, $0.summary) }),
    ]
  }

  private static let elements: [SlangElement] = [
    .variable(name: "score", value: .integer(10)), .print(.binary(.string("Hello, "), .add, .name("name"))),
    .repeat(count: .integer(3)), .if(left: .name("score"), comparison: .greaterOrEqual, right: .integer(10)), .else,
    .end, .blank,
  ]

  private static func meaning(of element: SlangElement) -> String {
    switch element {
    case .variable: "gives a name a value, or a new one"
    case .print: "prints a value on a line of its own"
    case .repeat: "does what is up to its end so many times"
    case .if: "does what is up to its else or end if the comparison holds"
    case .else: "begins what is done if the comparison of the if does not hold"
    case .end: "ends a repeat or an if"
    case .blank: "does nothing; so does an empty line"
    }
  }

  private static func meaning(of operation: SlangOperator) -> String {
    switch operation {
    case .add: "adds numbers, joins texts"
    case .subtract: "takes a number from another"
    case .multiply: "multiplies"
    case .divide: "divides, with the part after the point"
    case .remainder: "what is left after dividing, with the sign of the number before it"
    }
  }
}
