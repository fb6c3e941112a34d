/// The marker by which an app knows a card: an AprilTag of the family 25h9, whose id is the card's number.
///
/// A marker is seven by seven squares, the outer ring black, with at least one square of white around it. The inner
/// five by five are the code word of the id, row by row. The family has 35 code words, of which every two differ in
/// nine squares or more, however they are turned, so that a detector may correct errors and still never takes one card
/// for another (E. Olson, "AprilTag: A robust and flexible visual fiducial system", ICRA 2011).
enum CardMarker {
  /// Rows of squares, true is black; nothing for a number that has no marker.
  static func squares(of number: Int) -> [[Bool]] {
    guard codeWords.indices.contains(number) else { return [] }
    return (0..<7).map { row in
      (0..<7).map { column in
        if [0, 6].contains(row) || [0, 6].contains(column) { return true }
        return codeWords[number] >> (24 - (row - 1) * 5 - (column - 1)) & 1 == 1
      }
    }
  }

  /// The code words of the family tag25h9 by id: 25 squares, the upper left one first, black as 1.
  static let codeWords: [UInt32] = [
    0x0E0_58AA, 0x124_E9B0, 0x1D2_5E42, 0x098_D950, 0x119_AF16, 0x045_DAA7, 0x130_2A23, 0x054_8B3E, 0x031_7544,
    0x1DD_3509, 0x036_C8FD, 0x0FB_64EB, 0x115_D849, 0x0CF_1EB0, 0x168_CFCA, 0x17D_7C92, 0x0A7_F072, 0x0FC_4C8D,
    0x1B9_1062, 0x0DF_4715, 0x0EB_820B, 0x180_26F4, 0x172_AD89, 0x0BB_17FC, 0x197_AA78, 0x1B4_1E3D, 0x0DE_3AED,
    0x1E1_BD32, 0x0B5_61D9, 0x045_067D, 0x002_E2CB, 0x1EB_E986, 0x0E9_5F41, 0x1E4_7224, 0x118_ECC5,
  ]

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
