import Authoring
import POSIX

extension CurriculumFolder {
  /// Whether a path leads among what authors write: to the folder itself, its images, its own file, or a folder with
  /// content.
  ///
  /// What is written there by a tool would end up in lessons, or in their place.
  func hasContent(at path: String) -> Bool {
    let places = [(root, FilePath.absolute(path)), (FilePath.real(root), FilePath.real(path))]
    return places.contains { root, target in
      guard target == root || target.hasPrefix("\(root)/") else { return false }
      let first = target.dropFirst(root.count + 1).prefix { $0 != "/" }
      if first.isEmpty || first == "assets" || FileListing.isRead(String(first)) { return true }
      return ((try? paths) ?? []).contains { $0.hasPrefix("\(first)/") && FileListing.isRead($0) }
    }
  }
}
