/// Where the robot stands and where it looks.
public struct Pose: Sendable, Hashable, Codable {
  /// The tile under the robot.
  public var coordinate: Coordinate
  /// Where it looks.
  public var heading: Heading

  private enum CodingKeys: String, CodingKey {
    case coordinate = "place"
    case heading
  }

  /// A pose from its parts.
  public init(_ coordinate: Coordinate, _ heading: Heading) {
    self.coordinate = coordinate
    self.heading = heading
  }
}
