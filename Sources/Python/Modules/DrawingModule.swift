import Execution

/// What `turtle`, which is written in Python, needs to draw.
enum DrawingModule {
  static let definition = ModuleDefinition(turtles + marks)

  private static let turtles: [NativeDefinition] = [
    NativeDefinition("turtle", .none) { (machine, _) throws(Raise) in
      Value(machine.withSketch { $0.addTurtle() })
    },
    NativeDefinition("count", .none) { (machine, _) throws(Raise) in Value(machine.withSketch { $0.count }) },
    NativeDefinition("cursor", .positional(5, 5)) { (machine, arguments) throws(Raise) in
      let turtle = try machine.index(arguments[0])
      let mark = try machine.outline(arguments, from: 1)
      machine.withSketch { $0.setCursor(mark, of: turtle) }
      return .none
    },
    NativeDefinition("clear", .one) { (machine, arguments) throws(Raise) in
      let turtle = try machine.index(arguments[0])
      machine.withSketch { $0.clear(turtle) }
      return .none
    },
    NativeDefinition("undo", .positional(2, 2)) { (machine, arguments) throws(Raise) in
      let (turtle, count) = (try machine.index(arguments[0]), try machine.index(arguments[1]))
      machine.withSketch { $0.clear(turtle, from: count) }
      return .none
    },
    NativeDefinition("stamps", .positional(2, 2)) { (machine, arguments) throws(Raise) in
      let (turtle, number) = (try machine.index(arguments[0]), try machine.index(arguments[1]))
      machine.withSketch { $0.clearStamps(turtle, number) }
      return .none
    },
    NativeDefinition("remove", .one) { (machine, arguments) throws(Raise) in
      let number = try machine.index(arguments[0])
      machine.withSketch { $0.set(nil, at: number) }
      return .none
    },
    NativeDefinition("screen", .positional(2, 2)) { (machine, arguments) throws(Raise) in
      let (name, text) = (try machine.plainText(arguments[0]), try machine.plainText(arguments[1]))
      machine.withSketch { sketch in
        switch name {
        case "background": sketch.background = text
        case "title": sketch.title = text
        default:
          let sides = text.split(separator: " ").compactMap { Double($0) }
          if sides.count == 2, sides[0] > 0, sides[1] > 0 { sketch.size = Drawing.Point(x: sides[0], y: sides[1]) }
        }
      }
      return .none
    },
  ]

  private static let marks: [NativeDefinition] = [
    NativeDefinition("line", .positional(7, 7)) { (machine, arguments) throws(Raise) in
      let (start, end) = (try machine.point(arguments, 1), try machine.point(arguments, 3))
      let (color, width) = (try machine.plainText(arguments[5]), try machine.real(arguments[6]))
      return try machine.draw(arguments[0], .line([start, end], color: color, width: width))
    },
    NativeDefinition("dot", .positional(5, 5)) { (machine, arguments) throws(Raise) in
      let (center, diameter) = (try machine.point(arguments, 1), try machine.real(arguments[3]))
      let color = try machine.plainText(arguments[4])
      return try machine.draw(arguments[0], .dot(center, diameter: diameter, color: color))
    },
    NativeDefinition("begin", .one) { (machine, arguments) throws(Raise) in try machine.draw(arguments[0], nil) },
    NativeDefinition("fill", .positional(3, 3)) { (machine, arguments) throws(Raise) in
      let number = try machine.index(arguments[0])
      let points = try machine.points(arguments[1])
      let color = try machine.plainText(arguments[2])
      machine.withSketch { $0.set(.shape(points, fill: color, outline: "", width: 0), at: number) }
      return .none
    },
    NativeDefinition("stamp", .positional(5, 5)) { (machine, arguments) throws(Raise) in
      try machine.draw(arguments[0], try machine.outline(arguments, from: 1), isStamp: true)
    },
    NativeDefinition("write", .positional(9, 9)) { (machine, arguments) throws(Raise) in
      let place = try machine.point(arguments, 1)
      let text = try machine.plainText(arguments[3])
      let alignment = Drawing.Alignment(rawValue: try machine.plainText(arguments[4])) ?? .left
      let font = Drawing.Font(
        family: try machine.plainText(arguments[5]), size: try machine.real(arguments[6]),
        style: try machine.plainText(arguments[7]))
      let color = try machine.plainText(arguments[8])
      _ = try machine.draw(
        arguments[0], .text(text, at: place, alignment: alignment, font: font, color: color), bytes: text.utf8.count)
      // No font is at hand: a letter is taken to be as wide as letters are on average.
      return Value(Double(text.unicodeScalars.count) * font.size * 0.75)
    },
  ]
}

extension Machine {
  fileprivate mutating func withSketch<Result>(_ body: (inout Sketch) -> Result) -> Result {
    var current = sketch ?? Sketch()
    sketch = nil
    defer { sketch = current }
    return body(&current)
  }

  /// Adds a mark of a turtle, within the budget of memory.
  fileprivate mutating func draw(_ turtle: Value, _ mark: Drawing.Mark?, bytes: Int = 0, isStamp: Bool = false)
    throws(Raise) -> Value
  {
    let number = try index(turtle)
    try reserve(256 + bytes)
    heap.count(128 + bytes)
    return Value(withSketch { $0.add(mark, of: number, isStamp: isStamp) })
  }

  fileprivate mutating func plainText(_ value: Value) throws(Raise) -> String {
    guard unwrap(value).kind == .string else { throw typeError("expected str, not \(typeName(value))") }
    return unwrap(value).string.swift
  }

  fileprivate mutating func point(_ arguments: Arguments, _ index: Int) throws(Raise) -> Drawing.Point {
    Drawing.Point(x: try real(arguments[index]), y: try real(arguments[index + 1]))
  }

  /// Points from a tuple of coordinates, x and y by turns.
  fileprivate mutating func points(_ value: Value) throws(Raise) -> [Drawing.Point] {
    guard value.kind == .tuple else { throw typeError("expected tuple, not \(typeName(value))") }
    try charge(value.tuple.count)
    var result: [Drawing.Point] = []
    for index in stride(from: 0, to: value.tuple.count - 1, by: 2) {
      result.append(Drawing.Point(x: try real(value.tuple.items[index]), y: try real(value.tuple.items[index + 1])))
    }
    return result
  }

  /// A shape from its corners, outline and fill colors, and outline width; nil when it has no corners.
  fileprivate mutating func outline(_ arguments: Arguments, from first: Int) throws(Raise) -> Drawing.Mark? {
    let corners = try points(arguments[first])
    let (outline, fill) = (try plainText(arguments[first + 1]), try plainText(arguments[first + 2]))
    let width = try real(arguments[first + 3])
    return corners.isEmpty ? nil : .shape(corners, fill: fill, outline: outline, width: width)
  }
}
