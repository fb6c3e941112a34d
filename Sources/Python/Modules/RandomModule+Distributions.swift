import PythonSyntax

// The distributions of `random`, by the algorithms that its documentation names.
//
// What a program gives keeps its type as long as CPython keeps it: a fraction or a class of its own may be the mean of
// a distribution, and errors name the operands that CPython names. What is drawn and computed in between are floats.
extension RandomModule {
  static let distributions: [NativeDefinition] = uniform + normal + waiting + [vonMises, gamma]

  private typealias Distribution = @Sendable (inout Machine, DrawSource, Arguments) throws(Raise) -> Value

  /// A function of a generator and so many parameters, which the Python around it has sorted out.
  private static func distribution(_ name: String, _ count: Int, _ body: @escaping Distribution) -> NativeDefinition {
    NativeDefinition(name, .positional(count + 1, count + 1)) { (machine, arguments) throws(Raise) in
      try body(&machine, machine.drawSource(arguments[0], random), arguments)
    }
  }

  private static let uniform = [
    distribution("_uniform", 2) { (machine, source, arguments) throws(Raise) in
      let width = try machine.binary(.subtract, arguments[2], arguments[1])
      return try machine.binary(.add, arguments[1], machine.binary(.multiply, width, machine.draw(source)))
    },
    // Each side of the peak is the root of a share of its area, measured from its own end.
    distribution("_triangular", 3) { (machine, source, arguments) throws(Raise) in
      var (low, high) = (arguments[1], arguments[2])
      var share = try machine.draw(source)
      guard var peak = try machine.peak(arguments[3], low, high) else { return low }
      if try machine.holds(.greater, share, peak) {
        share = try machine.binary(.subtract, Value(1.0), share)
        peak = try machine.binary(.subtract, Value(1.0), peak)
        swap(&low, &high)
      }
      let root = try machine.squareRoot(machine.real(machine.binary(.multiply, share, peak)))
      let width = try machine.binary(.subtract, high, low)
      return try machine.binary(.add, low, machine.binary(.multiply, width, Value(root)))
    },
  ]

  private static let normal = [
    // Two normal deviates at once: where a point lies whose direction and distance are drawn (Box and Muller, 1958).
    // The second one waits for the next call.
    distribution("_gauss", 2) { (machine, source, arguments) throws(Raise) in
      let (owner, waiting) = (arguments[0], machine.intern("gauss_next"))
      var deviate = try machine.getAttribute(owner, waiting)
      try machine.setAttribute(owner, waiting, .none)
      if deviate.isNone {
        let direction = try machine.real(machine.binary(.multiply, machine.draw(source), Value(2 * Double.pi)))
        let distance = try machine.squareRoot(-2 * machine.logarithmOfRest(source))
        deviate = Value(Real.cosine(direction) * distance)
        try machine.setAttribute(owner, waiting, Value(Real.sine(direction) * distance))
      }
      return try machine.spread(deviate, around: arguments[1], by: arguments[2])
    },
    // The first ratio of two uniform deviates that lies below the curve (Kinderman and Monahan, 1977).
    distribution("_normalvariate", 2) { (machine, source, arguments) throws(Raise) in
      let slope = 4 * Real.exponential(-0.5) / 2.0.squareRoot()
      while true {
        let above = try slope * (machine.fraction(source) - 0.5)
        let below = try 1 - machine.fraction(source)
        let deviate = try machine.quotient(above, below)
        if try deviate * deviate / 4 <= -machine.logarithm(below) {
          return try machine.spread(Value(deviate), around: arguments[1], by: arguments[2])
        }
      }
    },
  ]

  /// Distributions that turn the time to wait for what happens once in a unit of time into another one.
  private static let waiting = [
    distribution("_expovariate", 1) { (machine, source, arguments) throws(Raise) in
      try machine.binary(.divide, Value(-machine.logarithmOfRest(source)), arguments[1])
    },
    distribution("_paretovariate", 1) { (machine, source, arguments) throws(Raise) in
      let rest = try machine.binary(.subtract, Value(1.0), machine.draw(source))
      return try machine.binary(.power, rest, machine.binary(.divide, Value(-1.0), arguments[1]))
    },
    distribution("_weibullvariate", 2) { (machine, source, arguments) throws(Raise) in
      let wait = try Value(-machine.logarithmOfRest(source))
      let shape = try machine.binary(.divide, Value(1.0), arguments[2])
      return try machine.binary(.multiply, arguments[1], machine.binary(.power, wait, shape))
    },
  ]

  private static let vonMises = distribution("_vonmisesvariate", 2) { (machine, source, arguments) throws(Raise) in
    let circle = Value(2 * Double.pi)
    if try machine.holds(.lessOrEqual, arguments[2], Value(1e-6)) {
      return try machine.binary(.multiply, circle, machine.draw(source))
    }
    let flatness = try machine.real(machine.binary(.divide, Value(0.5), arguments[2]))
    let turn = try Value(machine.arcCosine(machine.cosineAroundMean(source, flatness)))
    let side: BinaryOperator = try machine.fraction(source) > 0.5 ? .add : .subtract
    return try machine.binary(.modulo, machine.binary(side, arguments[1], turn), circle)
  }

  private static let gamma = distribution("_gammavariate", 2) { (machine, source, arguments) throws(Raise) in
    let (shape, scale) = (arguments[1], arguments[2])
    for parameter in [shape, scale] {
      if try !machine.holds(.lessOrEqual, parameter, Value(0.0)) { continue }
      throw machine.valueError("gammavariate: alpha and beta must be > 0.0")
    }
    let deviate: Double
    if try machine.holds(.greater, shape, Value(1.0)) {
      let twice = try machine.real(machine.binary(.multiply, Value(2.0), shape))
      deviate = try machine.peakedGamma(source, machine.real(shape), root: machine.squareRoot(twice - 1))
    } else if try machine.isEqual(shape, Value(1.0)) {
      deviate = try -machine.logarithmOfRest(source)
    } else {
      let sum = try machine.real(machine.binary(.add, Value(MathModule.e), shape))
      deviate = try machine.fallingGamma(source, machine.real(shape), area: sum / MathModule.e)
    }
    return try machine.binary(.multiply, Value(deviate), scale)
  }
}

extension Machine {
  /// Where a triangle has its peak, as a share of its width; nil where it has no width.
  fileprivate mutating func peak(_ mode: Value, _ low: Value, _ high: Value) throws(Raise) -> Value? {
    if mode.isNone { return Value(0.5) }
    return try catching(.zeroDivisionError) { (machine) throws(Raise) in
      let (part, width) = (try machine.binary(.subtract, mode, low), try machine.binary(.subtract, high, low))
      return try machine.binary(.divide, part, width)
    }
  }

  /// A deviate of the standard normal distribution as one of another mean and deviation.
  fileprivate mutating func spread(
    _ deviate: Value, around mean: Value, by deviation: Value
  ) throws(Raise) -> Value {
    try binary(.add, mean, binary(.multiply, deviate, deviation))
  }

  /// The cosine of an angle from the mean (Best and Fisher, 1979).
  fileprivate mutating func cosineAroundMean(_ source: DrawSource, _ flatness: Double) throws(Raise) -> Double {
    let edge = flatness + (1 + flatness * flatness).squareRoot()
    while true {
      let cosine = try Real.cosine(Double.pi * fraction(source))
      let slope = cosine / (edge + cosine)
      let height = try fraction(source)
      // The parabola is cheap and lies below the curve.
      if height < 1 - slope * slope || height <= (1 - slope) * Real.exponential(slope) {
        let inverse = 1 / edge
        return (inverse + cosine) / (1 + inverse * cosine)
      }
    }
  }

  /// Of a gamma distribution whose peak is above 0 (Cheng, 1977).
  fileprivate mutating func peakedGamma(
    _ source: DrawSource, _ shape: Double, root: Double
  ) throws(Raise) -> Double {
    while true {
      let drawn = try fraction(source)
      guard 1e-7 < drawn, drawn < 0.9999999 else { continue }
      let area = try drawn * drawn * (1 - fraction(source))
      let odds = try logarithm(drawn / (1 - drawn)) / root
      let deviate = try shape * exponential(odds)
      let margin = shape - Real.logarithm(4) + (shape + root) * odds - deviate
      let isSurelyBelow = margin + (1 + Real.logarithm(4.5)) - 4.5 * area >= 0
      if isSurelyBelow { return deviate }
      if try margin >= logarithm(area) { return deviate }
    }
  }

  /// Of a gamma distribution that falls from 0 on: like a power, then like `exp` (Ahrens and Dieter, 1974).
  fileprivate mutating func fallingGamma(
    _ source: DrawSource, _ shape: Double, area: Double
  ) throws(Raise) -> Double {
    while true {
      let share = try area * fraction(source)
      if share > 1 {
        let deviate = try -logarithm((area - share) / shape)
        if try fraction(source) <= Real.power(deviate, shape - 1) { return deviate }
      } else {
        let deviate = Real.power(share, 1 / shape)
        if try fraction(source) <= Real.exponential(-deviate) { return deviate }
      }
    }
  }

  /// What a source draws, as a float.
  fileprivate mutating func fraction(_ source: DrawSource) throws(Raise) -> Double { try real(draw(source)) }

  /// The logarithm of 1 less what a source draws, which is never that of 0 but for a class's own method.
  fileprivate mutating func logarithmOfRest(_ source: DrawSource) throws(Raise) -> Double {
    try logarithm(real(binary(.subtract, Value(1.0), draw(source))))
  }

  fileprivate mutating func quotient(_ left: Double, _ right: Double) throws(Raise) -> Double {
    if right == 0 { throw raise(.zeroDivisionError, "float division by zero") }
    return left / right
  }
}
