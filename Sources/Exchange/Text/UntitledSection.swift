/// What a file has before any title: an episode with an id of its own.
enum UntitledSection {
  static let id = "start"
}
