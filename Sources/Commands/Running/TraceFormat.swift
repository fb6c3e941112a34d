import ArgumentParser

/// How `hornbook run --trace` shows the steps.
enum TraceFormat: String, ExpressibleByArgument, CaseIterable {
  /// For a person: a line a step.
  case text
  /// For programs: every step with all its variables.
  case json
}
