import Foundation
import TestSupport

/// The real CPython 3.11 says which lines a program comes to: the `line` events of `sys.settrace`.
enum LineJudge {
  /// A line that CPython came to.
  struct Event: Decodable, Hashable, CustomStringConvertible {
    let line: Int
    /// The function's name; nil in the module.
    let function: String?
    let depth: Int

    var description: String { "\(line) \(function ?? "-") \(depth)" }
  }

  /// The lines of each program, at most so many as a trace keeps.
  static func run(_ programs: [PageProgram], most: Int) throws -> [[Event]] {
    let request = programs.map { ["source": $0.source, "input": $0.input.map { $0 + "\n" }.joined()] }
    let input = try JSONSerialization.data(withJSONObject: request)
    let finished = try Command(
      try Judge.path(of: "python3"), ["-S", "-c", runner, String(most)], input: Array(input),
      environment: ["PYTHONHASHSEED": "0"]
    ).run()
    guard finished.status == 0 else {
      throw PageJudge.Failure(text: String(decoding: finished.errorBytes, as: UTF8.self))
    }
    return try JSONDecoder().decode([[Event]].self, from: Data(finished.outputBytes))
  }

  /// Runs each program in a fork, and counts only frames of the program itself.
  private static let runner = #"""
    import json, os, sys, tempfile
    most = int(sys.argv[1])
    def depth(frame):
        count = -1
        while frame:
            count += frame.f_code.co_filename == "main.py"
            frame = frame.f_back
        return count
    def record(job, events):
        def watch(frame, event, argument):
            if frame.f_code.co_filename != "main.py":
                return None
            if event == "line" and len(events) < most:
                name = frame.f_code.co_name
                function = None if name == "<module>" else name
                events.append({"line": frame.f_lineno, "function": function, "depth": depth(frame)})
            return watch
        code = compile(job["source"], "main.py", "exec")
        # The frames around the program, and the one that watches it, leave it as many calls as it has alone.
        sys.setrecursionlimit(1008)
        sys.settrace(watch)
        try:
            exec(code, {"__name__": "__main__"})
        finally:
            sys.settrace(None)
    def run(job):
        reader, writer = os.pipe()
        if os.fork() == 0:
            events = []
            # The program has streams of its own: what it prints must not stand in the answer.
            source = tempfile.TemporaryFile("w+")
            source.write(job["input"])
            source.seek(0)
            os.dup2(source.fileno(), 0)
            for stream in (1, 2):
                os.dup2(os.open(os.devnull, os.O_WRONLY), stream)
            try:
                record(job, events)
            except BaseException:
                pass
            with os.fdopen(writer, "w") as file:
                json.dump(events, file)
            os._exit(0)
        os.close(writer)
        with os.fdopen(reader) as file:
            text = file.read()
        os.wait()
        return json.loads(text)
    print(json.dumps([run(job) for job in json.load(sys.stdin)]))
    """#
}
