import Authoring
import AuthoringSamples
import Diagnostics
import Exchange
import TestSupport
import Testing

@Suite("What quizzes and pages have and cards do not is reported at its place")
struct TextLossTests {
  @Test(
    "a loss in a GIFT file is reported where it is, and the rest comes in",
    arguments: [
      ("↓// my notes\nHow many? {=3 ~2}", "comments are left out, this one and those after it"),
      ("↓Why? {}\n\nHow many? {=3 ~2}", "no card takes a text that nobody can grade, so this question is left out"),
      ("↓How many? {#1..5}\n\nAnd then? {=3 ~2}", "a card has no range of numbers, so this question is left out"),
      ("How many? {#=↓3:1 =%0%4}", "a card has no tolerance, so '3' alone is right"),
      (
        "↓How many? {=3 =three}",
        "learners drag words instead of typing them, and here every word is right"
      ),
      (
        "[html]↓How <b>many</b>? {=3 ~2}",
        "the markup of '<b>' is taken out, since cards show texts as they are written"
      ),
      ("↓Which? {=3 ~%50%2 ~1}", "the weights of its answers cannot be kept as written"),
      (
        "↓How many? {=3 #Yes. ~2 ####It is so.}",
        "its general feedback and the feedback on its answers cannot be kept as written"
      ),
      ("↓$CATEGORY: none\n\n$CATEGORY: some\n\nHow many? {=3 ~2}", "no question of this category becomes a card"),
    ])
  func gift(marked: String, message: String) throws { try expectLoss("gift", marked, message) }

  @Test(
    "what is not GIFT is reported at its place, and it is an error where nothing else is there",
    arguments: [
      ("↓::title How many? {=3 ~2}", "this title has no end, so this question is left out"),
      ("↓How many? {=3 ~2", "the brace of these answers is not closed, so this question is left out"),
      ("How many? {↓three}", "there is neither '=' nor '~' before these answers, so this question is left out"),
      ("↓", "there is nothing in it that becomes a card"),
    ])
  func notGIFT(marked: String, message: String) throws {
    let (files, diagnostics) = try importing("gift", source(marked))
    #expect(files.isEmpty)
    let told = diagnostics.first { $0.message == message }
    #expect(told?.location.span.start == place(in: marked))
    let errors = diagnostics.filter { $0.severity == .error }.map(\.message)
    #expect(errors == ["there is nothing in it that becomes a card"])
  }

  private static let mchoice = "   :answer_a: 1\n   :answer_b: 2\n   :answer_c: 3\n   :correct: a\n"

  @Test(
    "a loss in a page is reported where it is, and the rest comes in",
    arguments: [
      (".. mchoice:: a\n   ↓:random:\n\(mchoice)\n   Which?\n", "a card has no place for 'random'"),
      (
        ".. mchoice:: a\n\(mchoice)\n   ↓Which ``x``?\n",
        "the markup of '``x``' is taken out, since cards show texts as they are written"
      ),
      (
        "↓.. image:: a.png\n\n.. mchoice:: a\n\(mchoice)\n   Which?\n",
        "a card has no place for 'image', so it is left out"
      ),
      (
        "↓.. mchoice:: b\n   :answer_a: 1\n\n   Which?\n\n.. mchoice:: a\n\(mchoice)\n   Which?\n",
        "no answer is right, so 'b' is left out"
      ),
      (
        ".. fillintheblank:: a\n\n   How many?\n\n   - :3: Yes.\n     ↓:[a-z]+: No letters.\n     :4: No.\n",
        "no word can be told from the pattern '[a-z]+', so it is left out"
      ),
      (
        ".. fillintheblank:: a\n\n   Which type?\n\n   ↓- :[Ss]tr: Yes.\n     :int: No.\n",
        "the pattern '[Ss]tr' matches other texts, too; the card has 'str'"
      ),
      (
        ".. parsonsprob:: a\n\n   Order.\n   -----\n   a = 1\n   =====\n   print(a)\n   =====\n   ↓print(b) #paired\n",
        "a decoy belongs to no line of its own and says nothing when it is chosen"
      ),
      (
        "↓.. activecode:: b\n\n   import random\n   print(random.random())\n\n.. mchoice:: a\n\(mchoice)\n   Which?\n",
        "'b' does not print the same at each run, so its code is only read"
      ),
      (
        "↓.. activecode:: b\n\n   def f():\n       return 0\n   ====\n   self.assertEqual(f(), 3)\n\n.. mchoice:: a\n\(mchoice)\n   Which?\n",
        "there is no right program for 'b', so it is left out"
      ),
      (
        "Title\n=====\n\nPart\n----\n\n↓Inner\n~~~~~\n\n.. mchoice:: a\n\(mchoice)\n   Which?\n\nMore\n~~~~\n\nText.\n",
        "a section inside of another one becomes an episode beside it, this one and those after it"
      ),
      (
        "↓== ==\nA  B\n== ==\n1  2\n== ==\n\n.. mchoice:: a\n\(mchoice)\n   Which?\n",
        "a table is shown as it is written"
      ),
      (
        ".. mchoice:: a\n   ↓:practice: T\n\(mchoice)\n   Which?\n\n.. mchoice:: b\n   :topics: x\n\(mchoice)\n   What?\n",
        "options that only keep the book, such as 'practice', are left out, this one and those after it"
      ),
      (
        ".. mchoice:: a\n\n   Which?\n\n   ↓- .. image:: a.png\n       :alt: A cat\n\n     + Yes.\n\n   - A dog\n\n     - No.\n",
        "the file of the image 'A cat' is not imported, so these words are shown instead"
      ),
      (
        "↓.. poll:: b\n\n   Like it?\n\n.. mchoice:: a\n\(mchoice)\n   Which?\n",
        "a card has no place for 'poll', so it is left out"
      ),
    ])
  func runestone(marked: String, message: String) throws { try expectLoss("runestone", marked, message) }

  @Test("a test that no check can say is listed, and the others come in")
  func tests() throws {
    let page = """
      .. tabbed:: t

         .. tab:: Question

            .. activecode:: f

               Write f.
               ~~~~
               def f(n):
                   return 0
               ====
               from unittest.gui import TestCaseGui

               class Tests(TestCaseGui):
                   def testAll(self):
                       self.assertEqual(f(2), 4)
                       ↓self.assertRegex(str(f(1)), "2")
                       self.assertTrue(f(1) == 2)

               Tests().main()

         .. tab:: Answer

            .. activecode:: f_answer

               def f(n):
                   return 2 * n

      """
    try expectLoss("runestone", page, "a card cannot say this test: self.assertRegex(str(f(1)), \"2\")")
    let files = try importing("runestone", source(page)).files
    let episode = try #require(files.first { $0.path.hasSuffix("start.yaml") }).text
    #expect(episode.contains("- call: f(2)\n        returns: 4\n"), "\(episode)")
    #expect(episode.contains("- call: f(1) == 2\n        returns: True\n"), "\(episode)")
  }

  @Test("what a format has no place for is reported when it goes out", arguments: [("gift", 2), ("runestone", 1)])
  func exportLosses(format: String, count: Int) throws {
    let files = SampleCurriculum.withCards(
      """
      - {id: a, type: poll, text: Do you like it?, answers: [Yes, No]}
      - {id: b, type: executor, text: Run it., code: print(1), result: 1}

      """)
    let (authored, _) = try read(files)
    let losses = try ExchangeFormats.text(format).exporting(authored).diagnostics
    #expect(losses.count == count, "\(losses.map(\.message))")
    #expect(losses.allSatisfy { $0.message.contains("has no place for a card") })
  }

  private func expectLoss(_ format: String, _ marked: String, _ message: String) throws {
    let (files, diagnostics) = try importing(format, source(marked))
    #expect(!files.isEmpty)
    #expect(diagnostics.map(\.message) == [message])
    #expect(diagnostics.map(\.location.span.start) == [place(in: marked)])
    #expect(diagnostics.allSatisfy { $0.severity == .warning })
  }

  private func source(_ marked: String) -> SourceText {
    SourceText(path: "x.txt", marked.split(separator: "↓", omittingEmptySubsequences: false).joined())
  }

  private func place(in marked: String) -> Int { marked.prefix { $0 != "↓" }.utf8.count }
}
