import Diagnostics
import Publishing

extension CommandFailure {
  /// Why a check failed where it is repeated: the next one may not.
  ///
  /// - Throws: An error of any other kind than those of checks.
  init(ofCheck error: any Error) throws {
    switch error {
    case let failure as CommandFailure: self = failure
    case let failure as FileFailure: self.init("\(failure)")
    case let failure as SiteFailure: self.init(failure.message, help: failure.help)
    case let refusal as PublishingError: self.init(refusal.message, help: refusal.help)
    default: throw error
    }
  }
}
