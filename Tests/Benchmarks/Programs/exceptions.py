def f(i):
    if i % 3 == 0: raise ValueError("x")
    return i
def main():
    t = 0
    for i in range(400000):
        try:
            t += f(i)
        except ValueError as e:
            t -= 1
        finally:
            t += 1
    print(t)
main()
