def make(n):
    c = 0
    def inc(k=1):
        nonlocal c
        c += k * n
        return c
    return inc
def main():
    f = make(3)
    for i in range(800000): f()
    print(f(k=2))
    g = lambda a, b=1: a + b
    t = 0
    for i in range(500000): t += g(i)
    print(t, sum(map(lambda x: x + 1, range(300000))))
main()
