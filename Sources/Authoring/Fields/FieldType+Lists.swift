internal import CurriculumBundle
internal import JSON
internal import YAMLSource

extension FieldType {
  /// A list with at least so many elements; an element that is wrong is reported and left out.
  static func list<Element: Sendable>(
    of element: FieldType<Element>, named name: String, atLeast minimum: Int = 0
  ) -> FieldType where Value == [Element] {
    var schema: JSONValue = ["type": "array", "items": element.schema]
    if minimum > 0 { schema = schema.merging(["minItems": .integer(minimum)]) }
    return FieldType(name: "list of \(name)", schema: schema) { node, context in
      guard context.tree.kind(of: node) == .sequence else {
        context.reportWrongType(node, wanted: "a list of \(name)", help: "write each on a line of its own after `- `")
        return nil
      }
      var values: [Element] = []
      var count = 0
      for element_ in context.tree.elements(of: node) {
        count += 1
        if let value = element.read(element_, context) { values.append(value) }
      }
      guard count >= minimum else {
        context.findings.report(
          .tooFewElements(count, minimum: minimum, of: name, key: context.key, at: context.tree.location(of: node)))
        return nil
      }
      return values.count == count ? values : nil
    }
  }
}

extension FieldType where Value == ItemPath {
  /// The full id of a module, block, episode or card.
  static let itemPath = FieldType<String>.name(.path).map { ItemPath($0) }
}

extension FieldType {
  /// The same type with its value turned into another.
  func map<Other: Sendable>(_ transform: @escaping @Sendable (Value) -> Other) -> FieldType<Other> {
    let read = self.read
    return FieldType<Other>(name: name, schema: schema) { node, context in read(node, context).map(transform) }
  }
}
