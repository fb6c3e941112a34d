import POSIX

/// Prints SVG pages of A4 as one PDF, through a browser that is there.
struct PDFPrinter {
  private static let browsers = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"]

  /// Writes the pages.
  ///
  /// - Throws: `CommandFailure` when there is no browser or it fails, or the path is that of a lesson.
  func print(_ pages: [String], to path: String) throws {
    let file = try OutputFile(path, for: "--pdf")
    guard let browser = Self.browser else {
      throw CommandFailure(
        "there is no Chromium or Chrome on PATH to write '\(path)'",
        help: "install chromium, or open the SVG pages in any browser and print them at 100 % into a PDF")
    }
    do {
      let bytes = try TemporaryFolder.use { try Self.pdf(of: pages, by: browser, in: $0.path) }
      try file.write(bytes)
    } catch let error as SystemError {
      throw CommandFailure("cannot write '\(path)': no temporary folder can be used: \(error.reason)")
    }
  }

  private static func pdf(of pages: [String], by browser: String, in folder: String) throws -> [UInt8] {
    let (page, result) = ("\(folder)/cards.html", "\(folder)/cards.pdf")
    try AtomicFile.write(Array(document(pages).utf8), to: page, isLasting: false)
    let process = ChildProcess(
      browser,
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--no-pdf-header-footer",
        "--user-data-dir=\(folder)/profile", "--print-to-pdf=\(result)", "file://\(percentEncoded(page))",
      ])
    let ending: ChildProcess.Ending
    do throws(ChildProcess.Failure) { ending = try process.run() } catch {
      throw CommandFailure("cannot run '\(browser)': \(error.error.reason)")
    }
    guard ending.status == .exited(0), let bytes = try? FileReading.contents(of: result) else {
      throw CommandFailure(
        "'\(browser)' did not write a PDF", help: "open the SVG pages in a browser and print them at 100 %")
    }
    return bytes
  }

  /// A path as a URL has it: bytes that may mean something there as `%` and two digits (RFC 3986).
  private static func percentEncoded(_ path: String) -> String {
    path.utf8.map { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: String(UnicodeScalar(byte))
      default:
        "/-._~".utf8.contains(byte)
          ? String(UnicodeScalar(byte)) : "%" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }.joined()
  }

  private static var browser: String? {
    let folders = (Environment.variables["PATH"] ?? "").split(separator: ":").map(String.init)
    let paths = folders.flatMap { folder in browsers.map { "\(folder)/\($0)" } }
    let applications = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"]
    return (paths + applications).first { PathKind(at: $0) == .other && access($0, X_OK) == 0 }
  }

  /// A document of pages without margins, each as large as a sheet.
  private static func document(_ pages: [String]) -> String {
    """
    <!DOCTYPE html>
    <meta charset="utf-8">
    <style>@page { size: A4; margin: 0 } body { margin: 0 }
    svg { display: block } svg + svg { break-before: page }</style>
    \(pages.joined())
    """
  }
}
