/// The folder or file of this machine that a bundle is published to.
enum PublishTarget {
  /// Ends the command where a bundle cannot be published into a folder: for a URL such as `s3://bucket/course`, which
  /// would become a folder called `s3:`, and among the files that it is made from.
  static func refuse(output: String, _ curriculum: CurriculumFolder) throws(CommandFailure) {
    if let url = url(output) {
      throw CommandFailure(
        "--output is '\(url.whole)', but a bundle is published into a folder, not to a URL",
        help: pathAlone(url, "--output")
          ?? "publish into a folder and copy it with your bucket's own tool, `removed.json`, `content/` and "
          + "`versions/` first, then `channels/` and `manifest.json`")
    }
    guard curriculum.hasContent(at: output) else { return }
    throw CommandFailure(
      "'\(output)' is part of the curriculum itself", help: "publish into a folder of its own, as in `--output dist`")
  }

  /// Ends the command where everything in one file would take the place of something else: of content, of a folder, or
  /// of what is published for good.
  static func refuse(
    singleFile: String, besides output: String, _ curriculum: CurriculumFolder
  ) throws(CommandFailure) {
    let help = "name a file of its own, as in `--single-file all.json`"
    if let url = url(singleFile) {
      throw CommandFailure(
        "--single-file is '\(url.whole)', but it is a file of this machine, not a URL",
        help: pathAlone(url, "--single-file") ?? help)
    }
    if curriculum.hasContent(at: singleFile) {
      throw CommandFailure("'\(singleFile)' is part of the curriculum itself", help: help)
    }
    if isPublished(singleFile, in: output) {
      throw CommandFailure("'\(singleFile)' belongs to what is published in '\(output)'", help: help)
    }
    guard PathKind(at: FilePath.absolute(singleFile)) == .folder else { return }
    throw CommandFailure("'\(singleFile)' is a folder", help: help)
  }

  /// Whether a path is one of those that a release writes into a folder.
  private static func isPublished(_ path: String, in output: String) -> Bool {
    let places = [
      (FilePath.absolute(output), FilePath.absolute(path)), (FilePath.real(output), FilePath.real(path)),
    ]
    return places.contains { root, target in
      target == root
        || ["manifest.json", "removed.json", "channels", "content", "versions"].contains { name in
          target == "\(root)/\(name)" || target.hasPrefix("\(root)/\(name)/")
        }
    }
  }

  private static func url(_ place: String) -> (whole: Substring, scheme: Substring, rest: Substring)? {
    guard let match = place.prefixMatch(of: /([A-Za-z][A-Za-z0-9+.\-]*):\/\/(.*)/)?.output else { return nil }
    return (match.0, match.1, match.2)
  }

  /// What to write for a URL that names a file of this machine.
  private static func pathAlone(
    _ url: (whole: Substring, scheme: Substring, rest: Substring), _ option: String
  ) -> String? {
    guard url.scheme == "file", url.rest.hasPrefix("/") else { return nil }
    return "write the path alone: `\(option) \(String(url.rest).shellWord)`"
  }
}
