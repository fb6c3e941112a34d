import Diagnostics
import YAMLSource

/// The files of a curriculum from the whole down, each of which holds those of the next level.
enum FileLevel: String, CaseIterable {
  case curriculum
  case module
  case block
  case episode

  /// The keys that such a file may have.
  var fields: [FieldDeclaration] {
    switch self {
    case .curriculum: CurriculumForm.fields
    case .module: ModuleForm.fields
    case .block: BlockForm.fields
    case .episode: EpisodeForm.fields
    }
  }

  /// The path of the file of a wider level that holds one of this level: the `module.yaml` of an episode.
  func path(of wider: FileLevel, from path: String) -> String {
    let depths: [FileLevel: Int] = [.curriculum: 0, .module: 1, .block: 2, .episode: 2]
    let folders = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let up = (depths[self] ?? 0) - (depths[wider] ?? 0)
    return (folders.dropLast(up).map(String.init) + ["\(wider.rawValue).yaml"]).joined(separator: "/")
  }
}

extension FieldDeclaration {
  /// Compares only the kind of YAML node with the key's type; the value itself may still be wrong.
  func fits(_ value: YAMLTree.NodeID, _ tree: YAMLTree) -> Bool {
    let kind = tree.kind(of: value)
    if typeName.hasPrefix("list of ") { return kind == .sequence }
    if let form, typeName == form.name { return kind == .mapping }
    guard kind == .scalar else { return false }
    if [FieldType<Bool>.boolean.name, FieldType<Bool>.onlyTrue.name].contains(typeName) {
      return tree.boolean(of: value) != nil
    }
    if typeName == FieldType<Int>.integer(0...1).name { return tree.wholeNumber(of: value) != nil }
    guard typeName.hasPrefix("one of ") else { return true }
    return typeName.dropFirst("one of ".count).split(separator: ", ").contains { $0 == tree.text(of: value) }
  }
}
