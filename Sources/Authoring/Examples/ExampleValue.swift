import Diagnostics
import YAMLSource

extension FieldDeclaration {
  /// The key with its example as its value, to be written in the house layout.
  var exampleEntry: WrittenValue.Entry {
    WrittenValue.Entry(key, exampleValue)
  }

  /// The example as a value to write.
  var exampleValue: WrittenValue { WrittenValue.Entry(key, example: example).value }
}

extension WrittenValue.Entry {
  /// A key with a value in YAML, to be written in the house layout.
  init(_ key: String, example: String) {
    let (tree, diagnostics) = YAMLTree.read(SourceText(path: key, "\(key): \(example)\n"))
    guard diagnostics.isEmpty, let root = tree.root, let node = tree.value(for: key, in: root) else {
      preconditionFailure("the example of '\(key)' is not YAML")
    }
    self.init(key, WrittenValue(node, in: tree))
  }
}

extension WrittenValue {
  /// A value of a file, to be written again.
  init(_ node: YAMLTree.NodeID, in tree: YAMLTree) {
    switch tree.kind(of: node) {
    case .scalar where tree.style(of: node).isBlock: self = .content(writtenText(of: node, in: tree))
    case .scalar:
      self = tree.reading(of: node) == .text ? .text(tree.text(of: node)) : .asWritten(tree.text(of: node))
    case .sequence:
      self = .list(tree.elements(of: node).map { WrittenValue($0, in: tree) })
    case .mapping:
      self = .mapping(
        tree.entries(of: node).map { Entry(tree.text(of: $0.key), WrittenValue($0.value, in: tree)) })
    }
  }
}

extension Form {
  /// The keys that must be there, with their examples; of keys that stand in for each other the first.
  package static var exampleEntries: [WrittenValue.Entry] {
    let stand = constraints.compactMap { constraint -> String? in
      switch constraint {
      case .atLeastOne(let keys), .exactlyOne(let keys): keys.first
      case .either, .together, .only, .needs, .onlyWhen, .notBeside: nil
      }
    }
    return fields.filter { $0.isRequired || stand.contains($0.key) }.map(\.exampleEntry)
  }
}
