import CurriculumBundle
import POSIX

/// The day on this machine's clock and in its time zone, as a learner's progress notes it.
enum LocalDay {
  /// Today; nil where the clock is off by thousands of years.
  static var today: CalendarDay? {
    var seconds = time(nil)
    var local = tm()
    localtime_r(&seconds, &local)
    return CalendarDay(year: Int(local.tm_year) + 1_900, month: Int(local.tm_mon) + 1, day: Int(local.tm_mday))
  }
}
