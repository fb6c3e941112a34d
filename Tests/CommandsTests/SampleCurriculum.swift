/// A small curriculum without a fault, in which every session begins.
enum SampleCurriculum {
  static let files: [String: String] = [
    "curriculum.yaml": """
    title: Champion
    locale: en
    minimumClient: "1.0.0"
    modules: [training]

    """,
    "training/module.yaml": """
    title: Training
    summary: Your first steps in Python.
    language: python
    blocks: [printing]

    """,
    "training/printing/block.yaml": """
    title: Printing
    episodes: [say-hello]

    """,
    "training/printing/say-hello.yaml": """
    title: Say hello
    summary: Make the computer write on the screen.
    teaches: [python.call.print]
    cards:
      - id: meet-print
        type: descriptionWithCode
        header: Instructions
        text: print() writes what you give it to the screen.
        code: print("Hello")
      - id: run-it
        type: executor
        text: Run it and look at the screen.
        code: |
          name = "Champion"
          print(name)
        result: Champion
      - id: quiz
        type: questionWithCode
        code: print(2 + 3)
        text: What will be the result of the code?
        answers: ["2 + 3", 5, 23, ERROR]
        correctAnswerIndex: 1
      - id: well-done
        type: finished
        header: Congratulations!
        text: You can print.

    """,
  ]
}
