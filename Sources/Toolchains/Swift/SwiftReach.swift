/// The names that the functions and types of a program of Swift come to when they are called, through all that they
/// call.
struct SwiftReach {
  /// The names that each function or type comes to.
  private var names: [String: Set<String>] = [:]
  /// The names to which any statement may come: those in extensions of types that are not the program's own.
  private(set) var always: Set<String> = []

  /// Looks through the parts of a program.
  init(_ parts: [SwiftParts.Part]) {
    var types: Set<String> = []
    for part in parts { if case .type(let name) = part.kind { types.insert(name) } }
    for part in parts {
      switch part.kind {
      case .type(let name): names[name, default: []].formUnion(part.names)
      case .extended(let name, _):
        if types.contains(name) { names[name, default: []].formUnion(part.names) } else { always.formUnion(part.names) }
      case .function:
        let words = part.names
        let place = words.firstIndex(of: "func").map { $0 + 1 } ?? words.count
        if place < words.count { names[words[place], default: []].formUnion(words[(place + 1)...]) }
      case .module, .variables, .statement, .shared: break
      }
    }
    close()
    always.formUnion(always.flatMap { names[$0] ?? [] })
  }

  /// The names to which a part comes by the functions and types that it names.
  func names(from part: SwiftParts.Part) -> Set<String> {
    part.names.reduce(into: []) { $0.formUnion(names[$1] ?? []) }
  }

  /// Adds to each the names of those that it names, until there are no more.
  private mutating func close() {
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for (name, own) in names {
        let all = own.union(own.flatMap { names[$0] ?? [] })
        if all.count > own.count { (names[name], hasChanged) = (all, true) }
      }
    }
  }
}
