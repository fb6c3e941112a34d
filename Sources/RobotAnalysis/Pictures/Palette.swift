import Robot

/// The colors of all pictures: light, and clear beside each other also for eyes that see few colors.
enum Palette {
  static let paper = "#F3F7FC"
  static let white = "#FFFFFF"
  static let black = "#000000"
  static let floor = white
  static let line = "#D5DFEB"
  static let ink = "#26374D"
  static let faint = "#7A8BA3"
  static let wall = "#6C7F99"
  static let wallTop = "#8A9BB3"
  static let pit = "#39424F"
  static let pitDepth = "#1E242D"
  static let gold = "#FFC83D"
  static let goldEdge = "#C98A00"
  static let goal = "#2FA66A"
  static let robot = "#3478E5"
  static let robotDark = "#1D4FA3"
  static let path = "#F0652F"
  static let alarm = "#D42B2B"

  /// The color of painted floor: light, so that what lies on it is seen.
  static func paint(_ color: TileColor) -> String {
    switch color {
    case .red: "#FBC9C4"
    case .orange: "#FDD9AE"
    case .yellow: "#FBF0A5"
    case .green: "#C5EBC8"
    case .blue: "#C3DFFB"
    case .purple: "#E0CDF7"
    }
  }

  /// The color of doors and keys: strong.
  static func strong(_ color: TileColor) -> String {
    switch color {
    case .red: "#D9463B"
    case .orange: "#E8801A"
    case .yellow: "#D9B310"
    case .green: "#3C9A4A"
    case .blue: "#2F7BD1"
    case .purple: "#8A55C7"
    }
  }
}
