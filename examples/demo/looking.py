# The same as a loop that looks at each answer (it prints it) before its next call: one call at a time.
import weather

CITIES = ["Paris", "Oslo", "Cairo", "Tokyo", "Lima"]

for city in CITIES:
    degrees = weather.convert(celsius=weather.get_temperature(city=city))
    print(f"{city}: {degrees} °F")
