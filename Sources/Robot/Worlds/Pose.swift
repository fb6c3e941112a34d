/// Where the robot stands and where it looks.
public struct Pose: Sendable, Hashable, Codable {
  /// The tile under the robot.
  public var place: Place
  /// Where it looks.
  public var heading: Heading

  /// A pose from its parts.
  public init(_ place: Place, _ heading: Heading) {
    self.place = place
    self.heading = heading
  }
}
