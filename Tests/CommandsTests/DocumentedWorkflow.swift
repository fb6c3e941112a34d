import Foundation
import TestSupport
import Testing

/// A workflow of the article on continuous integration, read by PyYAML, and what a runner makes of it.
struct DocumentedWorkflow {
  /// A step that runs commands, with the variables that are set for it.
  struct Step: Decodable {
    let name: String
    let run: String
    let env: [String: String]
  }

  /// The text, as the article has it.
  let text: String

  /// The block that begins with a line.
  init(beginning line: String) throws { text = try MarkdownPage.documentedBlock(beginning: line).text }

  /// GitHub's.
  static var gitHub: DocumentedWorkflow {
    get throws { try DocumentedWorkflow(beginning: "# .github/workflows/content.yml") }
  }

  /// GitLab's.
  static var gitLab: DocumentedWorkflow { get throws { try DocumentedWorkflow(beginning: "# .gitlab-ci.yml") } }

  /// The steps of a job on GitHub that run commands, with each expression in their variables replaced by what the
  /// contexts have at its path: nothing, where they lack it, as on GitHub.
  func steps(of job: String, _ contexts: String) throws -> [Step] {
    let program = """
      import json, re, sys, yaml
      job, contexts = sys.argv[1], json.loads(sys.argv[2])
      def value(match):
        place = contexts
        for name in match.group(1).split("."):
          place = place.get(name, "") if isinstance(place, dict) else ""
        return str(place)
      def put(text):
        done = re.sub(r"\\$\\{\\{ ([a-zA-Z_.]+) \\}\\}", value, str(text))
        assert "${{" not in done, "an expression that is no path: " + text
        return done
      steps = yaml.safe_load(sys.stdin)["jobs"][job]["steps"]
      print(json.dumps([
        {"name": step.get("name", step.get("id", "")), "run": step["run"],
         "env": {name: put(text) for name, text in step.get("env", {}).items()}}
        for step in steps if "run" in step]))
      """
    return try JSONDecoder().decode([Step].self, from: try output(of: program, job, contexts))
  }

  /// The commands of a job on GitLab, behind those that every job runs before.
  func script(of job: String) throws -> String {
    let program = """
      import json, sys, yaml
      print(json.dumps("\\n".join(yaml.safe_load(sys.stdin)[sys.argv[1]]["script"])))
      """
    return try JSONDecoder().decode(String.self, from: try output(of: program, job))
  }

  /// The output of a Python program that reads the workflow from standard input.
  func output(of program: String, _ arguments: String...) throws -> Data {
    let path = try Judge.path(of: "python3")
    let done = try Command(path, ["-c", program] + arguments, input: Array(text.utf8)).run()
    try #require(done.status == 0, "\(done.errors)")
    return Data(done.output.utf8)
  }
}
