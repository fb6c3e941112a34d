a, b = 0, 1
for i in range(20000): a, b = b, a + b
print(len(str(a % 10**50)))
f = 1
for i in range(1, 1500): f *= i
print(f % 1000007)
print(pow(3, 100000, 10**40+7))
