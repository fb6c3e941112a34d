import Execution

/// A drawing that turtles are at work on.
struct Sketch {
  /// A mark, whose it is, and whether it is a stamp; what is taken away leaves its place empty.
  private struct Entry {
    let turtle: Int
    var mark: Drawing.Mark?
    var isStamp = false
  }

  private var entries: [Entry] = []
  private var cursors: [Drawing.Mark?] = []
  var background = "white"
  var title = ""
  var size: Drawing.Point?

  /// How many marks were made, those taken away included.
  var count: Int { entries.count }

  /// What can be seen now.
  var drawing: Drawing {
    var result = Drawing()
    result.marks = joined(entries.compactMap(\.mark))
    result.turtles = cursors.compactMap(\.self)
    result.background = background
    result.title = title
    result.size = size
    return result
  }

  /// Lines that go on where the one before ended, made one.
  private func joined(_ marks: [Drawing.Mark]) -> [Drawing.Mark] {
    var result: [Drawing.Mark] = []
    var points: [Drawing.Point] = []
    var pen: (color: String, width: Double)?
    func line() -> [Drawing.Mark] { pen.map { [.line(points, color: $0.color, width: $0.width)] } ?? [] }
    for mark in marks {
      guard case .line(let ends, let color, let width) = mark else {
        result += line() + [mark]
        pen = nil
        continue
      }
      if let pen, pen == (color, width), points.last == ends.first {
        points += ends.dropFirst()
      } else {
        result += line()
        (pen, points) = ((color, width), ends)
      }
    }
    return result + line()
  }

  mutating func addTurtle() -> Int {
    cursors.append(nil)
    return cursors.count - 1
  }

  mutating func setCursor(_ mark: Drawing.Mark?, of turtle: Int) {
    if cursors.indices.contains(turtle) { cursors[turtle] = mark }
  }

  /// Adds a mark, or an empty place for one; gives its number.
  mutating func add(_ mark: Drawing.Mark?, of turtle: Int, isStamp: Bool = false) -> Int {
    entries.append(Entry(turtle: turtle, mark: mark, isStamp: isStamp))
    return entries.count - 1
  }

  mutating func set(_ mark: Drawing.Mark?, at number: Int) {
    if entries.indices.contains(number) { entries[number].mark = mark }
  }

  mutating func clear(_ turtle: Int, from start: Int = 0) {
    for index in entries.indices.dropFirst(max(0, start)) where entries[index].turtle == turtle {
      entries[index].mark = nil
    }
  }

  /// Takes a turtle's stamps away: the first ones, the last ones when the number is negative, or all when it is 0.
  mutating func clearStamps(_ turtle: Int, _ number: Int) {
    let stamps = entries.indices.filter {
      entries[$0].turtle == turtle && entries[$0].isStamp && entries[$0].mark != nil
    }
    let gone =
      number == 0 ? stamps[...] : number > 0 ? stamps.prefix(number) : stamps.suffix(Int(clamping: number.magnitude))
    for index in gone { entries[index].mark = nil }
  }
}
