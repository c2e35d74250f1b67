//! What the demonstration server knows. Made up, plausible, and never different.

/// A city and its weather.
pub struct City {
    pub name: &'static str,
    pub celsius: f64,
    pub sky: &'static str,
    pub humidity: u8,
}

const fn city(name: &'static str, celsius: f64, sky: &'static str, humidity: u8) -> City {
    City { name, celsius, sky, humidity }
}

/// All the cities there are.
pub const CITIES: [City; 30] = [
    city("Amsterdam", 11.5, "rain", 82),
    city("Athens", 22.0, "clear", 48),
    city("Bangkok", 31.5, "clouds", 71),
    city("Berlin", 9.0, "clouds", 68),
    city("Bogota", 14.5, "rain", 77),
    city("Buenos Aires", 18.0, "clear", 64),
    city("Cairo", 27.5, "clear", 31),
    city("Chicago", 6.5, "clouds", 59),
    city("Copenhagen", 8.0, "fog", 86),
    city("Dublin", 10.5, "rain", 84),
    city("Helsinki", -1.5, "snow", 88),
    city("Istanbul", 16.0, "clouds", 66),
    city("Jakarta", 30.0, "rain", 80),
    city("Lagos", 29.5, "clouds", 76),
    city("Lima", 19.0, "fog", 79),
    city("Lisbon", 19.5, "clear", 57),
    city("London", 12.0, "rain", 78),
    city("Madrid", 20.5, "clear", 39),
    city("Mexico City", 21.0, "clouds", 45),
    city("Mumbai", 32.0, "clear", 67),
    city("Nairobi", 23.5, "clear", 52),
    city("New York", 8.5, "clear", 54),
    city("Oslo", 1.0, "snow", 81),
    city("Paris", 13.5, "clouds", 70),
    city("Reykjavik", 2.5, "rain", 83),
    city("Rome", 18.5, "clear", 55),
    city("Singapore", 30.5, "rain", 84),
    city("Sydney", 24.0, "clear", 58),
    city("Tokyo", 17.0, "clouds", 62),
    city("Toronto", 4.0, "snow", 72),
];

/// What one euro is worth.
pub const PER_EURO: [(&str, f64); 12] = [
    ("EUR", 1.0),
    ("USD", 1.08),
    ("GBP", 0.85),
    ("JPY", 162.5),
    ("CHF", 0.95),
    ("SEK", 11.4),
    ("NOK", 11.7),
    ("DKK", 7.46),
    ("CAD", 1.47),
    ("AUD", 1.64),
    ("INR", 90.2),
    ("BRL", 5.9),
];
