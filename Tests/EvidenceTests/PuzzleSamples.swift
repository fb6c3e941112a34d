/// Puzzles of at most eight lines, in the order that their authors mean.
enum PuzzleSamples {
  /// All of them, as their lines.
  static let all = (threeFunctions + functions + loops + values + objects + others).map { puzzle in
    puzzle.replacing(" / ", with: "\n").split(separator: "\n").map(String.init)
  }

  /// Three functions in blocks that may change places, and what calls them.
  private static let threeFunctions = [(1, 2, 3), (4, 1, 2), (5, 5, 1), (2, 3, 0), (7, 9, 4)].flatMap { a, b, c in
    [
      "def a(): /   return \(a) / def b(): /   return \(b) / def c(): /   return \(c) / print(a() + b() - c())",
      "def a(): /   return \(a) / def b(): /   return \(b) / def c(): /   return \(c) / print(a(), b(), c()) / n = 1",
      "def a(n): /   return n + \(a) / def b(n): /   return n * \(b) / def c(n): /   return n - \(c) / print(c(a(4)))",
      "def a(): /   print(\(a)) / def b(): /   print(\(b)) / a() / b() / n = \(c) / print(n)",
      "def a(n): return n + \(a) / def b(n): return n * \(b) / def c(n): return n * n / x = a(1) / print(c(b(x)))",
    ]
  }

  private static let functions = [
    "def area(a, b): /   return a * b / def edge(a, b): /   return 2 * (a + b) / print(area(2, 3)) / print(edge(2, 3))",
    "def up(n): /   return n + 1 / def twice(n): /   m = up(n) /   return up(m) / print(twice(5))",
    "def hi(name): /   return 'Hi ' + name / def up(text): /   return text.upper() / a = hi('Ada') / print(up(a))",
    "count = 0 / def tick(): /   global count /   count += 1 / tick() / tick() / print(count)",
    "def f(): return 1 / a = f() / def f(): return 2 / b = f() / c = 5 / print(a, b) / print(c)",
    "def f(k=[]): /   k.append(1) /   return len(k) / a = f() / b = f() / c = f() / print(a, b, c)",
    "def odd(n): /   if n % 2: /     return 'odd' /   return 'even' / print(odd(3)) / print(odd(4))",
    "def fac(n): /   if n < 2: /     return 1 /   return n * fac(n - 1) / print(fac(5))",
    "def outer(): /   def inner(): /     return 4 /   return inner() + 1 / x = outer() / print(x)",
    "def say(text): /   print(text) /   return len(text) / a = say('ab') / b = say('c') / print(a + b)",
    "xs = [] / def put(n): /   xs.append(n) / put(1) / put(2) / ys = [0] / print(xs, ys)",
    "add = lambda a, b: a + b / def call(f): /   return f(2, 3) / x = call(add) / y = 1 / print(x) / print(y)",
    "def f(): return g() / def g(): return n / n = 3 / m = 4 / a = f() / b = m / print(a, b)",
    "def f(n): /   while n > 1: /     n = n - 2 /   return n / a = f(7) / b = 2 / print(a, b)",
    "def key(w): return -len(w) / ws = ['a', 'bbb', 'cc'] / n = 3 / ws.sort(key=key) / print(ws) / m = n / print(m)",
    "log = [] / def key(w): log.append(w); return w / a = [2, 1] / b = sorted(a, key=key) / print(b) / print(log)",
  ]

  private static let loops = [
    "total = 0 / for n in range(4): /   total += n / print(total)",
    "total = 0 / count = 0 / for n in range(4): /   total += n /   count += 1 / print(total, count)",
    "a = 1 / b = 2 / c = 3 / for n in range(2): /   a += n /   b -= n /   c += 2 / print(a, b, c)",
    "n = 3 / while n > 0: /   print(n) /   n -= 1 / print('go')",
    "n = 5 / steps = 0 / while n != 1: /   n = n // 2 /   steps += 1 / print(steps)",
    "for a in range(2): /   for b in range(2): /     print(a, b) / print('end')",
    "n = 4 / if n > 3: /   print('big') / else: /   print('small') / print('done')",
    "n = 4 / m = 5 / if n > 3: /   m = 6 / elif n > 2: /   m = 7 / x = 1 / print(m + x)",
    "s = '' / for c in 'abc': /   s = c + s / t = 1 / u = 2 / print(s) / print(t + u)",
    "xs = [3, 1, 2] / big = xs[0] / for x in xs: /   if x > big: /     big = x / print(big)",
    "xs = [] / for n in range(3): /   xs.append(n) /   xs.append(n * n) / print(xs) / print(len(xs))",
    "n = 0 / while True: /   n += 1 /   if n == 3: /     break / print(n)",
    "for n in range(3): /   if n == 1: /     continue /   print(n) / print('x') / # the end / a = 1",
    "a, b = 0, 1 / for k in range(5): /   a, b = b, a + b / print(a) / c = 3 / d = 4 / print(c + d)",
    "n = 2 / for k in range(3): /   n = n * 2 /   n = n - 1 / print(n) / m = n / print(m)",
    "x = 0 / for a in range(2): /   x += 1 / for b in range(3): /   x += 2 / print(x) / y = 5",
    "d = {} / for w in ['a', 'b', 'a']: /   d[w] = d.get(w, 0) + 1 / print(d) / n = 1 / m = 2 / print(n + m)",
    "i = 0 / j = 0 / while i < 3: /   i += 1 /   j += 2 / print(i) / print(j)",
  ]

  private static let values = [
    "a, *b = 1, 2 / c = b / b += (9,) / print(c) / print(a) / a = 7 / print(a + 1)",
    "a = 1 / b = 2 / c = 3 / d = 4 / e = a + b / f = c + d / print(e * f)",
    "a = 1 / b = a + 1 / c = b + 1 / d = c + 1 / e = d + 1 / f = e + 1 / print(f)",
    "a = 1 / b = a + 1 / c = b + 1 / d = c + 1 / e = d + 1 / f = e + 1 / g = f + 1 / print(g)",
    "print('a') / print('b') / print('a') / print('c') / print('a') / x = 1 / y = x",
    "a = [1] / b = a / b.append(2) / c = list(a) / a.append(3) / print(b) / print(c)",
    "a = [1] / b = a / a += [2] / n = len(b) / a.append(3) / print(n) / print(b)",
    "a = 2 / a = a * 3 / a = a + 1 / b = a / a = 9 / print(b) / print(a)",
    "sum = 3 / n = sum + 1 / m = n / a = [1] / a.append(m) / print(a) / print(n)",
    "x = 5 / x = 5 / y = x / z = y + x / w = 1 / print(z) / print(w)",
    "a = 'x' / b = a * 2 / c = b.upper() / d = len(c) / print(a) / print(c) / print(d)",
    "import math / r = 2 / a = math.floor(r * 3.5) / b = math.sqrt(16) / print(a) / c = b / print(c)",
    "a = [3, 1] / s = (n for n in a) / a.append(2) / t = list(s) / b = 1 / print(t) / print(b)",
    "a = [1, 2] / it = map(str, a) / a.append(3) / t = list(it) / n = 4 / print(t) / print(n)",
    "a = [1, 2] / z = zip(a, a) / b = list(z) / c = list(z) / n = 1 / print(b) / print(c)",
    "a = 1 / # first / b = 2 / # second / print(a) / print(b)",
    "p = print / p('a') / n = 1 / m = n + 1 / p(m) / k = m / print(k)",
    "a = b = 1 / b = 2 / c = a / a = 3 / d = b / print(c, d) / print(a)",
    "t = (1, 2) / a, b = t / b, a = a, b / c = a - b / print(c) / d = 7 / print(d)",
    "w = 'a b' / p = w.split() / p.reverse() / q = ' '.join(p) / n = len(w) / print(q) / print(n)",
    "a = 1 / exec('a = 2') / b = a / c = 3 / print(b) / print(c) / d = 4",
    "n = 1 / f = lambda: n / n = 2 / a = f() / m = 5 / print(a) / print(m)",
    "a = 7 / b = 3 / q = a // b / r = a % b / s = q * b + r / print(s) / print(q)",
    "a = {1} / b = a / b.add(2) / n = len(a) / a.add(3) / print(n) / print(len(b))",
    "a = [n for n in range(3)] / b = [n * 2 for n in a] / c = sum(b) / d = max(a) / print(c) / print(d) / e = 1",
  ]

  private static let objects = [
    "class A: /   n = 3 /   m = 4 / a = A() / b = A.n + a.m / print(b) / c = 1",
    "class D: /   def __init__(self, n): /     self.n = n /   def say(self): /     print(self.n) / D('Rex').say()",
    "class C: /   n = 0 /   def up(self): /     C.n += 1 / C().up() / a = C.n / print(a)",
    "class T: /   def __str__(self): /     print('in') /     return 'T' / t = T() / print(t) / n = f'{t}'",
    "class P: /   x = 1 / class Q(P): /   y = 2 / q = Q() / print(q.x + q.y) / z = 1",
    "class N: /   def __add__(self, o): /     print('add') /     return 5 / a = N() + 1 / print(a)",
    "class L(list): /   def f(self): return len(self) / a = L() / a.append(1) / n = a.f() / print(n) / m = 2",
  ]

  /// Errors that are caught, generators, and programs that end early or late.
  private static let others = [
    "try: /   n = int('x') /   print(n) / except ValueError: /   print('no') / print('end')",
    "a = 1 / try: /   a = 2 /   b = 1 // 0 / except ZeroDivisionError: /   a = a + 5 / print(a)",
    "def f(n): /   if n < 0: /     raise ValueError /   return n / try: print(f(1)) / except ValueError: print('no')",
    "try: /   x = 1 / finally: /   print('f') / y = 2 / print(x + y)",
    "def g(): /   yield 1 /   yield 2 / a = g() / b = next(a) / c = next(a) / print(b, c)",
    "a = [1, 2, 3] / i = iter(a) / x = next(i) / y = next(i) / z = next(i, 0) / print(x) / print(y + z)",
    "print('a') / print('b') / exit() / print('c') / a = 1 / b = 2 / print(a)",
    "x = 3 / del x / x = 4 / y = x / z = 2 / print(y) / print(z)",
    "def f(): return n / n = 1 / print(f()) / n = 2 / print(f()) / m = 3 / print(m)",
    "n = 10 / while n > 3: n -= 3 / m = n / while m < 3: m += 1 / print(n) / print(m)",
  ]
}
