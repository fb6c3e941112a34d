internal import Foundation

/// Prints SVG pages of A4 as one PDF, through a browser that is there.
struct PDFPrinter {
  private static let browsers = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"]

  /// Writes the pages.
  ///
  /// - Throws: `CommandFailure` when there is no browser or it fails.
  func print(_ pages: [String], to path: String) throws {
    guard let browser = Self.browser else {
      throw CommandFailure(
        "there is no Chromium or Chrome on PATH to write '\(path)'",
        help: "install chromium, or open the SVG pages in any browser and print them at 100 % into a PDF")
    }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("hornbook-\(UUID().uuidString)")
    try DurableFolder.make(folder.path)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (page, result) = (folder.appendingPathComponent("cards.html"), folder.appendingPathComponent("cards.pdf"))
    try AtomicFile.write(Array(Self.document(pages).utf8), to: page.path, isLasting: false)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: browser)
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--no-pdf-header-footer", "--user-data-dir=\(folder.path)/profile",
      "--print-to-pdf=\(result.path)", page.absoluteString,
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch {
      throw CommandFailure("cannot run '\(browser)': \(error.localizedDescription)")
    }
    process.waitUntilExit()
    guard process.terminationStatus == 0, let bytes = try? Data(contentsOf: result) else {
      throw CommandFailure(
        "'\(browser)' did not write a PDF", help: "open the SVG pages in a browser and print them at 100 %")
    }
    try AtomicFile.write(Array(bytes), to: ShownPath.absolute(path))
  }

  private static var browser: String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let paths = folders.flatMap { folder in browsers.map { "\(folder)/\($0)" } }
    let applications = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"]
    return (paths + applications).first(where: FileManager.default.isExecutableFile)
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
