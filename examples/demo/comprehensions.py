# The same without asyncio, as two comprehensions: all forecasts, then all conversions. Calls to tools that only read
# start at once and overlap; a value is waited for where it is looked at.
import weather

CITIES = ["Paris", "Oslo", "Cairo", "Tokyo", "Lima"]

forecasts = [weather.get_forecast(city=city) for city in CITIES]
degrees = [weather.convert(celsius=forecast["temperature_c"]) for forecast in forecasts]

for city, value in zip(CITIES, degrees):
    print(f"{city}: {value} °F")
