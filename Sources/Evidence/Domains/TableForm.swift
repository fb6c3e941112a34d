/// The form of lists of lists whose rows are all as long.
struct TableForm {
  private let isSquare: Bool
  /// How long every row of every table is; nil where tables differ.
  private let width: Int?

  /// The form of some tables, each once; nil where one of them has rows of different lengths, or none has two rows.
  init?(of tables: [[LiteralValue]]) {
    let sizes = tables.filter { !$0.isEmpty }.map(Self.size)
    guard sizes.contains(where: { $0 != nil && $0?.rows != 1 }), sizes.allSatisfy({ $0 != nil }) else { return nil }
    let known = sizes.compactMap { $0 }
    // One table alone may be square by accident.
    isSquare = known.count > 1 && known.allSatisfy { $0.rows == $0.columns }
    let widths = Set(known.map(\.columns))
    width = known.count > 1 && widths.count == 1 && !isSquare ? widths.first : nil
  }

  /// True for a table of this form.
  func admits(_ rows: [LiteralValue]) -> Bool {
    guard !rows.isEmpty else { return true }
    guard let size = Self.size(of: rows), size.columns > 0 else { return false }
    return (!isSquare || size.rows == size.columns) && (width ?? size.columns) == size.columns
  }

  private static func size(of rows: [LiteralValue]) -> (rows: Int, columns: Int)? {
    let widths = rows.compactMap { $0.items?.count }
    guard widths.count == rows.count, Set(widths).count == 1, let width = widths.first else { return nil }
    return (rows.count, width)
  }

  /// A table with a column less, turned, with its rows turned round, and with a row and a column less.
  static func changes(of rows: [LiteralValue]) -> [[LiteralValue]] {
    let values = rows.compactMap(\.items)
    guard values.count == rows.count, case .sequence(let brackets, _)? = rows.first, let width = values.first?.count,
      values.allSatisfy({ $0.count == width })
    else { return [] }
    let turned = (0..<width).map { column in values.map { $0[column] } }
    let changed = [
      turned, values.map { $0.reversed() }, values.map { Array($0.dropLast()) },
      values.dropLast().map { Array($0.dropLast()) },
    ]
    return changed.map { $0.map { .sequence(brackets, $0) } }
  }
}
