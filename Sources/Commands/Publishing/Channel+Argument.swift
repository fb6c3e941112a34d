public import ArgumentParser
public import Publishing

extension Channel: ExpressibleByArgument {
  /// The channel that a person names.
  public init?(argument: String) { self.init(argument) }
}
