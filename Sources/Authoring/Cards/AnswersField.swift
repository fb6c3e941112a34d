import Diagnostics
import JSON
import YAMLSource

extension FieldType where Value == [AuthoredAnswer] {
  /// The answers that a learner chooses from, at least so many.
  static func answers(atLeast minimum: Int) -> FieldType {
    let list = FieldType.list(of: .answer, named: "texts", atLeast: minimum)
    let whole = FieldType.withoutDecimalCommas(list)
    let type = FieldType(name: list.name, schemas: list.schemas) { node, context in
      if let (items, location) = context.itemsWithoutCommas(in: node) {
        context.findings.report(.listWithoutCommas(items, at: location))
        return nil
      }
      return whole.read(node, context)
    }
    return type.holding(list.form)
  }
}

extension FieldType where Value == AuthoredAnswer {
  /// A text, or an image with what it shows, which is published as its text.
  fileprivate static var answer: FieldType {
    let (text, image) = (FieldType<String>.text, FieldType.form(AnswerImageForm.self))
    let type = FieldType(
      name: text.name, schema: ["anyOf": [text.schema, image.schema]], published: text.publishedSchema
    ) { node, context in
      let isImage = context.tree.kind(of: node) == .mapping && context.tree.value(for: FieldKey.image, in: node) != nil
      return isImage
        ? image.read(node, context) : text.read(node, context).map { AuthoredAnswer(text: $0, image: nil) }
    }
    return type.holding(image.form)
  }
}

extension FieldContext {
  /// The items that a list in brackets with a single one seems to hold.
  ///
  /// They are parts between semicolons or commas of other scripts, several numbers, or three words and more that each
  /// begin with a capital letter; of two, `Ada Lovelace` may be one answer.
  fileprivate func itemsWithoutCommas(in list: YAMLTree.NodeID) -> (items: [String], location: Location)? {
    guard tree.kind(of: list) == .sequence, tree.isFlow(list) else { return nil }
    var items = tree.elements(of: list).makeIterator()
    guard let item = items.next(), items.next() == nil, tree.kind(of: item) == .scalar, tree.style(of: item) == .plain
    else { return nil }
    let text = tree.text(of: item)
    let parts = text.split { $0 == ";" || wideCommas.contains($0) }.map {
      $0.split(separator: " ").joined(separator: " ")
    }
    .filter { !$0.isEmpty }
    if parts.count > 1 { return (parts, tree.location(of: item)) }
    let words = text.split(separator: " ").map(String.init)
    let areNumbers = words.count > 1 && words.allSatisfy { Double($0) != nil }
    let areNames = words.count > 2 && words.allSatisfy { $0.unicodeScalars.first?.properties.isUppercase ?? false }
    return areNumbers || areNames ? (words, tree.location(of: item)) : nil
  }
}
