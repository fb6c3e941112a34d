internal import ArgumentParser
internal import Diagnostics
internal import Foundation

/// When output is coloured.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  /// On a terminal, unless `NO_COLOR` is set.
  case auto
  case always
  case never

  /// The style for standard output.
  var style: TerminalStyle {
    switch self {
    case .always: .colored
    case .never: .plain
    case .auto: Self.terminalHasColor ? .colored : .plain
    }
  }

  private static var terminalHasColor: Bool {
    let environment = ProcessInfo.processInfo.environment
    return isatty(STDOUT_FILENO) == 1 && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
  }
}
