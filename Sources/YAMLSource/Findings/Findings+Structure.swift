import Diagnostics
import Support

// What is wrong with keys, aliases, tags and documents.
extension Findings {
  func duplicateKey(_ name: String, at span: Span, first: Span) -> Diagnostic {
    let name = shortened(name)
    return finding(
      .duplicateKey, at: span, "the key '\(name)' is given twice in the same mapping", label: "given again",
      notes: [Diagnostic.Note("'\(name)' is first given here", at: Location(path, first))],
      help: "keep one of the two, or begin a new list item with '- ' before this one")
  }

  /// The first key of a list's element again: the next element lacks its dash.
  func missingDash(_ name: String, at span: Span, first: Span) -> Diagnostic {
    let name = shortened(name)
    return finding(
      .duplicateKey, at: span, "a dash is missing before '\(name)', with which the list's next item begins",
      notes: [Diagnostic.Note("'\(name)' is first given here", at: Location(path, first))],
      help: "write `- \(name):` for a new item, or keep one of the two")
  }

  func keyNotText(at span: Span) -> Diagnostic {
    finding(
      .keyNotText, at: span, "a key must be text, and this one is a list or a mapping",
      help: "write text before the colon; put quotes around text that begins with '[' or '{'")
  }

  func keyMissing(at span: Span) -> Diagnostic {
    finding(
      .keyMissing, at: span, "a colon without a key before it",
      help: "write the key before the colon, or put quotes around text that begins with ':'")
  }

  func mergeKey(at span: Span) -> Diagnostic {
    finding(
      .mergeKey, at: span, "the merge key '<<' is not part of YAML 1.2",
      help: "write the fields out; to use '<<' as a name, put it in quotes")
  }

  func unknownAlias(_ name: String, at span: Span, known: [String]) -> Diagnostic {
    let meant = nearestName(to: name, among: known).map { "did you mean '*\($0)'?" }
    let name = shortened(name)
    return finding(
      .unknownAlias, at: span, "the alias '*\(name)' stands for nothing: there is no '&\(name)' before it",
      notes: meant.map { [Diagnostic.Note($0)] } ?? [], help: "put quotes around text that begins with '*'")
  }

  /// A name that no alias uses; with the text that it may be the beginning of.
  func unusedAnchor(_ name: String, at span: Span, text: (written: String, span: Span)?) -> Diagnostic {
    let name = shortened(name)
    let fixes = text.map { text in
      [Fix("put quotes around it", .needsChoice, [Edit(Location(path, text.span), inQuotes(text.written))])]
    }
    return finding(
      .unusedAnchor, at: span, "'\(name)' is no part of the text: to YAML it is a name for it, which nothing uses",
      help: text.map { "write \(quoted($0.written))" } ?? "take '\(name)' out", fixes: fixes ?? [])
  }

  func aliasInsideItself(_ name: String, at span: Span) -> Diagnostic {
    finding(
      .aliasInsideItself, at: span, "the alias '*\(shortened(name))' stands inside what it stands for",
      help: "write the content out in place of the alias")
  }

  func aliasBudget(at span: Span, _ limits: YAMLLimits) -> Diagnostic {
    finding(
      .aliasBudget, at: span, "the aliases of this file stand for more than \(limits.aliasedNodes) values",
      help: "write the content out in place of the aliases")
  }

  /// A tag; with the text that it may be the beginning of.
  func tag(_ name: String, at span: Span, text: (written: String, span: Span)?) -> Diagnostic {
    let fixes = text.map { text in
      [Fix("put quotes around it", .needsChoice, [Edit(Location(path, text.span), inQuotes(text.written))])]
    }
    return finding(
      .tag, at: span, "the tag '\(shortened(name))' has no meaning here: the field decides which type a value has",
      help: text.map { "put text that begins with '!' in quotes: write \(quoted($0.written)); else remove the tag" }
        ?? "remove the tag, or put quotes around text that begins with '!'", fixes: fixes ?? [])
  }

  func severalDocuments(at span: Span) -> Diagnostic {
    finding(
      .severalDocuments, at: span, "a second document begins here, and a file holds one",
      help: "move what follows into a file of its own, or remove the line '---'")
  }
}
