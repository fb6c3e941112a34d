/// The programs of tabs called `Answer`, each for a program of another tab.
///
/// An answer belongs to the program whose name it begins with, such as `two_a_answer` or `two_a_a` to `two_a`; those
/// of other names belong to the other programs in their order.
struct RunestoneTabs {
  private var named: [String: RSTDirective] = [:]
  private var others: [RSTDirective] = []
  /// The answers that a program has.
  private var taken: [RSTDirective] = []

  /// Nothing that is in tabs.
  init() {}

  /// The answers in tabs.
  init(_ blocks: [RSTBlock]) {
    let tabs = Self.directives(in: blocks).filter { $0.name == "tab" }
    let isAnswer = { (tab: RSTDirective) in tab.argument.lowercased().hasPrefix("answer") }
    let programs = { (tab: RSTDirective) in
      Self.directives(in: RSTParser.blocks(of: tab.body)).filter { $0.name == "activecode" }
    }
    let asked = tabs.filter { !isAnswer($0) }.flatMap(programs).map(\.argument).filter { !$0.isEmpty }
    for answer in tabs.filter(isAnswer).flatMap(programs) {
      // Of `two` and `two_a` it is the longer name that counts.
      guard let name = asked.filter({ answer.argument.hasPrefix($0 + "_") }).max(by: { $0.count < $1.count }) else {
        others.append(answer)
        continue
      }
      if named[name] == nil { named[name] = answer }
    }
  }

  /// Takes the answer to a program; nil where there is none.
  mutating func take(for program: RSTDirective) -> RSTDirective? {
    let own = named[program.argument]
    guard let answer = own ?? others.first else { return nil }
    if own == nil { others.removeFirst() }
    taken.append(answer)
    return answer
  }

  /// Whether a directive is the answer to a program that came before it.
  func isTaken(_ directive: RSTDirective) -> Bool { taken.contains { $0.span == directive.span } }

  /// The directives in blocks, those in what only frames others included.
  private static func directives(in blocks: [RSTBlock]) -> [RSTDirective] {
    blocks.flatMap { block -> [RSTDirective] in
      switch block {
      case .directive(let directive) where directive.name != "tab" && isFrame(directive):
        directives(in: directive.blocks)
      case .directive(let directive): [directive]
      case .nested(let blocks): directives(in: blocks)
      case .heading, .paragraph, .table, .literal, .definition: []
      }
    }
  }

  private static func isFrame(_ directive: RSTDirective) -> Bool {
    RunestoneDirectives.containers.contains(directive.name)
  }
}
