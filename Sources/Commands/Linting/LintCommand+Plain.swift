import ArgumentParser
import Reports

extension LintCommand {
  /// The command that paths call, with none but the commonest options; nil for all other arguments, which the parser of
  /// arguments reads.
  ///
  /// To that parser each option is a type to look up, which takes half of the time in which one episode is checked.
  init?(plain arguments: some Collection<String>) {
    self.init()
    (paths, watch, repair) = ([], false, .none)
    var (selection, output) = (SelectionOptions.all, OutputOptions.standard)
    var (rest, hasFormat) = (Array(arguments)[...], false)
    while let argument = rest.popFirst() {
      switch argument {
      case "--no-cache" where !selection.noCache: selection.noCache = true
      case "--threads" where selection.threads == nil:
        guard let count = rest.popFirst(), Self.isValue(count) else { return nil }
        selection.threads = Count(argument: count)
      case "--format" where !hasFormat:
        guard let format = rest.popFirst().flatMap({ ReportFormat($0) }) else { return nil }
        (output.format, hasFormat) = (format, true)
      default:
        guard Self.isValue(argument) else { return nil }
        paths.append(argument)
      }
    }
    (self.selection, self.output) = (selection, output)
    do { try validate() } catch { return nil }
  }

  /// Returns whether an argument is surely neither an option nor a sign of the parser's own.
  private static func isValue(_ argument: String) -> Bool { !argument.isEmpty && !argument.hasPrefix("-") }
}

extension SelectionOptions {
  /// Every finding, as without an option.
  fileprivate static var all: SelectionOptions {
    var options = SelectionOptions()
    (options.select, options.ignore, options.changedSince, options.published) = (nil, nil, nil, nil)
    (options.baseline, options.updateBaseline, options.stdinFilename) = (nil, false, nil)
    (options.requireProof, options.noCache, options.store, options.threads) = (false, false, .none, nil)
    return options
  }
}

extension EvidenceStoreOptions {
  /// No store.
  fileprivate static var none: EvidenceStoreOptions {
    var options = EvidenceStoreOptions()
    (options.evidenceStore, options.trust, options.withToolchains) = (nil, false, false)
    return options
  }
}

extension RepairOptions {
  /// Nothing.
  fileprivate static var none: RepairOptions {
    var options = RepairOptions()
    (options.fix, options.accept, options.diff) = (false, false, false)
    return options
  }
}

extension OutputOptions {
  /// As without an option.
  fileprivate static var standard: OutputOptions {
    var options = OutputOptions()
    (options.format, options.failOn, options.file) = (.standard, .error, nil)
    (options.quiet, options.statistics, options.evidence, options.color) = (false, false, false, .auto)
    return options
  }
}
