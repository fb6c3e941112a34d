import Execution
import Python
import Testing

/// `help()`, which the judge of the pages starts without.
@Suite("Help on Python")
struct HelpTests {
  @Test("of a function it shows the heading and the documentation")
  func functionShowsHeading() {
    let program = PythonProgram(
      source: """
        def greet(name, greeting="Hello", *, loud: bool = False) -> str:
            '''Return a greeting.

            name: who is greeted
            '''
        class Dog:
            def bark(self, times=1): "Bark."
        help(greet)
        help(Dog().bark)
        """)
    #expect(
      program.run().standardOutput == """
        Help on function greet in module __main__:

        greet(name, greeting='Hello', *, loud: bool = False) -> str
            Return a greeting.
        \("    ")
            name: who is greeted

        Help on method bark in module __main__:

        bark(times=1) method of __main__.Dog instance
            Bark.


        """)
  }
}
