internal import CurriculumBundle

/// The texts of new files.
struct ScaffoldFiles {
  let schemas: String?
  /// The language of the module's code.
  var language = CodeLanguage.python

  /// The file of a container and of the first things in it.
  func files(_ container: Scaffold.Container, _ names: [String], title: String?) -> [NewFile] {
    let title = WrittenValue.text(title ?? Scaffold.title(of: names.last ?? ""))
    let folder = names.joined(separator: "/")
    switch container {
    case .module:
      let file = NewFile(
        "\(folder)/module.yaml", ModuleForm.self, schemas: schemas, entries(ModuleForm.self, title))
      return [file] + first(ModuleForm.blocks.declaration, .block, names)
    case .block:
      let file = NewFile("\(folder)/block.yaml", BlockForm.self, schemas: schemas, entries(BlockForm.self, title))
      return [file] + first(BlockForm.episodes.declaration, .episode, names)
    case .episode:
      return [
        NewFile("\(folder).yaml", EpisodeForm.self, schemas: schemas, entries(EpisodeForm.self, title))
      ]
    }
  }

  /// A whole small curriculum.
  func curriculum(title: String?) -> [NewFile] {
    let title = WrittenValue.text(title ?? CurriculumForm.title.example)
    let entries = entries(CurriculumForm.self, title)
    let file = NewFile("curriculum.yaml", CurriculumForm.self, schemas: schemas, entries)
    return [file] + first(CurriculumForm.modules.declaration, .module, [])
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
      .with(CardKeys.id.key, .text(id))
      .with(CardKeys.type.key, .text(kind.rawValue))
      .map { $0.key == form.tellingKey.rawValue ? $0.apart(from: texts) : $0 }
  }

  private func first(
    _ list: FieldDeclaration, _ container: Scaffold.Container, _ names: [String]
  ) -> [NewFile] {
    guard case .list(let children) = list.exampleValue else { return [] }
    return children.flatMap { child -> [NewFile] in
      guard case .text(let id) = child else { return [] }
      return files(container, names + [id], title: nil)
    }
  }

  private func entries(_ form: any Form.Type, _ title: WrittenValue) -> [WrittenValue.Entry] {
    form.exampleEntries.inLanguage(language).with("title", title)
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
