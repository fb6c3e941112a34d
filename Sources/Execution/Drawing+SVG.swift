import Support

extension Drawing {
  /// The drawing as an SVG document; the same text for the same drawing on every machine.
  ///
  /// The middle of the plane is the middle of the picture, which is as large as the program asked for, or else large
  /// enough for all that is drawn and at least 400 by 400.
  public var svg: String {
    let size = pictureSize
    var lines = [
      #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(number(size.x))" height="\#(number(size.y))" "#
        + #"viewBox="\#(number(-size.x / 2)) \#(number(-size.y / 2)) \#(number(size.x)) \#(number(size.y))">"#
    ]
    if !title.isEmpty { lines.append("  <title>\(title.escaped(for: .xml))</title>") }
    lines.append(
      #"  <rect x="\#(number(-size.x / 2))" y="\#(number(-size.y / 2))" width="\#(number(size.x))" "#
        + #"height="\#(number(size.y))" fill="\#(background.escaped(for: .xml))"/>"#)
    lines += (marks + turtles).map { "  " + element($0) }
    return lines.joined(separator: "\n") + "\n</svg>\n"
  }

  /// How large a picture has to be: as the program asked, or else large enough for all that is drawn.
  package var pictureSize: Point {
    if let size { return size }
    let margin = 20.0
    var (right, top) = (200.0 - margin, 200.0 - margin)
    for point in (marks + turtles).flatMap(points) where point.x.isFinite && point.y.isFinite {
      right = max(right, abs(point.x))
      top = max(top, abs(point.y))
    }
    return Point(x: 2 * (right + margin).rounded(.up), y: 2 * (top + margin).rounded(.up))
  }

  private func points(_ mark: Mark) -> [Point] {
    switch mark {
    case .line(let points, _, _), .shape(let points, _, _, _): points
    case .dot(let center, let diameter, _):
      [
        Point(x: center.x - diameter / 2, y: center.y - diameter / 2),
        Point(x: center.x + diameter / 2, y: center.y + diameter / 2),
      ]
    case .text(_, let place, _, _, _): [place]
    }
  }

  private func element(_ mark: Mark) -> String {
    switch mark {
    case .line(let points, let color, let width):
      #"<polyline points="\#(list(points))" fill="none" stroke="\#(paint(color))" stroke-width="\#(number(width))" "#
        + #"stroke-linecap="round" stroke-linejoin="round"/>"#
    case .shape(let points, let fill, let outline, let width):
      #"<polygon points="\#(list(points))" fill="\#(paint(fill))""#
        + (outline.isEmpty ? "/>" : #" stroke="\#(paint(outline))" stroke-width="\#(number(width))"/>"#)
    case .dot(let center, let diameter, let color):
      #"<circle cx="\#(number(center.x))" cy="\#(number(-center.y))" r="\#(number(diameter / 2))" "#
        + #"fill="\#(paint(color))"/>"#
    case .text(let text, let place, let alignment, let font, let color):
      #"<text x="\#(number(place.x))" y="\#(number(-place.y))" text-anchor="\#(anchor(alignment))" "#
        + #"font-family="\#(font.family.escaped(for: .xml))" font-size="\#(number(font.size))pt"\#(style(font)) "#
        + #"fill="\#(paint(color))">\#(text.escaped(for: .xml))</text>"#
    }
  }

  private func list(_ points: [Point]) -> String {
    points.map { "\(number($0.x)),\(number(-$0.y))" }.joined(separator: " ")
  }

  private func anchor(_ alignment: Alignment) -> String {
    switch alignment {
    case .left: "start"
    case .center: "middle"
    case .right: "end"
    }
  }

  private func style(_ font: Font) -> String {
    var result = ""
    if font.style.contains("bold") { result += #" font-weight="bold""# }
    if font.style.contains("italic") { result += #" font-style="italic""# }
    if font.style.contains("underline") { result += #" text-decoration="underline""# }
    return result
  }

  private func paint(_ color: String) -> String { color.isEmpty ? "none" : color.escaped(for: .xml) }

  /// A number with at most two decimals, without zeros at the end; what is no number or far outside stays at the edge.
  private func number(_ value: Double) -> String {
    let limit = 1e9
    let hundredths = Int((max(-limit, min(limit, value.isNaN ? 0 : value)) * 100).rounded())
    let (whole, rest) = (hundredths.magnitude / 100, hundredths.magnitude % 100)
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    return "\(sign)\(whole)." + (rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)")
  }
}
