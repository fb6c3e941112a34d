def main():
    t = 0
    for _ in range(30):
        t += sum([x * x for x in range(20000) if x % 3])
        d = {x: x + 1 for x in range(10000)}
        s = {x % 100 for x in range(10000)}
        t += len(d) + len(s)
        t += sum(x for x in range(20000))
    print(t)
main()
