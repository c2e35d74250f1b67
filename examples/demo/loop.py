# The same as one loop with a call inside a call. Nothing in the loop looks at an answer, so each conversion waits for
# its own temperature only, and the cities overlap.
import weather

CITIES = ["Paris", "Oslo", "Cairo", "Tokyo", "Lima"]

degrees = []
for city in CITIES:
    degrees.append(weather.convert(celsius=weather.get_temperature(city=city)))

for city, value in zip(CITIES, degrees):
    print(f"{city}: {value} °F")
