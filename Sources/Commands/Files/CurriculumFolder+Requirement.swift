import Authoring
import Diagnostics

extension CurriculumFolder {
  /// Ends the command where the curriculum requires another version of this tool, before anything is misread.
  ///
  /// An unreadable file and a malformed requirement pass here; reading the curriculum reports them.
  ///
  /// - Throws: `CommandFailure` with the location of the requirement.
  func checkTool(version: String = toolVersion) throws(CommandFailure) {
    let path = "curriculum.yaml"
    guard let bytes = try? read(path), bytes.contains(key: "hornbook"),
      let (requirement, text, location) = ToolRequirement.asked(
        by: SourceText(path: shownPath(of: path), bytes: bytes)),
      !requirement.isMet(by: version)
    else { return }
    let start = LineIndex(SourceText(path: location.file, bytes: bytes)).position(of: location.span.start)
    throw CommandFailure(
      "\(location.file):\(start.line):\(start.column): the curriculum asks for hornbook '\(text)', but this is "
        + "hornbook \(version)",
      help: "install a version of hornbook that is \(requirement.inWords)")
  }
}

extension [UInt8] {
  /// A search by bytes, which is cheap and saves parsing the file of a curriculum without the key.
  fileprivate func contains(key: StaticString) -> Bool {
    let word = UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount)
    return indices.contains { self[$0] == word[0] && self[$0...].starts(with: word) }
  }
}
