import Authoring
import CurriculumBundle
import Diagnostics
import Images
import JSON
import Support

/// An image that is written in a text as a `data:` address.
struct EmbeddedImage {
  /// The address in the text.
  let span: Span
  /// The image.
  let bytes: [UInt8]
  /// The ending of a file's name for it: `png`.
  let ending: String

  /// The images on a line, from 0.
  static func all(onLine line: Int, of text: IndexedText) -> [EmbeddedImage] {
    guard (0..<text.lines.lineCount).contains(line) else { return [] }
    let span = text.lines.span(ofLine: line)
    let (bytes, mark, encoding) = (text.source.bytes, Array("data:image/".utf8), Array(";base64,".utf8))
    var (images, start): ([EmbeddedImage], Int) = ([], span.start)
    while let found = bytes[start..<span.end].firstRange(of: mark)?.lowerBound {
      start = found + mark.count
      guard let data = bytes[start..<span.end].firstRange(of: encoding)?.upperBound else { break }
      let end = bytes[data..<span.end].firstIndex { !isBase64($0) } ?? span.end
      guard let image = Base64.bytes(of: String(decoding: bytes[data..<end], as: UTF8.self)),
        let format = ImageFormat(beginning: image)
      else { continue }
      images.append(EmbeddedImage(span: Span(found, end), bytes: image, ending: format.fileEnding))
      start = end
    }
    return images
  }

  private static func isBase64(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "+/=".utf8.contains(byte)
    }
  }
}

extension LanguageServer {
  /// That an image on a line can go into a file of its own.
  func extractions(onLine line: Int, _ uri: DocumentURI, _ text: IndexedText) -> [JSONValue] {
    guard abilities.appliesEdits else { return [] }
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
    var changes = JSONObject()
    changes[uri.text] = [["range": encoding.range(of: image.span, in: text), "newText": .string(path)]]
    let edit: JSONValue = ["changes": .object(changes)]
    outbox.append(request("workspace/applyEdit", ["label": "extract the image", "edit": edit]))
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
