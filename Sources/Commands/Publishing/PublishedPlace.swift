/// Where a bundle is published to: a folder or file of this machine.
enum PublishedPlace {
  /// Ends the command for a URL such as `s3://bucket/course`, which would become a folder called `s3:`.
  static func refuseURL(_ place: String, of option: String) throws(CommandFailure) {
    guard let (whole, scheme, rest) = place.prefixMatch(of: /([A-Za-z][A-Za-z0-9+.\-]*):\/\/(.*)/)?.output else {
      return
    }
    throw CommandFailure(
      "\(option) is '\(whole)', but a bundle is published into a folder, not to a URL",
      help: scheme == "file" && rest.hasPrefix("/")
        ? "write the path alone: `\(option) \(String(rest).shellWord)`"
        : "publish into a folder and copy it with your bucket's own tool, `content/` and `versions/` first, "
          + "`manifest.json` last")
  }
}
