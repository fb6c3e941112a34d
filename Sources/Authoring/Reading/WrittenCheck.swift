package import Diagnostics
import YAMLSource

/// A check of a task or a puzzle in its file, or the exercise that is its own and only check.
package struct WrittenCheck: Sendable {
  /// Its fields.
  package let fields: AuthoredCheck
  private let document: Document
  private let id: YAMLTree.NodeID

  init(_ fields: AuthoredCheck, of card: AuthoredCard) {
    (self.fields, document, id) = (fields, card.document, card.record.id.node)
  }

  /// Its mapping, to be edited.
  package var mapping: SourceValue { SourceValue(fields.node, in: document) }

  /// Its first key; of an exercise the key of its id.
  package var location: Location {
    fields.isCard ? keyLocation(of: id) : document.tree.titleLocation(of: fields.node)
  }

  /// The location of a field's value, or of the first key where it is left out.
  package func location<Value>(of field: Located<Value>?) -> Location {
    field.map { document.tree.location(of: $0.node) } ?? document.tree.titleLocation(of: fields.node)
  }

  /// The location of an element of a list, of the list where it has no such element, or of the first key.
  package func location<Element>(of list: Located<[Element]>?, at index: Int) -> Location {
    guard let list else { return document.tree.titleLocation(of: fields.node) }
    return document.tree.location(of: document.element(index, of: list.node) ?? list.node)
  }

  /// A field's value in the file.
  package func source<Value>(of field: Located<Value>?) -> SourceValue? {
    field.map { SourceValue($0.node, in: document) }
  }

  /// The location of the key of a field, or of the first key where it is left out.
  package func keyLocation<Value>(of field: Located<Value>?) -> Location {
    field.map { keyLocation(of: $0.node) } ?? document.tree.titleLocation(of: fields.node)
  }

  private func keyLocation(of value: YAMLTree.NodeID) -> Location {
    document.tree.keyLocation(of: value, in: fields.node)
  }

  /// The keys that say what a program must do, with their locations, in the order of ``AuthoredCheck``.
  package var keys: [(key: FieldKey, location: Location)] {
    let nodes: [(FieldKey, YAMLTree.NodeID?)] = [
      (.input, fields.input?.node), (.result, fields.result?.node), (.satisfies, fields.satisfies?.node),
      (.setup, fields.setup?.node), (.call, fields.call?.node), (.returns, fields.returns?.node),
      (.raises, fields.raises?.node), (.world, fields.world?.node), (.collecting, fields.collecting?.node),
      (.doneWhen, fields.doneWhen?.node),
    ]
    return nodes.compactMap { key, node in node.map { (key, keyLocation(of: $0)) } }
  }
}

extension AuthoredCard {
  /// A check, or the card where it is its own and only one.
  package func check(at index: Int) -> WrittenCheck {
    let checks = fields.checks?.value ?? []
    return checks.indices.contains(index) ? WrittenCheck(checks[index], of: self) : ownCheck
  }

  /// The card as its own and only check.
  package var ownCheck: WrittenCheck { WrittenCheck(AuthoredCheck(card: fields, node: node), of: self) }

  /// The location of the key of a field.
  package func keyLocation(of field: AnyField) -> Location { document.tree.keyLocation(of: field.node, in: node) }
}

extension YAMLTree {
  /// The location of the key whose value is a node.
  fileprivate func keyLocation(of value: NodeID, in mapping: NodeID) -> Location {
    let entry = entries(of: mapping).first { $0.value == value }
    return entry.map { location(of: $0.key) } ?? titleLocation(of: mapping)
  }
}
