def main():
    d = {}
    for i in range(400000):
        d[i % 5003] = d.get(i % 5003, 0) + i
    print(len(d), sum(d.values()))
    words = ["apple", "pear", "plum", "fig", "kiwi"]
    c = {}
    for i in range(400000):
        w = words[i % 5]
        if w in c: c[w] += 1
        else: c[w] = 1
    print(c)
    t = 0
    for k, v in d.items(): t += k * v
    print(t)
    s = set()
    for i in range(300000): s.add(i % 1000)
    print(len(s))
main()
