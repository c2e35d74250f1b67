"""Floating-point loops: a Mandelbrot set and a heat equation."""

def mandelbrot(width, height, depth):
    inside = 0
    for row in range(height):
        ci = row * 2.4 / height - 1.2
        for column in range(width):
            cr = column * 3.0 / width - 2.1
            zr = zi = 0.0
            for n in range(depth):
                zr, zi = zr * zr - zi * zi + cr, 2.0 * zr * zi + ci
                if zr * zr + zi * zi > 4.0:
                    inside += n
                    break
            else:
                inside += depth
    return inside


def heat(cells, steps):
    rod = [0.0] * cells
    rod[0], rod[-1] = 100.0, 50.0
    for _ in range(steps):
        before = rod[:]
        for i in range(1, cells - 1):
            rod[i] = before[i] + 0.25 * (before[i - 1] - 2.0 * before[i] + before[i + 1])
    return sum(rod)


print(mandelbrot(220, 190, 140), f'{heat(200, 7500):.9f}')
