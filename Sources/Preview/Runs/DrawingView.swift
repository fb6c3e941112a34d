import Execution
import JSON

/// What turtles drew, mark by mark, as pages draw it again; y grows downwards, as in SVG.
struct DrawingView {
  private let drawing: Drawing

  init(_ drawing: Drawing) { self.drawing = drawing }

  /// `{"viewBox", "background", "title", "marks": […], "turtles": […]}`.
  var json: JSONValue {
    let size = drawing.pictureSize
    return [
      "viewBox": .array([-size.x / 2, -size.y / 2, size.x, size.y].map(number)),
      "background": .string(drawing.background), "title": .string(drawing.title),
      "marks": .array(drawing.marks.map(mark)), "turtles": .array(drawing.turtles.map(mark)),
    ]
  }

  private func mark(_ mark: Drawing.Mark) -> JSONValue {
    switch mark {
    case .line(let points, let color, let width):
      ["kind": "line", "points": list(points), "color": .string(color), "width": number(width)]
    case .shape(let points, let fill, let outline, let width):
      [
        "kind": "shape", "points": list(points), "fill": .string(fill), "outline": .string(outline),
        "width": number(width),
      ]
    case .dot(let center, let diameter, let color):
      [
        "kind": "dot", "x": number(center.x), "y": number(-center.y), "diameter": number(diameter),
        "color": .string(color),
      ]
    case .text(let text, let place, let alignment, let font, let color):
      [
        "kind": "text", "text": .string(text), "x": number(place.x), "y": number(-place.y),
        "anchor": .string(anchor(alignment)), "family": .string(font.family), "size": number(font.size),
        "style": .string(font.style), "color": .string(color),
      ]
    }
  }

  private func list(_ points: [Drawing.Point]) -> JSONValue {
    .array(points.map { [number($0.x), number(-$0.y)] })
  }

  private func anchor(_ alignment: Drawing.Alignment) -> String {
    switch alignment {
    case .left: "start"
    case .center: "middle"
    case .right: "end"
    }
  }

  /// A number to hundredths; what is no number is 0, and what is far outside stays at the edge, as in SVG.
  private func number(_ value: Double) -> JSONValue {
    let limit = 1e9
    let bounded = max(-limit, min(limit, value.isNaN ? 0 : value))
    return FiniteDouble((bounded * 100).rounded() / 100).map { .double($0) } ?? 0
  }
}
