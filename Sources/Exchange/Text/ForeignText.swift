import CurriculumBundle
import Diagnostics

/// A text file of another system, and what is wrong with it or lost.
final class ForeignText: DraftSource {
  /// The file as it was read.
  let source: SourceText
  /// Its lines in order, without their line ends.
  let lines: [ForeignLine]
  private var findings = BoundedDiagnostics(most: 100)
  private var told: Set<Loss> = []
  private(set) var hasErrors = false
  /// True where a text or a part of it is left out or changed; a language that no card can have is not one of these.
  private(set) var hasLosses = false

  /// True where other files come in without this one where it has an error, which is a loss then.
  private let isOneOfSeveral: Bool

  /// Reads files of one import.
  static func all(_ sources: [SourceText]) -> [ForeignText] {
    sources.map { ForeignText($0, isOneOfSeveral: sources.count > 1) }
  }

  /// Reads a file; one that is not UTF-8 has no lines.
  init(_ source: SourceText, isOneOfSeveral: Bool = false) {
    self.source = source
    self.isOneOfSeveral = isOneOfSeveral
    let isText = String(validating: source.bytes, as: UTF8.self) != nil
    lines = isText ? ForeignLine.lines(of: source.bytes) : []
    if !isText {
      reportWrong(.at(0), "this file is not UTF-8", help: "save it as UTF-8")
    }
  }

  /// The findings, in the order of the file.
  var diagnostics: [Diagnostic] { findings.inOrderOfFile }

  /// Reports something that the format does not have there, so that nothing of the file is imported.
  func reportWrong(_ span: Span, _ message: String, help: String) {
    hasErrors = true
    guard !isOneOfSeveral else {
      return reportLoss(span, "\(message), so no module is made of this file", help: help)
    }
    findings.report(ExchangeFindings.wrongShape.finding(at: Location(source.path, span), message, help: help))
  }

  func reportNothing() { findings.report(nothing) }

  func reportEmpty() {
    reportLoss(
      .at(0), "there is nothing in it that becomes a card, so no module is made of it",
      help: "move it out of the folder, if it is not to be imported")
  }

  /// Reports something that a curriculum has no place for, once for each place and message.
  func reportLoss(_ span: Span, _ message: String, help: String) {
    report(Loss(span: span, kind: message), message, help: help)
  }

  /// Reports the first of what is lost in the same way all over a file.
  func reportOnce(_ kind: String, _ span: Span, _ message: String, help: String) {
    report(Loss(span: .at(0), kind: kind), message, help: help, at: span)
  }

  private func report(_ loss: Loss, _ message: String, help: String, at place: Span? = nil) {
    hasLosses = true
    tell(loss, message, help: help, at: place)
  }

  private func tell(_ loss: Loss, _ message: String, help: String, at place: Span? = nil) {
    guard told.insert(loss).inserted else { return }
    let location = Location(source.path, place ?? loss.span)
    findings.report(ExchangeFindings.lostInImport.finding(at: location, message, help: help))
  }

  /// Reports that code of Python 2 is shown in a lesson to read.
  func reportPython2(at span: Span) {
    let fact = "this code is in Python 2, which Python 3 refuses, so it is shown without a language"
    tell(Loss(span: span, kind: fact), fact, help: "write it in Python 3, or name its `language`")
  }

  /// Reports the first piece of code in a lesson to read that names no language and that Python cannot read.
  func reportPlainCode(at span: Span) {
    tell(
      Loss(span: .at(0), kind: "plain code"),
      "this code names no language, and Python cannot read it, so it is shown without one, as are those after it",
      help: "name its `language`, if it is not part of a program", at: span)
  }

  /// A loss by what it is reported once for.
  private struct Loss: Hashable {
    let span: Span
    let kind: String
  }
}

extension ForeignText {
  /// Reports that markup was taken out of a text, once for each text.
  func reportMarkup(_ sign: String, at span: Span) {
    report(
      Loss(span: span, kind: "markup"),
      "the markup of '\(quoted(sign))' is taken out, since cards show texts as they are written",
      help: "see that the text is still understood")
  }

  /// A text of reStructuredText without its markup, which is reported.
  func restructured(_ text: String, at span: Span) -> String {
    let marked = MarkedText(text, .restructured)
    if let lost = marked.lost { reportMarkup(lost, at: span) }
    return marked.text
  }

  /// The language that a name of the system's stands for, nil for Python; one that no card can have is reported.
  func language(named name: String, at span: Span) -> CodeLanguage? {
    let named = ForeignLanguage(name)
    if !named.isKnown { reportLanguage(name, at: span) }
    return named.language == .python ? nil : named.language
  }

  /// The language on a card that asks about code whose file names Python, or no language; nil for Python.
  ///
  /// Code that Python cannot read is shown as pseudocode, which is reported; only code that is named Python stays that.
  func language(of code: String, isNamed: Bool, at span: Span) -> CodeLanguage? {
    let shown = ForeignCode.shown(code, isNamed: isNamed)
    if let loss = shown.loss { reportLoss(span, loss.fact, help: loss.help) }
    return shown.language
  }

  /// Reports that the file of an image does not come in; the text or the answer has the words for it.
  func reportImage(_ words: String, at span: Span) {
    if ImageText.isWrittenOut(words) {
      return reportLoss(
        span, "the image '\(quoted(words))' is not imported, and nothing is shown in its place",
        help: "put it into `assets` as a file; an answer is `{image: assets/…, alt: …}` then")
    }
    reportLoss(
      span, "the file of the image '\(quoted(words))' is not imported, so these words are shown instead",
      help: "put the file into `assets`; an answer is `{image: assets/…, alt: …}` then")
  }

  /// Reports that a table stays as it is.
  func reportTable(at span: Span) {
    reportLoss(span, "a table is shown as it is written", help: "say in sentences what it says")
  }

  /// Reports that code is part of the text of a card, which shows another piece as its code.
  func reportMoreCode(at span: Span) {
    reportLoss(
      span, "a card shows one piece of code, so another is part of its text, without the spaces before its lines",
      help: "split the question")
  }

  /// Reports the name of a language that no card can have.
  func reportLanguage(_ name: String, at span: Span) {
    let loss = ForeignLanguage.loss(of: name)
    reportLoss(span, loss.fact, help: loss.help)
  }

  /// Reports that learners drag what they would type there, and have nothing to choose from.
  func reportGivenAway(at span: Span) {
    reportLoss(
      span, "learners drag words instead of typing them, and here every word is right",
      help: "add words to `tokens` that show a misunderstanding each")
  }
}

/// At most 60 characters for a message: enough to find the line, without all of an image in letters.
func quoted(_ text: String) -> String { shortened(text, to: 60) }
