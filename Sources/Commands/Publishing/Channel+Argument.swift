public import ArgumentParser
public import Publishing

extension Channel: ExpressibleByArgument {
  /// The channel that a person names.
  public init?(argument: String) { self.init(argument) }
}

extension Option where Value == Channel {
  /// An option that names a channel; a name that no channel can have is refused with the rule for names.
  init(wrappedValue: Channel, help: ArgumentHelp? = nil) {
    var help = help
    help?.abstract += " (default: \(wrappedValue))"
    self.init(wrappedValue: wrappedValue, name: .long, help: help) { name in
      guard let channel = Channel(name) else { throw InvalidName() }
      return channel
    }
  }

  /// What a channel can be called.
  private struct InvalidName: Error, CustomStringConvertible {
    var description: String {
      "write lower-case letters, digits and hyphens, at most 64, and no hyphen first"
    }
  }
}
