def main():
    n = 2000000
    sieve = [True] * (n + 1)
    p = 2
    while p * p <= n:
        if sieve[p]:
            for i in range(p * p, n + 1, p):
                sieve[i] = False
        p += 1
    count = 0
    for i in range(2, n + 1):
        if sieve[i]: count += 1
    print(count)
    a = list(range(100000))
    b = []
    for x in a:
        b.append(x * 2)
    print(sum(b), len(b[::3]))
main()
