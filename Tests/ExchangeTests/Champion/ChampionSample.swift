/// The file that Champion published, byte by byte as far as its values go.
let championSample = #"""
  [
    {"type": "description", "text": "Champion! Follow my lead to learn Python.", "header": "Instructions"},
    {"type": "descriptionWithCode", "text": "Use print() function for printing values to the screen.", "header": "Instructions", "code": "print()"},
    {"type": "question", "text": "What is print()?", "answers": ["Function", "Variable", "Value", "Data"], "correctAnswerIndex": 0},
    {"type": "executor", "text": "print() function used for writing to the screen. Champion will be written to screen.", "code": "print(champion)", "result": "champion"},
    {"type": "questionWithCode", "code": "print(champion)", "text": "What will be the result of the code?", "answers": ["ERROR", "Champion", "champion", "print(champion)"], "correctAnswerIndex": 2},
    {"type": "finished", "text": "You learned to use print() function! Bravo champion!", "header": "Congratulations!"}
  ]
  """#

/// The episode that the sample becomes.
let championSampleEpisode = """
  # yaml-language-server: $schema=../../../schemas/episode.schema.json
  title: Episode 1
  cards:
    - id: instructions
      type: description
      header: Instructions
      text: Champion! Follow my lead to learn Python.
    - id: instructions-2
      type: descriptionWithCode
      header: Instructions
      text: Use print() function for printing values to the screen.
      code: print()
    - id: what-is-print
      type: question
      text: What is print()?
      answers:
        - Function
        - Variable
        - Value
        - Data
      correctAnswerIndex: 0
    - id: print-function-used-for-writing-to
      type: executor
      text: print() function used for writing to the screen. Champion will be written to screen.
      code: print(champion)
      result: champion
    - id: what-will-be-the-result-of
      type: questionWithCode
      code: print(champion)
      text: What will be the result of the code?
      answers:
        - ERROR
        - Champion
        - champion
        - print(champion)
      correctAnswerIndex: 2
    - id: congratulations
      type: finished
      header: Congratulations!
      text: You learned to use print() function! Bravo champion!

  """
