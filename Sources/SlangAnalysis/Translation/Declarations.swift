import Slang

/// Where variables are declared in a language in which they belong to blocks.
///
/// A variable is declared where it gets its first value, if all that uses it stands in the same block or further in;
/// or else before the outermost block in which it is first met.
struct Declarations {
  /// The elements that declare the variable to which they give a value.
  private(set) var declaring: Set<Int> = []
  /// The variables to declare before an element that stands in no block.
  private(set) var before: [Int: [Int]] = [:]
  /// How often each variable gets a value.
  private(set) var assignments: [Int]

  /// What is known of a variable.
  private struct Use {
    let first: (place: Int, path: [Int], isAssignment: Bool)
    var common: [Int]
  }

  private var uses: [Int: Use] = [:]

  init(of outline: Outline) {
    assignments = Array(repeating: 0, count: outline.variables.count)
    visit(outline.steps, path: [])
    for (variable, use) in uses.sorted(by: { $0.key < $1.key }) {
      if use.first.isAssignment, use.common == use.first.path {
        declaring.insert(use.first.place)
      } else {
        before[use.first.path.first.map { $0 / 2 } ?? use.first.place, default: []].append(variable)
      }
    }
  }

  /// A block is known by the elements that it stands in, each counted twice so that an Else is another block.
  private mutating func visit(_ steps: [Outline.Step], path: [Int]) {
    for step in steps {
      for node in step.nodes { visit(node, step.place, path) }
      if case .assign(let variable, _, let place) = step {
        assignments[variable] += 1
        use(variable, place, path, isAssignment: true)
      }
      for (index, block) in step.blocks.enumerated() { visit(block, path: path + [step.place * 2 + index]) }
    }
  }

  private mutating func visit(_ node: Node, _ place: Int, _ path: [Int]) {
    switch node.form {
    case .number, .bool, .text: break
    case .variable(let variable): use(variable, place, path, isAssignment: false)
    case .negative(let value): visit(value, place, path)
    case .binary(let left, _, let right):
      visit(left, place, path)
      visit(right, place, path)
    }
  }

  private mutating func use(_ variable: Int, _ place: Int, _ path: [Int], isAssignment: Bool) {
    guard let use = uses[variable] else {
      uses[variable] = Use(first: (place, path, isAssignment), common: path)
      return
    }
    uses[variable]?.common = Array(zip(use.common, path).prefix { $0 == $1 }.map(\.0))
  }
}
