/// The image by which an app knows a card: seven by seven squares, the outer ring black.
///
/// Of the inner five by five, three corners are black and the one at the lower right is white, which tells how the card
/// lies. The other 21 squares, row by row, hold the number's eight bits, highest first, black for 1; the same bits
/// turned round; and the number modulo 31 in five bits.
enum CardMarker {
  /// Rows of squares; true is black.
  static func squares(of number: Int) -> [[Bool]] {
    let bits = (0..<8).map { number >> (7 - $0) & 1 == 1 }
    let check = (0..<5).map { (number % 31) >> (4 - $0) & 1 == 1 }
    var data = bits + bits.map { !$0 } + check
    return (0..<7).map { row in
      (0..<7).map { column in
        if [0, 6].contains(row) || [0, 6].contains(column) { return true }
        if [1, 5].contains(row), [1, 5].contains(column) { return row + column < 10 }
        return data.removeFirst()
      }
    }
  }

  /// Draws the marker with its upper left corner at a place; a square is so many units wide.
  static func draw(_ number: Int, x: Int, y: Int, square: Int, into picture: inout SVGDocument) {
    let path = squares(of: number).enumerated().flatMap { row, squares in
      squares.enumerated().filter(\.element).map { column, _ in
        "M\(x + column * square) \(y + row * square)h\(square)v\(square)h-\(square)z"
      }
    }
    picture.add(#"<path d="\#(path.joined())" fill="\#(Palette.black)"/>"#)
  }
}
