import Authoring
import Diagnostics
import JSON

extension LanguageServer {
  /// That an image on a line can go into a file of its own.
  func extractions(onLine line: Int, _ uri: DocumentURI, _ text: IndexedText) -> [JSONValue] {
    guard clientCapabilities.appliesEdits else { return [] }
    let images = EmbeddedImage.all(onLine: line, of: text)
    return images.indices.map { index in
      let which = images.count == 1 ? "this image" : "image \(index + 1) of this line"
      let title = "write \(which) into a file below 'assets'"
      return [
        "title": .string(title), "kind": .string(ActionKind.extract.rawValue),
        "command": ServerCommand.extractImage.json(
          title, arguments: [.string(uri.text), .integer(line), .integer(index)]),
      ]
    }
  }

  /// Writes an image on a line into a file, and has the client put the file's path in its place.
  ///
  /// - Returns: The path inside the curriculum.
  /// - Throws: `RequestFailure` where there is none, or the file cannot be written.
  mutating func extractImage(
    _ index: Int, onLine line: Int, of uri: DocumentURI, in root: String
  ) throws(RequestFailure) -> JSONValue {
    let images = texts[uri].map { EmbeddedImage.all(onLine: line, of: $0.text) } ?? []
    guard let text = texts[uri]?.text, images.indices.contains(index) else {
      throw RequestFailure(.invalidParams, "there is no image on line \(line + 1) of '\(uri.text)'")
    }
    let image = images[index]
    let path = freePath(for: image, near: line, in: text, root)
    try host.write(image.bytes, to: "\(root)/\(path)")
    let edit: JSONValue = ["range": encoding.range(of: image.span, in: text), "newText": .string(path)]
    outbox.append(
      request("workspace/applyEdit", ["label": "extract the image", "edit": workspaceEdit([(uri, [edit])])]))
    return .string(path)
  }

  /// A path that no asset has, named after the card in which the image is.
  private func freePath(for image: EmbeddedImage, near line: Int, in text: IndexedText, _ root: String) -> String {
    let id = CursorContext(at: image.span.start, in: text).levels.reversed().lazy
      .compactMap { $0.entries[FieldKey.id.rawValue] }.first { NamePattern.slug.matches($0) }
    let taken = curricula[root]?.authored.assets.map { String($0.path.dropFirst("assets/".count).prefix { $0 != "." }) }
    var slugs = Slugs(reserved: taken ?? [])
    return "assets/\(slugs.take(id ?? "image")).\(image.ending)"
  }
}
