extension Area {
  /// `fractions`, `decimal`, `statistics` and `random`.
  static let exact = Area(
    expressions: [
      "<fraction> <sumOp> <number>", "<fraction> <arithmetic> <fraction>", "<small> <arithmetic> <fraction>",
      "Fraction(<fractionText>)", "Fraction(<number>)", "Fraction(<number>, <number>)",
      "<fraction>.limit_denominator(<first>0)", "Fraction(<float>).limit_denominator(<index>)",
      "round(<fraction>, <count>)", "math.floor(<fraction>)", "<fraction> ** <small>", "divmod(<fraction>, <fraction>)",
      "hash(<fraction>)", "str(<fraction>)", "float(<fraction>)", "<fraction> <compare> <number>",
      "sum(Fraction(1, n) for n in range(1, <digit>))", "<fraction>.numerator", "Fraction.from_float(<number>)",
      "<decimal> <arithmetic> <decimal>", "<decimal> <arithmetic> <number>", "<decimal> ** <decimal>",
      "Decimal(<decimalText>)", "Decimal(<number>)", "str(Decimal(<decimalText>))",
      "<decimal>.quantize(Decimal('<quantum>'))",
      "<decimal>.quantize(Decimal('<quantum>'), rounding=decimal.<rounding>)", "<decimal>.<decimalPlain>()",
      "<decimal>.<decimalPlain>()", "<decimal>.<decimalBinary>(<decimal>)", "<decimal>.<decimalBinary>(<number>)",
      "round(<decimal>, <count>)", "round(<decimal>)", "int(<decimal>)", "float(<decimal>)",
      // The hash of a NaN is its place in memory.
      "hash(<plainDecimal>)",
      "<decimal> <compare> <number>", "divmod(<decimal>, <decimal>)",
      "f'{<plainDecimal>:.<digit>f} {<plainDecimal>:<digit>,}'", "sum([<decimal>, <decimal>, <decimal>])",
      "max(<decimal>, <decimal>)", "abs(<decimal>)", "-<decimal>", "math.floor(<decimal>)",
      "Decimal((<count>, (1, <digit>, 3), <index>))", "decimal.getcontext().prec", "Decimal.from_float(<number>)",
      "<decimal>.same_quantum(<decimal>)",
      "statistics.<statistic>(<data>)", "statistics.<statistic>(<data>)", "statistics.quantiles(<data>, n=<count>)",
      "statistics.<pairStatistic>(<data>, <data>)", "statistics.NormalDist(<real>, <real>)",
      "statistics.NormalDist(<small>, <digit>).<normal>(<real>)",
      "statistics.multimode(<iterable>)", "statistics.mode(<iterable>)", "statistics.linear_regression(<data>, <data>)",
      "statistics.NormalDist.from_samples(<data>)", "statistics.pvariance(<data>, <real>)",
    ],
    statements: [
      "with decimal.localcontext() as context:\n    context.prec = <digit>\n    context.rounding = decimal.<rounding>\n    print(+<decimal>, <decimal> / Decimal(7), Decimal(<digit>).sqrt(), Decimal(<digit>).ln(), <decimal> * <decimal>)",
      "with decimal.localcontext() as context:\n    context.traps[decimal.<signal>] = <bool>\n    print(<decimal> <arithmetic> <decimal>, [str(s.__name__) for s, on in context.flags.items() if on])",
      "price, rate = Decimal('<digit>9.9<digit>'), Decimal('0.0<digit>5')\ntax = (price * rate).quantize(Decimal('0.01'))\nprint(price, tax, price + tax, round(price + tax), f'{price + tax:>10.1f}')",
      "random.seed(<seed>)\nprint(random.<draw>)\nprint(random.<draw>, random.<draw>)",
      "random.seed(<seed>)\nitems = <list>\nrandom.shuffle(items)\nprint(items, random.choice(items), random.sample(items, <count>))",
      "rng = random.Random(<seed>)\nprint([rng.randint(1, 6) for _ in range(<digit>)], rng.<draw>, rng.getstate()[1][-1] > 0)",
      "data = <data>\nfor name in ('mean', 'median', 'stdev', 'variance', 'mode'):\n    show(lambda: getattr(statistics, name)(data))",
    ],
    rules: [
      // No power, which by a million takes all steps of a lesson here.
      "sumOp": ["+", "-", "*", "/", "//", "%"],
      "plainDecimal": ["Decimal(<digit>)", "Decimal(7)"],
      "arithmetic": ["+", "-", "*", "/", "//", "%", "**"],
      "fractionText": [
        "'1/3'", "' -2/4 '", "'0.25'", "'1e3'", "'1/0'", "'1 / 2'", "'1_0/3'", "'x'", "''", "'1.5/2'", "'-.5'", "<str>",
        "'٣/٤'", "'+7'", "'<digit>.<digit>e-<digit>'",
      ],
      "decimalText": [
        "'1.50'", "'1e5'", "'-0.000001'", "'.5'", "'5.'", "' 1_0.5 '", "'nan'", "'sNaN'", "'inf'", "'-Infinity'",
        "'1E+40'", "'0E-10'", "'0.00000012'", "'1,5'", "''", "'x'", "'NaN12'", "'<digit>.<digit>E<index>'", "'٣.٥'",
        "'--1'", "'123456789012345678901234567890.5'", "<str>",
      ],
      "quantum": ["0.01", "1", "1E+1", ".001", "1.0", "0.00000000000000000000000000001", "NaN"],
      "rounding": [
        "ROUND_HALF_UP", "ROUND_HALF_EVEN", "ROUND_DOWN", "ROUND_UP", "ROUND_CEILING", "ROUND_FLOOR", "ROUND_HALF_DOWN",
        "ROUND_05UP",
      ],
      "decimalPlain": [
        "normalize", "to_integral_value", "as_tuple", "adjusted", "is_nan", "is_zero", "is_signed", "sqrt", "exp", "ln",
        "log10", "copy_abs", "copy_negate", "to_eng_string", "as_integer_ratio", "number_class", "is_finite",
        "is_normal", "next_plus", "next_minus", "logb", "radix", "canonical", "to_integral_exact", "conjugate",
        "__int__", "__bool__", "logical_invert", "is_subnormal", "is_canonical",
      ],
      "decimalBinary": [
        "compare", "max", "min", "max_mag", "min_mag", "remainder_near", "copy_sign", "compare_total", "scaleb",
        "shift", "rotate", "next_toward", "logical_and", "same_quantum", "compare_signal", "compare_total_mag",
        "logical_or", "quantize", "fma",
      ],
      "signal": [
        "Inexact", "DivisionByZero", "InvalidOperation", "Rounded", "Subnormal", "Overflow", "FloatOperation",
        "Clamped",
      ],
      "statistic": [
        "mean", "median", "mode", "stdev", "variance", "pstdev", "pvariance", "median_low", "median_high", "multimode",
        "fmean", "harmonic_mean", "geometric_mean", "median_grouped",
      ],
      // No three different kinds: CPython finds the common one in the order of a set of classes, by where they lie.
      "data": [
        "[1, 2, 3, 4]", "<ints>", "[<real>, <small>, <small>]", "[<float>, <small>]", "[1.5, 2.5, 2.5]",
        "[Fraction(1, 3), 1]", "[Decimal('1.1'), 2]", "[2, 4, 4, 4, 5, 5, 7, 9]", "[<digit>, <digit>, <digit>, 3]",
        "<iterable>",
      ],
      "pairStatistic": ["covariance", "correlation", "linear_regression"],
      "normal": ["pdf", "cdf", "inv_cdf", "zscore", "quantiles", "overlap"],
      "seed": ["<digit>", "'text'", "2024", "1.5", "None if False else 7", "b'x'", "-<digit>", "<big>", "(1, 2)"],
      "draw": [
        "random()", "randint(1, <digit>)", "randint(<small>, <wrong>)", "randrange(<index>)",
        "randrange(<small>, <small>, <index>)", "choice(<iterable>)", "uniform(<real>, <real>)",
        "choices(<list>, k=<count>)", "choices('abc', weights=[<small>, 1, 2], k=3)", "sample(<list>, <count>)",
        "gauss(<small>, <digit>)", "getrandbits(<index>)", "triangular(0, <digit>, 1)", "betavariate(1, <digit>)",
        "expovariate(<small>)", "normalvariate(0, 1)", "randbytes(<count>)", "choices('ab', [1], k=1)",
        "sample(range(100), <digit>)", "vonmisesvariate(0, <digit>)", "gammavariate(<digit>, <small>)",
        "sample('abc', counts=[2, 1, <count>], k=2)",
      ],
    ])
}
