/// What keeps git from running any program but itself, and from asking or reaching anybody.
package enum GitIsolation {
  /// What comes before every command.
  package static let options = [
    "--no-pager", "--literal-pathspecs", "-c", "safe.bareRepository=explicit", "-c", "core.fsmonitor=false",
    "-c", "core.hooksPath=/dev/null", "-c", "core.pager=cat", "-c", "core.attributesFile=/dev/null",
    "-c", "log.showSignature=false", "-c", "credential.helper=", "-c", "gpg.program=false",
  ]

  /// The variables that git gets: those of the user, but of git's own only the ones that say which settings to read.
  ///
  /// `GIT_DIR`, `GIT_INDEX_FILE` and the like point hooks to another repository; `GIT_EXTERNAL_DIFF`, `GIT_SSH_COMMAND`
  /// and others name programs. Where CI runs in a container, `safe.directory` comes by the variables that stay.
  ///
  /// - Parameter settings: What takes the place of the same settings in files.
  static func environment(from outside: [String: String], settings: [(name: String, value: String)]) -> [String: String]
  {
    var variables = outside.filter { name, _ in !name.hasPrefix("GIT_") || isKept(name) }
    variables["GIT_TERMINAL_PROMPT"] = "0"
    variables["GIT_OPTIONAL_LOCKS"] = "0"
    variables["GIT_ATTR_NOSYSTEM"] = "1"
    // A commit that is not here is not fetched: what is fetched from, and how, a repository's settings say.
    variables["GIT_NO_LAZY_FETCH"] = "1"
    variables["GIT_ALLOW_PROTOCOL"] = ""
    guard !settings.isEmpty else { return variables }
    let count = max(0, variables["GIT_CONFIG_COUNT"].flatMap { Int($0) } ?? 0)
    for (index, setting) in settings.enumerated() {
      variables["GIT_CONFIG_KEY_\(count + index)"] = setting.name
      variables["GIT_CONFIG_VALUE_\(count + index)"] = setting.value
    }
    variables["GIT_CONFIG_COUNT"] = String(count + settings.count)
    return variables
  }

  private static let kept: Set<String> = [
    "GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM", "GIT_CONFIG_NOSYSTEM", "GIT_CONFIG_COUNT",
  ]

  private static func isKept(_ name: String) -> Bool {
    kept.contains(name) || name.hasPrefix("GIT_CONFIG_KEY_") || name.hasPrefix("GIT_CONFIG_VALUE_")
  }
}
