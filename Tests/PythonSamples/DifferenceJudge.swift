import Foundation
import TestSupport

/// The real `python3`, which runs many programs in one process: each in a fork, with all modules at hand.
enum DifferenceJudge {
  /// What each program prints on standard output and then on standard error; nil for one that does not end in time.
  static func results(of programs: [String]) throws -> [String?] {
    let finished = try Command(
      try Judge.path(of: "python3"), ["-c", runner], input: Array(try JSONEncoder().encode(programs)),
      environment: ["PYTHONHASHSEED": "0"]
    ).run()
    guard finished.status == 0 else { throw Failure(text: String(decoding: finished.errorBytes, as: UTF8.self)) }
    let results = try JSONDecoder().decode([String?].self, from: Data(finished.outputBytes))
    return results.map { $0.map(withoutAddresses) }
  }

  /// A text in which the places of objects in memory, and of native modules on disk, are all alike.
  static func withoutAddresses(_ text: String) -> String {
    text.replacing(/\bat 0x[0-9a-f]+/, with: "at 0x0")
      .replacing(/\(\/[^()]*\.so\)/, with: "(unknown location)")
  }

  /// The judge did not run.
  struct Failure: Error, CustomStringConvertible {
    let text: String
    var description: String { "python3 did not judge: \(text)" }
  }

  private static let runner = #"""
    import abc, bisect, calendar, cmath, collections.abc, contextlib, copy, dataclasses, datetime, decimal, enum
    import fractions, functools, heapq, io, itertools, json, math, operator, os, random, re, signal, statistics, string
    import sys, tempfile, textwrap, types, typing, _strptime
    # Frames of CPython's own library; where its files lie and what their lines say differs by installation.
    library = re.compile(r'  File "(?!main\.py")[^"]*".*\n(?:    .*\n)*')
    def show(kind, error, trace):
        sys.__excepthook__(kind, error.with_traceback(trace.tb_next), None)
    def run(program, file):
        with open("main.py", "w", errors="surrogatepass") as source: source.write(program)
        signal.alarm(10)
        main = sys.modules["__main__"] = types.ModuleType("__main__")
        sys.stdout, sys.stderr = io.StringIO(), io.StringIO()
        try:
            exec(compile(program, "main.py", "exec"), main.__dict__)
        except SystemExit as end:
            if end.code is not None and not isinstance(end.code, int): print(end.code, file=sys.stderr)
        except BaseException as error:
            show(type(error), error, error.__traceback__)
        for name in [name for name in main.__dict__ if name[0] != "_"]: main.__dict__[name] = None
        signal.alarm(0)
        with open(file, "w", errors="surrogatepass") as result:
            json.dump(sys.stdout.getvalue() + library.sub("", sys.stderr.getvalue()), result)
    def judge(program):
        if os.path.exists("result"): os.remove("result")
        child = os.fork()
        if child == 0:
            try: run(program, "result")
            finally: os._exit(0)
        if os.waitpid(child, 0)[1] != 0: return None
        with open("result") as result: return json.load(result)
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        print(json.dumps([judge(program) for program in json.load(sys.stdin)]))
    """#
}
