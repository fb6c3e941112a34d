import CurriculumBundle
import JSON
import YAMLSource

extension FieldType {
  /// A list with at least so many elements; an element that is wrong is reported and left out.
  ///
  /// Where elements are to be unique, those that stand there again are reported; the value keeps them, in their places.
  static func list<Element: Sendable>(
    of element: FieldType<Element>, named name: String, atLeast minimum: Int = 0, unique: Bool = false
  ) -> FieldType where Value == [Element] {
    let limits = (["type": "array"] as JSONValue)
      .merging(minimum > 0 ? ["minItems": .integer(minimum)] : [:]).merging(unique ? ["uniqueItems": true] : [:])
    let type = FieldType(
      name: "list of \(name)", schema: limits.merging(["items": element.schema]),
      published: limits.merging(["items": element.publishedSchema])
    ) { node, context in
      guard context.tree.kind(of: node) == .sequence else {
        context.reportNoList(node, of: name, in: element.form)
        return nil
      }
      if let cards = context.misplacedCards(in: node) {
        context.findings.report(cards.finding(in: context.key))
        return nil
      }
      if context.reportNestedLists(in: node, of: name) || context.reportCommasAtLineEnds(in: node, of: name) {
        return nil
      }
      var values: [Element] = []
      // Most lists have no more; growing three times takes longer than reading them.
      values.reserveCapacity(4)
      var count = 0
      for element_ in context.tree.elements(of: node) {
        let place = FieldContext(
          key: context.key, findings: context.findings, index: count, isInBrackets: context.tree.isFlow(node))
        count += 1
        if let value = element.read(element_, place) { values.append(value) }
      }
      if let cut = context.itemCutByCommas(in: node) {
        context.findings.report(.commaInText(cut.text, at: cut.location))
        return nil
      }
      if unique { reportRepeated(node, context) }
      guard count >= minimum else {
        context.findings.report(
          .tooFewElements(count, minimum: minimum, of: name, key: context.key, at: context.tree.location(of: node)))
        return nil
      }
      return values.count == count ? values : nil
    }
    return type.holding(element.form)
  }
}

extension FieldType {
  /// One element alone, or a list of at least one.
  static func oneOrMore<Element: Sendable>(
    of element: FieldType<Element>, named name: String
  ) -> FieldType where Value == [Element] {
    let list = FieldType.list(of: element, named: name, atLeast: 1)
    let type = FieldType(
      name: "\(element.name) or list of \(name)", schema: ["anyOf": [element.schema, list.schema]],
      published: list.publishedSchema
    ) { node, context in
      context.tree.kind(of: node) == .sequence
        ? list.read(node, context) : element.read(node, context).map { [$0] }
    }
    return type.holding(element.form)
  }
}

/// Reports scalars that stand in a list again, by their bytes.
private func reportRepeated(_ list: YAMLTree.NodeID, _ context: borrowing FieldContext) {
  var seen: Set<ItemPath> = []
  seen.reserveCapacity(context.tree.elements(of: list).reduce(0) { count, _ in count + 1 })
  for element in context.tree.elements(of: list) where context.tree.kind(of: element) == .scalar {
    let text = context.tree.text(of: element)
    if !seen.insert(ItemPath(text)).inserted {
      context.findings.report(.duplicateListEntry(text, list: context.key, at: context.tree.location(of: element)))
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
    return FieldType<Other>(name: name, schemas: schemas) { node, context in
      read(node, context).map(transform)
    }
  }
}
