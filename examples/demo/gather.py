# The weather of five cities with asyncio: each city's two calls follow one another, the cities overlap.
import asyncio

import weather

CITIES = ["Paris", "Oslo", "Cairo", "Tokyo", "Lima"]


async def fahrenheit(city):
    forecast = await weather.get_forecast(city=city)
    return await weather.convert(celsius=forecast["temperature_c"])


for city, degrees in zip(CITIES, await asyncio.gather(*[fahrenheit(city) for city in CITIES])):
    print(f"{city}: {degrees} °F")
