def sieve(limit):
    composite = set()
    primes = []
    for number in range(2, limit):
        if number not in composite:
            primes.append(number)
            composite.update(range(number * number, limit, number))
    return primes


def main():
    primes = sieve(120000)
    print(len(primes), primes[-1])
    squares = {n * n % 10007 for n in range(100000)}
    cubes = {n ** 3 % 10007 for n in range(100000)}
    print(len(squares & cubes), len(squares | cubes), len(squares - cubes))


main()
