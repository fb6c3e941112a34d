import Support

/// An SVG document that is put together line by line; the same text for the same picture on every machine.
struct SVGDocument {
  private var lines: [String]
  private var depth = 1

  /// A document of a size; `unit` is that of its width and height on paper, such as `mm`, with `scale` units of the
  /// picture to one.
  init(width: Int, height: Int, unit: String = "", scale: Int = 1, title: String, description: String) {
    lines = [
      #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width / scale)\#(unit)" height="\#(height / scale)\#(unit)" "#
        + #"viewBox="0 0 \#(width) \#(height)" role="img" font-family="Nunito, Verdana, 'DejaVu Sans', sans-serif">"#
    ]
    add("<title>\(title.escaped(for: .xml))</title>")
    add("<desc>\(description.escaped(for: .xml))</desc>")
  }

  /// Adds an element.
  mutating func add(_ element: String) { lines.append(String(repeating: "  ", count: depth) + element) }

  /// Adds a group with what `content` adds.
  mutating func group(_ attributes: String, _ content: (inout SVGDocument) -> Void) {
    add("<g \(attributes)>")
    depth += 1
    content(&self)
    depth -= 1
    add("</g>")
  }

  /// Adds a text.
  mutating func text(_ text: String, x: Int, y: Int, size: Int, _ attributes: String = "") {
    let more = attributes.isEmpty ? "" : " " + attributes
    add(#"<text x="\#(x)" y="\#(y)" font-size="\#(size)"\#(more)>\#(text.escaped(for: .xml))</text>"#)
  }

  /// The document as text.
  var text: String { lines.joined(separator: "\n") + "\n</svg>\n" }
}
