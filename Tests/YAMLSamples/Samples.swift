/// Files as authors write them, with every way of writing a scalar.
public let samples: [String] = [
  """
  # yaml-language-server: $schema=../episode.schema.json
  title: Say hello
  summary: "Make the \\u00e9computer\\twrite."
  teaches: [python.call.print, python.str]   # what it teaches
  cards:
    - id: meet-print
      type: descriptionWithCode
      text: print() writes what you give it
        to the screen.

        Twice.
      code: print("Hello")
    - id: run-it
      code: |
        name = "Champion"

        if name:
            print(name)
      result: Champion
    - id: quiz
      text: >-
        What will be
        the result

          of this
        code?

      answers: ["2 + 3", 5, 'it''s', {a: b}, [x, [y]]]
      correctAnswerIndex: 1
  """,
  """
  ---
  key: &anchor
    - one
    - &two 'two
      lines'
    - "three \\
       joined\\n

       four"
  other: *anchor
  two: *two
  empty:
  nothing: ~
  ? complex
  : value
  flow: {a: 1, "b": 2, c: [d,
    e, # within
    f: g]}
  keep: |+
    text

  indented: |2
      more
    less
  strip: >-

    folded
     kept
    again
  ...
  """,
  "a: |\r\n  one\r\n  two\r\nb: 'x\r\n  y'\r\nc: é\u{1F600}ü # ü\r\n- bad\r\n",
  "- plain: a-b_c.d/e:f#g\n  über: \u{2028}x\u{85}y\n- |\n  ü\u{2029}  z\n- !!str tagged\n- - - deep\n",
]
