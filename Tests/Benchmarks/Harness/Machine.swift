import Foundation

/// The machine, and how busy it is: figures mean little without.
enum Machine {
  /// One line: processors, load, system.
  static var line: String {
    var loads = [0.0, 0.0, 0.0]
    getloadavg(&loads, 3)
    let load = loads.map { String(format: "%.2f", $0) }.joined(separator: " ")
    let processors = ProcessInfo.processInfo.activeProcessorCount
    return
      "\(processors) processors, load \(load) (1, 5, 15 minutes), \(ProcessInfo.processInfo.operatingSystemVersionString)"
  }
}
