"""A tiny recursive ray tracer: vector class with operators, spheres, checkerboard."""
import math
from typing import NamedTuple, Optional

EPSILON = 1e-5


class Vec:
    __slots__ = ("x", "y", "z")

    def __init__(self, x=0.0, y=0.0, z=0.0):
        self.x = x
        self.y = y
        self.z = z

    def __add__(self, other):
        return Vec(self.x + other.x, self.y + other.y, self.z + other.z)

    def __sub__(self, other):
        return Vec(self.x - other.x, self.y - other.y, self.z - other.z)

    def __neg__(self):
        return Vec(-self.x, -self.y, -self.z)

    def __mul__(self, k):
        if isinstance(k, Vec):
            return Vec(self.x * k.x, self.y * k.y, self.z * k.z)
        return Vec(self.x * k, self.y * k, self.z * k)

    __rmul__ = __mul__

    def __truediv__(self, k):
        return self * (1.0 / k)

    def __matmul__(self, other):
        return self.x * other.x + self.y * other.y + self.z * other.z

    def __abs__(self):
        return math.sqrt(self @ self)

    def __iter__(self):
        yield self.x
        yield self.y
        yield self.z

    def __repr__(self):
        return f"Vec({self.x:.3f}, {self.y:.3f}, {self.z:.3f})"

    def unit(self):
        return self / abs(self)

    def reflect(self, normal):
        return self - normal * (2.0 * (self @ normal))


BLACK = Vec()
SKY = Vec(0.4, 0.6, 0.9)


class Ray(NamedTuple):
    origin: Vec
    direction: Vec

    def at(self, t: float) -> Vec:
        return self.origin + self.direction * t


class Surface:
    def __init__(self, colour, shine=0.0):
        self.colour = colour
        self.shine = shine

    def colour_at(self, point):
        return self.colour


class Checker(Surface):
    def __init__(self, a, b, shine=0.0):
        super().__init__(a, shine)
        self.other = b

    def colour_at(self, point):
        odd = (math.floor(point.x) + math.floor(point.z)) % 2
        return self.other if odd else self.colour


class Shape:
    surface: Surface

    def hit(self, ray: Ray) -> Optional[float]:
        raise NotImplementedError

    def normal(self, point: Vec) -> Vec:
        raise NotImplementedError


class Sphere(Shape):
    def __init__(self, centre, radius, surface):
        self.centre = centre
        self.radius = radius
        self.surface = surface

    def hit(self, ray):
        oc = ray.origin - self.centre
        b = oc @ ray.direction
        disc = b * b - (oc @ oc) + self.radius ** 2
        if disc < 0:
            return None
        root = math.sqrt(disc)
        for t in (-b - root, -b + root):
            if t > EPSILON:
                return t
        return None

    def normal(self, point):
        return (point - self.centre) / self.radius


class Plane(Shape):
    def __init__(self, point, up, surface):
        self.point = point
        self.up = up.unit()
        self.surface = surface

    def hit(self, ray):
        denom = ray.direction @ self.up
        if abs(denom) < EPSILON:
            return None
        t = ((self.point - ray.origin) @ self.up) / denom
        return t if t > EPSILON else None

    def normal(self, point):
        return self.up


class Scene:
    def __init__(self, shapes, lights):
        self.shapes = shapes
        self.lights = lights
        self.rays = 0

    def nearest(self, ray):
        self.rays += 1
        best, best_t = None, math.inf
        for shape in self.shapes:
            t = shape.hit(ray)
            if t is not None and t < best_t:
                best, best_t = shape, t
        return best, best_t

    def visible(self, point, light):
        to_light = light - point
        dist = abs(to_light)
        _, t = self.nearest(Ray(point, to_light / dist))
        return t >= dist

    def trace(self, ray, depth=0):
        shape, t = self.nearest(ray)
        if shape is None:
            return SKY * max(0.0, 1.0 - ray.direction.y)
        point = ray.at(t)
        normal = shape.normal(point)
        base = shape.surface.colour_at(point)
        out = base * 0.15
        for light in self.lights:
            if self.visible(point, light):
                lambert = (light - point).unit() @ normal
                if lambert > 0:
                    out += base * (0.7 * lambert)
        if shape.surface.shine and depth < 3:
            bounce = Ray(point, ray.direction.reflect(normal).unit())
            out += self.trace(bounce, depth + 1) * shape.surface.shine
        return out

    def render(self, width, height, eye, fov=1.0):
        for j in range(height):
            y = (1 - 2 * j / (height - 1)) * fov * height / width
            for i in range(width):
                x = (2 * i / (width - 1) - 1) * fov
                yield self.trace(Ray(eye, Vec(x, y, 1.0).unit()))


def build_scene():
    shapes = [
        Sphere(
            Vec(math.cos(k * 1.3) * 2.0, 0.3 * k, 5.0 + math.sin(k * 1.3) * 1.5),
            0.5 + 0.1 * k,
            Surface(Vec(0.2 + 0.15 * k, 0.9 - 0.15 * k, 0.5), shine=0.1 * k),
        )
        for k in range(5)
    ]
    shapes.append(Plane(Vec(0, -1, 0), Vec(0, 1, 0), Checker(Vec(1, 1, 1), Vec(0.1, 0.1, 0.1), 0.2)))
    return Scene(shapes, [Vec(-5.0, 8.0, -3.0), Vec(6.0, 5.0, 2.0)])


def main():
    scene = build_scene()
    width, height = 160, 80
    total = BLACK
    ramp = " .:-=+*#%@"
    pixels = list(scene.render(width, height, Vec(0.0, 0.6, -1.0)))
    for p in pixels:
        total += p
    luma = [min(9, int((r + g + b) * 3)) for r, g, b in pixels]
    print("rays", scene.rays)
    print("mean", total / len(pixels))
    print("row", "".join(ramp[v] for v in luma[width * 42 : width * 43 : 2]).strip())


if __name__ == "__main__":
    main()
