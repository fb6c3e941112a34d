import Authoring
import Diagnostics
import JSON

/// What an author can write in each file and on each kind of card, key by key, from the keys' own declarations.
struct FormManual {
  let style: TerminalStyle

  /// The names of the pages: the files from the whole down, what goes into them, then the kinds of cards and
  /// what goes into those.
  static var names: [String] { AllForms.named.map(\.name) }

  /// The page of a name; nil when there is none.
  func page(_ name: String) -> String? {
    guard let form = AllForms.named.first(where: { $0.name == name })?.form else { return nil }
    let kind = (form as? any CardForm.Type)?.kind.rawValue
    let entries = form.fields.map { field in
      "\n" + entry(field, example: field.key == FieldKey.type.rawValue ? kind ?? field.example : field.example)
    }.joined()
    let rules = form.constraints.map { "\n\(Self.sentence($0))\n" }.joined()
    return "\(style.bold(name)): \(form.documentation)\n" + entries + rules
  }

  /// The keys of all pages.
  static var keys: Set<String> { Set(AllForms.named.flatMap { $0.form.fields.map(\.key) }) }

  /// What is said of a key on all pages that have it, where it says the same once; nil when no page has it.
  func key(_ key: String) -> String? {
    var entries: [(pages: [String], text: String)] = []
    for (page, form) in AllForms.named {
      for field in form.fields where field.key == key && !(form is any CardForm.Type && key == FieldKey.type.rawValue) {
        let text = entry(field, example: field.example)
        if let known = entries.firstIndex(where: { $0.text == text }) {
          entries[known].pages.append(page)
        } else {
          entries.append(([page], text))
        }
      }
    }
    guard !entries.isEmpty else { return nil }
    return entries.map { entry in
      let pages = entry.pages.map(style.bold).joined(separator: ", ")
      return "on the \(entry.pages.count == 1 ? "page" : "pages") \(pages):\n\(entry.text)"
    }.joined(separator: "\n")
  }

  /// The names of all pages, each with what it is about.
  var contents: String {
    AllForms.named.map { Self.line($0.name, $0.form.documentation, style) }.joined()
  }

  /// The line of a page in a list of all pages.
  static func line(_ name: String, _ summary: String, _ style: TerminalStyle) -> String {
    let width = names.map(\.count).max() ?? 0
    return "  \(style.bold(name))\(String(repeating: " ", count: width - name.count))  \(summary)\n"
  }

  private func entry(_ field: FieldDeclaration, example: String) -> String {
    let need = field.isRequired ? "required\(field.alternative.map { ", or `\($0)`" } ?? "")" : "optional"
    let standard = field.standard.map { "; \(CanonicalJSON.text(of: $0)) when left out" } ?? ""
    let yaml = "\(field.key):\(example.hasPrefix("\n") ? "" : " ")\(example)"
    let lines = yaml.split(separator: "\n").map { "      \($0)\n" }.joined()
    return "\(style.bold(field.key))  \(style.dim("\(field.typeName), \(need)\(standard)"))\n"
      + "  \(field.documentation)\n" + style.green(lines)
  }

  private static func sentence(_ constraint: FieldConstraint) -> String {
    switch constraint {
    case .atLeastOne(let keys): "At least one of \(keys.map { "`\($0)`" }.joined(separator: " and ")) is there."
    case .exactlyOne(let keys): "Exactly one of \(keys.map { "`\($0)`" }.joined(separator: ", ")) is there."
    case .either(let key, let other): "`\(key)` or `\(other)` is there, and not both."
    case .together(let key, let other): "`\(key)` and `\(other)` stand together."
    case .only(let key, let others):
      "`\(key)` goes only with \(others.map { "`\($0)`" }.joined(separator: " or "))."
    case .needs(let key, let when, let value, let because): "`\(when): \(value)` needs `\(key)`: \(because)."
    case .onlyWhen(let key, let when, let values):
      "`\(key)` goes only with \(values.map { "`\(when): \($0)`" }.joined(separator: " or "))."
    case .notBeside(let key, let other, _): "`\(key)` and `\(other)` do not go together."
    }
  }
}
