import Foundation
import TestSupport
import Testing

/// The output of a program reaches its file or pipe while the program runs, not only at its end.
@Suite("The output of a program that still runs")
struct RunOutputTests {
  @Test(
    "printed output is there although the run is killed",
    arguments: [
      "print('ready', flush=True)", "import sys\nsys.stdout.write('ready\\n')\nsys.stdout.flush()", "print('ready')",
      "print('ready', end='', flush=True)",
    ])
  func isThereAlthoughKilled(line: String) throws {
    let folder = try TemporaryDirectory()
    let file = try folder.write("\(line)\nwhile True: pass\n", to: "main.py")
    let running = try Command(try BuiltProduct.path(of: "hornbook"), ["run", "--max-steps", "99999999999", file])
      .start()
    let output = try running.output { $0.hasPrefix("ready") }
    running.killNow()
    #expect(output.hasPrefix("ready"))
    #expect(try running.wait().status == 128 + SIGKILL)
  }

  @Test("all of a large output arrives, in the order in which it was printed")
  func largeOutputArrives() throws {
    let folder = try TemporaryDirectory()
    let program = """
      import sys
      for i in range(50000):
          print(i, flush=i % 1000 == 0)
      print("over", file=sys.stderr)
      print("end", end="")

      """
    let file = try folder.write(program, to: "main.py")
    let end = try Command(
      "/bin/sh", ["-c", "\"$0\" run \"$1\" 2>&1", try BuiltProduct.path(of: "hornbook"), file]
    ).run()
    #expect(end.output == (0..<50000).map { "\($0)\n" }.joined() + "over\nend")
  }

  @Test("a program that waits for input has shown its prompt")
  func promptIsShown() throws {
    let folder = try TemporaryDirectory()
    let file = try folder.write("print('Name?')\nprint('Hello', input('> '))\n", to: "main.py")
    let script = """
      mkfifo answers
      "$0" run "$1" < answers > shown & exec 3> answers
      for i in $(seq 500); do grep -q '> ' shown && break; sleep 0.02; done
      cat shown; echo "|"; echo Ada >&3; exec 3>&-; wait; cat shown
      """
    let end = try Command(
      "/bin/sh", ["-c", script, try BuiltProduct.path(of: "hornbook"), file], in: folder.path
    ).run()
    #expect(end.output == "Name?\n> |\nName?\n> Hello Ada\n", "\(end.errors)")
  }
}
