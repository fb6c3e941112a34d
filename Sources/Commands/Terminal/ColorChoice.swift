import ArgumentParser
import Diagnostics
import POSIX

/// When output is colored.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  /// On a terminal, unless `NO_COLOR` is set.
  case auto
  case always
  case never

  /// The style for standard output.
  var style: TerminalStyle { style(of: STDOUT_FILENO) }

  /// The style for standard error.
  var errorStyle: TerminalStyle { style(of: STDERR_FILENO) }

  private func style(of descriptor: Int32) -> TerminalStyle {
    switch self {
    case .always: .colored
    case .never: .plain
    case .auto: Self.hasColor(descriptor) ? .colored : .plain
    }
  }

  private static func hasColor(_ descriptor: Int32) -> Bool {
    let environment = Environment.variables
    return isatty(descriptor) == 1 && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
  }
}
