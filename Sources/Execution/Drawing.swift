/// What a program drew: marks on a plane whose origin is in the middle and whose y grows upwards.
///
///     let drawing = PythonProgram(source: "from turtle import *\ndot(5)").run().drawing
///     drawing?.marks == [.dot(Drawing.Point(x: 0, y: 0), diameter: 5, color: "black")]
public struct Drawing: Sendable, Hashable {
  /// A place on the plane.
  public struct Point: Sendable, Hashable {
    /// Steps to the right of the middle.
    public var x: Double
    /// Steps above the middle.
    public var y: Double

    /// A place from its coordinates.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// Where a text stands beside its place.
  public enum Alignment: String, Sendable, Hashable {
    /// The text begins, is centered or ends at its place.
    case left, center, right
  }

  /// One thing on the plane; colors are as CSS writes them, an empty one is none.
  public enum Mark: Sendable, Hashable {
    /// A line through points.
    case line([Point], color: String, width: Double)
    /// A filled outline.
    case shape([Point], fill: String, outline: String, width: Double)
    /// A filled circle.
    case dot(Point, diameter: Double, color: String)
    /// A text on a base line.
    case text(String, at: Point, alignment: Alignment, font: Font, color: String)
  }

  /// How a text is set.
  public struct Font: Sendable, Hashable {
    /// The family's name: `Arial`.
    public var family: String
    /// The size in points.
    public var size: Double
    /// Any of `bold`, `italic` and `underline`, or `normal`.
    public var style: String

    /// A font from its parts.
    public init(family: String, size: Double, style: String) {
      self.family = family
      self.size = size
      self.style = style
    }
  }

  /// All that was drawn, the lowest first.
  public var marks: [Mark] = []
  /// The turtles that can be seen, where they stood at the end.
  public var turtles: [Mark] = []
  /// The color behind everything.
  public var background = "white"
  /// The window's title; empty when it has none.
  public var title = ""
  /// The width and height that the program asked for; nil when it asked for none.
  public var size: Point?

  /// An empty drawing.
  public init() {}
}
