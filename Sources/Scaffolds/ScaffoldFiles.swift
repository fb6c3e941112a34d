import Authoring
import CurriculumBundle

/// The texts of new files.
struct ScaffoldFiles {
  let schemas: String?
  /// The language of the module's code.
  var language = CodeLanguage.python

  /// The file of a container and of the first things in it.
  func files(_ container: Scaffold.Container, _ names: [String], title: String?) -> [NewFile] {
    let title = title ?? Scaffold.title(of: names.last ?? "")
    let folder = names.joined(separator: "/")
    switch container {
    case .module: return [file("\(folder)/module.yaml", .module, title)] + first(in: .module, .block, names)
    case .block: return [file("\(folder)/block.yaml", .block, title)] + first(in: .block, .episode, names)
    case .episode: return [file("\(folder).yaml", .episode, title)]
    }
  }

  /// A whole small curriculum.
  func curriculum(title: String?) -> [NewFile] {
    [file("curriculum.yaml", .curriculum, title)] + first(in: .curriculum, .module, [])
  }

  /// A card of a kind, with every key that it must have.
  ///
  /// - Parameter texts: What the cards beside it say; the new one says something else, so that it is no copy of them.
  static func card(
    _ kind: CardKind, id: String, in language: CodeLanguage, ofModule: CodeLanguage?, apartFrom texts: [String]
  ) -> [WrittenValue.Entry] {
    let form = CardForms.form(of: kind)
    return form.exampleEntries
      .examples(of: kind, in: language, ofModule: ofModule)
      .with(.id, .text(id))
      .with(.type, .text(kind.rawValue))
      .map { $0.key == form.tellingKey.rawValue ? $0.apart(from: texts) : $0 }
  }

  /// A file that says what its form's examples say.
  ///
  /// - Parameter title: Its title; that of the example when it is nil.
  private func file(_ path: String, _ kind: ContentFile, _ title: String?) -> NewFile {
    let examples = kind.form.exampleEntries.inLanguage(language)
    return NewFile(path, kind, schemas: schemas, title.map { examples.with(.title, .text($0)) } ?? examples)
  }

  /// The files of what the example of a file's list names.
  private func first(in kind: ContentFile, _ container: Scaffold.Container, _ names: [String]) -> [NewFile] {
    let list = kind.form.exampleEntries.first { $0.key == kind.list.rawValue }?.value
    guard case .list(let children)? = list else { return [] }
    return children.flatMap { child -> [NewFile] in
      guard case .text(let id) = child else { return [] }
      return files(container, names + [id], title: nil)
    }
  }
}

extension WrittenValue.Entry {
  /// The entry; if another card says the same, with a number behind it.
  fileprivate func apart(from texts: [String]) -> WrittenValue.Entry {
    guard case .text(let text) = value, texts.contains(text) else { return self }
    var number = 2
    while texts.contains("\(text) (\(number))") { number += 1 }
    return WrittenValue.Entry(key, .text("\(text) (\(number))"))
  }
}
