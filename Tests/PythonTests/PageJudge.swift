import Foundation
import TestSupport

/// The real CPython 3.11, which `make test` puts into `.venv`, says what programs print; without it the tests fail.
enum PageJudge {
  /// The name under which both interpreters know a program.
  static let fileName = "main.py"

  /// What a program came to.
  struct Verdict: Decodable {
    let output: String
    let error: String

    /// What a page shows: standard output, then standard error, ending in a line end.
    var written: String {
      let text = output + error
      return text.isEmpty || text.hasSuffix("\n") ? text : text + "\n"
    }
  }

  /// Runs programs, all in one process: each is a fork with streams of its own.
  static func run(_ programs: [PageProgram]) throws -> [Verdict] {
    let request = programs.map { ["source": $0.source, "input": $0.input.map { $0 + "\n" }.joined()] }
    let input = try JSONSerialization.data(withJSONObject: request)
    let finished = try Command(
      try Judge.path(of: "python3"), ["-c", runner], input: Array(input), environment: ["PYTHONHASHSEED": "0"]
    ).run()
    guard finished.status == 0 else { throw Failure(text: String(decoding: finished.errorBytes, as: UTF8.self)) }
    return try JSONDecoder().decode([Verdict].self, from: Data(finished.outputBytes))
  }

  /// The judge did not run.
  struct Failure: Error, CustomStringConvertible {
    let text: String
    var description: String { "python3 did not judge: \(text)" }
  }

  /// Runs each program in a fork, as `python3 main.py` would in a folder of its own.
  private static let runner = #"""
    import json, os, re, sys, tempfile
    # Frames of CPython's own library; where its files lie and what their lines say differs by installation.
    library = re.compile(r'  File "(?!main\.py")[^"]*/lib/python3.*\n(?:    .*\n)*')
    def run(job):
        folder = tempfile.mkdtemp()
        paths = [os.path.join(folder, name) for name in ("main.py", "in", "out", "err")]
        for path, text in zip(paths, (job["source"], job["input"])):
            with open(path, "w") as file: file.write(text)
        child = os.fork()
        if child == 0:
            os.chdir(folder)
            for number, path in enumerate(paths[1:]):
                flags = os.O_RDONLY if number == 0 else os.O_WRONLY | os.O_CREAT
                os.dup2(os.open(path, flags), number)
            os.environ["PYTHONHASHSEED"] = "0"
            os.execve(sys.executable, [sys.executable, "-S", "main.py"], os.environ)
        os.waitpid(child, 0)
        texts = [open(path, newline="").read() for path in paths[2:]]
        error = texts[1].replace(os.path.join(folder, "main.py"), "main.py")
        return {"output": texts[0], "error": library.sub("", error)}
    print(json.dumps([run(job) for job in json.load(sys.stdin)]))
    """#
}
