/// Programs that draw random numbers and print, for each seed, one number that stands for all that was drawn.
public enum RandomDraws {
  /// Seeds of every kind: numbers of both signs and any size, floats, texts and bytes.
  public static let seeds: [String] =
    (0..<20).map(String.init) + (1...5).map { "-\($0 * 37)" } + ["10**30", "-2**65 + 1", "2**32", "2**64 - 1", "True"]
    + ["0.5", "-1.25", "1e300", "float('inf')", "3.0"]
    + ["''", "'hello'", "'Grüße'", "'日本'", "'a' * 200", "'42'", "'\\\\0'", "'😀'"]
    + ["b''", "b'abc'", "bytes(range(256))", "bytearray(b'xyz')", "b'42'", "b'\\\\xff'", "b'seed' * 50"]

  /// Every function of `random` that draws, as it is written in a program.
  static let draws: [String] = [
    "random.random", "lambda: random.randint(-1000, 10**6)", "lambda: random.randrange(-50, 1000, 7)",
    "lambda: random.randrange(3)", "lambda: random.randrange(10**30)", "lambda: random.randrange(9, -40, -4)",
    "lambda: random.uniform(-2.5, 7)", "lambda: random.triangular(1, 9, 3)", "lambda: random.gauss(3, 2)",
    "lambda: random.normalvariate(1, 4)", "lambda: random.lognormvariate(0, 0.5)", "lambda: random.expovariate(1.5)",
    "lambda: random.betavariate(2, 3)", "lambda: random.gammavariate(2, 3)", "lambda: random.gammavariate(0.5, 1)",
    "lambda: random.gammavariate(1, 2)", "lambda: random.paretovariate(3)", "lambda: random.weibullvariate(1, 1.5)",
    "lambda: random.vonmisesvariate(1, 4)", "lambda: random.vonmisesvariate(0, 0)", "lambda: random.choice('abcdefgh')",
    "lambda: tuple(random.choices('abcdefgh', k=3))", "lambda: tuple(random.choices('abc', weights=[1, 2, 3], k=3))",
    "lambda: random.choices(range(4), cum_weights=[1, 5, 6, 9])[0]", "lambda: tuple(random.sample('abcdefgh', 3))",
    "lambda: tuple(random.sample(range(10**5), 4))", "lambda: tuple(random.sample('xy', 3, counts=[4, 6]))",
    "lambda: shuffled()", "lambda: random.getrandbits(5)", "lambda: random.getrandbits(32)",
    "lambda: random.getrandbits(53)", "lambda: random.getrandbits(100)", "lambda: random.randbytes(7)",
    "own.random", "lambda: own.gauss(0, 1)", "half.random", "lambda: half.uniform(0, 10)", "lambda: again()",
  ]

  /// One program for each function.
  public static func programs(seeds: some Sequence<String>, count: Int) -> [String] {
    draws.map { draw in
      """
      \(preamble)
      for seed in [\(seeds.joined(separator: ", "))]:
          random.seed(seed)
          own.seed(seed)
          half.seed(seed)
          print(repr(seed)[:30], digest(\(draw), \(count)))
      """
    }
  }

  private static let preamble = """
    import random


    def digest(draw, count):
        total = 0
        for _ in range(count):
            total = total * 31 + (hash(draw()) & 0xFFFFFFFFFFFFFF) & 0xFFFFFFFFFFFFFF
        return total


    def shuffled():
        values = list(range(5))
        random.shuffle(values)
        return tuple(values)


    class Half(random.Random):
        def random(self):
            return super().random() / 2


    def again():
        state = own.getstate()
        first = own.random()
        own.setstate(state)
        return first - own.random() + first


    own = random.Random(5)
    half = Half()
    """
}
