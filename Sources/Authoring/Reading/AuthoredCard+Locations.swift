package import Diagnostics
import YAMLSource

// Where fields are; of a field that is left out it is the card's first key.
extension AuthoredCard {
  /// The location of a field's value.
  package func location<Value>(of field: Located<Value>?) -> Location { location(field?.node) }

  /// The location of a list.
  package func location(of list: AnyField?) -> Location { location(list?.node) }

  /// The location of an element of a list, or of the list where it has no such element.
  package func location<Element>(of list: Located<[Element]>?, at index: Int) -> Location {
    location(ofElement: index, list?.node)
  }

  /// The location of an element of a list, or of the list where it has no such element.
  package func location(of list: AnyField?, at index: Int) -> Location { location(ofElement: index, list?.node) }

  private func location(ofElement index: Int, _ list: YAMLTree.NodeID?) -> Location {
    location(list.map { document.element(index, of: $0) ?? $0 })
  }

  private func location(_ node: YAMLTree.NodeID?) -> Location {
    node.map { document.tree.location(of: $0) } ?? document.tree.titleLocation(of: self.node)
  }

  /// A field's value in the file, where it is not left out.
  package func source<Value>(of field: Located<Value>?) -> SourceValue? {
    field.map { SourceValue($0.node, in: document) }
  }

  /// A field's value in the file, where it is not left out.
  package func source(of field: AnyField?) -> SourceValue? { field.map { SourceValue($0.node, in: document) } }

  /// An element of a list in the file, where there is one.
  package func source<Element>(of list: Located<[Element]>?, at index: Int) -> SourceValue? {
    list.flatMap { document.element(index, of: $0.node) }.map { SourceValue($0, in: document) }
  }

  /// The elements of a list in the file.
  package func elements<Element>(of list: Located<[Element]>?) -> [SourceValue] { source(of: list)?.elements ?? [] }

  /// The elements of a list in the file.
  package func elements(of list: AnyField?) -> [SourceValue] {
    list.map { SourceValue($0.node, in: document).elements } ?? []
  }
}
