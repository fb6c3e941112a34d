import Diagnostics

/// The anchors of a document, and how much its aliases stand for.
///
/// An alias costs as many nodes as there are behind it, aliases within it counted in full and a long text as several,
/// so that a file whose few lines would unfold to billions of nodes is refused at the first alias that goes over the
/// budget.
struct Anchors {
  private struct Anchor {
    var node: Int
    var size: Int
    var isOpen: Bool
    /// Its place among all definitions; a name may be defined again.
    var definition = 0
  }

  /// A name given to a node.
  struct Definition {
    let node: Int
    /// The bytes of `&name`.
    let span: Span
    fileprivate(set) var isUsed = false
  }

  /// What an alias stands for.
  enum Use {
    case node(Int)
    case unknown
    case insideItself
    case overBudget
  }

  private var anchors: [String: Anchor] = [:]
  private var openNames: [Int: String] = [:]
  private var aliased = 0
  /// The names that an unknown one may be meant for, in the order of the file: the first hundred.
  private(set) var names: [String] = []
  private static let mostNames = 100
  /// All names that were given, in the order of the file.
  private(set) var definitions: [Definition] = []

  /// Gives a scalar a name.
  mutating func define(_ name: UnsafePointer<UInt8>, _ node: Int, size: Int, at span: Span) {
    add(String(cString: name), Anchor(node: node, size: size, isOpen: false), at: span)
  }

  /// Gives a collection whose content follows a name.
  mutating func open(_ name: UnsafePointer<UInt8>, _ node: Int, at span: Span) {
    let name = String(cString: name)
    add(name, Anchor(node: node, size: aliased, isOpen: true), at: span)
    openNames[node] = name
  }

  private mutating func add(_ name: String, _ anchor: Anchor, at span: Span) {
    var anchor = anchor
    anchor.definition = definitions.count
    definitions.append(Definition(node: anchor.node, span: span))
    let isNew = anchors.updateValue(anchor, forKey: name) == nil
    if isNew, names.count < Self.mostNames { names.append(name) }
  }

  /// Ends a collection that may have a name; its size is without what the aliases in it stand for.
  mutating func close(_ node: Int, size: Int) {
    guard let name = openNames.removeValue(forKey: node), let anchor = anchors[name], anchor.node == node else {
      return
    }
    anchors[name]?.size = size + aliased - anchor.size
    anchors[name]?.isOpen = false
  }

  /// Looks a name up and pays for it.
  mutating func use(_ name: UnsafePointer<UInt8>, _ limits: YAMLLimits) -> Use {
    guard let anchor = anchors[String(cString: name)] else { return .unknown }
    definitions[anchor.definition].isUsed = true
    guard !anchor.isOpen else { return .insideItself }
    aliased += anchor.size
    return aliased <= limits.aliasedNodes ? .node(anchor.node) : .overBudget
  }
}
