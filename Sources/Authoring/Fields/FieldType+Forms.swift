import Diagnostics
import JSON
import YAMLSource

extension FieldType {
  /// A mapping with the keys of a form.
  static func form<F: Form>(_ form: F.Type) -> FieldType where Value == F.Value {
    let type = FieldType(
      name: form.name, schema: JSONSchema.object(for: form), published: JSONSchema.publishedObject(for: form)
    ) { node, context in
      FieldReader.read(form, from: node, findings: context.findings)
    }
    return type.holding(form)
  }
}

extension FieldType {
  /// The type with the form of the mappings that its values hold.
  func holding(_ form: (any Form.Type)?) -> FieldType {
    var type = self
    type.form = form
    return type
  }
}

extension FieldType where Value == [LintSettings.RuleSeverity] {
  /// A severity for each of some rules.
  static var severities: FieldType {
    let words = Severity.allCases.map(\.rawValue) + ["off"]
    // To readers of YAML 1.1, `off` is false.
    let word: JSONValue = ["enum": .array(words.map { .string($0) } + [false])]
    return FieldType(name: "severities by rule", schema: ["type": "object", "additionalProperties": word]) {
      node, context in
      guard context.tree.kind(of: node) == .mapping else {
        context.reportWrongType(node, wanted: "rule codes with a severity each", help: "write `CODE: off`")
        return nil
      }
      var severities: [LintSettings.RuleSeverity] = []
      for entry in context.tree.entries(of: node) {
        let written = context.tree.text(of: entry.value)
        let isOff = context.tree.boolean(of: entry.value) == false
        if context.tree.kind(of: entry.value) != .scalar || !(words.contains(written) || isOff) {
          context.findings.report(
            .unknownChoice(
              written, key: context.tree.text(of: entry.key), choices: words, at: context.tree.location(of: entry.value)
            ))
        }
        // A rule whose severity is not known is silent like one that is off.
        severities.append(
          LintSettings.RuleSeverity(
            code: Diagnostic.Code(rawValue: context.tree.text(of: entry.key)), severity: Severity(rawValue: written),
            location: context.tree.location(of: entry.key)))
      }
      return severities
    }
  }
}
