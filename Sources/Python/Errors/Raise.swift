/// Thrown when Python code is to go on at an exception handler, or the run is to stop.
///
/// It carries nothing, so throwing it costs nothing; the machine holds the exception, or why it stops.
struct Raise: Error {}

/// `left && right` where finding out about the right one may raise.
@inline(__always)
func both(_ left: Bool, _ right: @autoclosure () throws(Raise) -> Bool) throws(Raise) -> Bool {
  left ? try right() : false
}

/// `left || right` where finding out about the right one may raise.
@inline(__always)
func either(_ left: Bool, _ right: @autoclosure () throws(Raise) -> Bool) throws(Raise) -> Bool {
  left ? true : try right()
}
