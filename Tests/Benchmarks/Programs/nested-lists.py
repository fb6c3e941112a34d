def mul(a, b, n):
    r = [[0.0] * n for _ in range(n)]
    for i in range(n):
        for j in range(n):
            s = 0.0
            for k in range(n):
                s += a[i][k] * b[k][j]
            r[i][j] = s
    return r
n = 110
a = [[float(i * j % 7) for j in range(n)] for i in range(n)]
print(sum(map(sum, mul(a, a, n))))
