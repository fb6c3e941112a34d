import POSIX
import Reports

/// The summary that GitHub shows of a whole job, in the file that it names.
enum JobSummary {
  /// Adds a report where GitHub names a file: GitHub shows only ten annotations of each severity, the summary all
  /// findings.
  static func write(_ report: Report) {
    guard let path = Environment.variables["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return }
    do throws(SystemError) {
      try append(GitHubJobSummary().render(report), to: path)
    } catch {
      Terminal.writeError("hornbook: cannot write the job summary '\(path)': \(error.reason)\n")
    }
  }

  private static func append(_ text: String, to path: String) throws(SystemError) {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o666)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    try OpenFile.writeAll(Array(text.utf8), to: descriptor)
  }
}
