def main():
    seed = 42; a = []
    for i in range(200000):
        seed = (seed * 1103515245 + 12345) % 2147483648
        a.append(seed)
    b = sorted(a); print(b[0], b[-1])
    c = sorted(a, key=lambda x: x % 1000); print(c[0])
    d = sorted([(x % 100, x) for x in a]); print(d[0])
    a.sort(reverse=True); print(a[0])
    def bubble(l):
        n = len(l)
        for i in range(n):
            for j in range(n - i - 1):
                if l[j] > l[j+1]:
                    l[j], l[j+1] = l[j+1], l[j]
    l = a[:800]; l.reverse(); l[0], l[-1] = l[-1], l[0]; bubble(l); print(l[:3])
main()
