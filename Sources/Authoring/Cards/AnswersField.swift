internal import Diagnostics
internal import JSON
internal import YAMLSource

extension FieldType where Value == [String] {
  /// The answers that a learner chooses from, at least so many.
  static func answers(atLeast minimum: Int) -> FieldType {
    let list = FieldType.list(of: .text, named: "texts", atLeast: minimum)
    return FieldType(name: list.name, schema: list.schema, published: list.publishedSchema) { node, context in
      if let (words, location) = context.wordsWithoutCommas(in: node) {
        context.findings.report(.listWithoutCommas(words, at: location))
        return nil
      }
      return list.read(node, context)
    }
  }
}

extension FieldContext {
  /// The words of a list in brackets that has a single item, where they look like items of their own: all are numbers,
  /// or all begin with a capital letter.
  fileprivate func wordsWithoutCommas(in list: YAMLTree.NodeID) -> (words: [String], location: Location)? {
    guard tree.kind(of: list) == .sequence, tree.isFlow(list) else { return nil }
    var items = tree.elements(of: list).makeIterator()
    guard let item = items.next(), items.next() == nil, tree.kind(of: item) == .scalar, tree.style(of: item) == .plain
    else { return nil }
    let words = tree.text(of: item).split { $0 == " " || $0 == ";" }.map(String.init)
    let areNames = words.allSatisfy { $0.unicodeScalars.first?.properties.isUppercase ?? false }
    let isAlike = areNames || words.allSatisfy { Double($0) != nil }
    return words.count > 1 && isAlike ? (words, tree.location(of: item)) : nil
  }
}
