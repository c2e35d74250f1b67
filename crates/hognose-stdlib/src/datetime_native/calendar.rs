//! The calendar: days and their numbers.

use super::Date;

/// The number of the last day of year 9999.
const LAST: i64 = 3_652_059;

pub fn is_leap(year: i64) -> bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
}

pub fn days_in(year: i64, month: i64) -> i64 {
    match month {
        2 => 28 + i64::from(is_leap(year)),
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

/// The number of the Monday that starts an ISO year.
fn first_monday(year: i64) -> i64 {
    let first = Date { year, month: 1, day: 1 }.ordinal();
    let weekday = (first + 6).rem_euclid(7);
    if weekday > 3 { first - weekday + 7 } else { first - weekday }
}

impl Date {
    /// A date, if there is one.
    pub fn checked(year: i64, month: i64, day: i64) -> Option<Date> {
        let fits = (1..=9999).contains(&year) && (1..=12).contains(&month) && day >= 1 && day <= days_in(year, month);
        fits.then_some(Date { year, month, day })
    }

    /// Its number; the first of January of year 1 is day 1.
    pub fn ordinal(self) -> i64 {
        // Years are counted from March, so that the leap day is the last of its year.
        let (year, month) = if self.month < 3 { (self.year - 1, self.month + 9) } else { (self.year, self.month - 3) };
        year * 365 + year.div_euclid(4) - year.div_euclid(100) + year.div_euclid(400) + (153 * month + 2) / 5 + self.day - 306
    }

    /// The date with this number, if there is one.
    pub fn of_ordinal(ordinal: i64) -> Option<Date> {
        if !(1..=LAST).contains(&ordinal) {
            return None;
        }
        // All of it fits 32 bits, in which division is faster.
        let days = ordinal as u32 + 305;
        let era = days / 146_097;
        let day_of_era = days % 146_097;
        let year = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
        let day_of_year = day_of_era - (365 * year + year / 4 - year / 100);
        let month = (5 * day_of_year + 2) / 153;
        let day = i64::from(day_of_year - (153 * month + 2) / 5 + 1);
        let (year, month) = (i64::from(year + era * 400), i64::from(month));
        Some(match month {
            0..10 => Date { year, month: month + 3, day },
            _ => Date { year: year + 1, month: month - 9, day },
        })
    }

    /// So many days later.
    pub fn shifted(self, days: i64) -> Option<Date> {
        // Within a month nothing else changes.
        let day = self.day + days;
        if (1..=28).contains(&day) {
            return Some(Date { day, ..self });
        }
        Date::of_ordinal(self.ordinal().checked_add(days)?)
    }

    /// The day of the week; Monday is 0.
    pub fn weekday(self) -> i64 {
        (self.ordinal() + 6) % 7
    }

    /// The ISO year, week, and day of the week.
    pub fn iso(self) -> [i64; 3] {
        let ordinal = self.ordinal();
        let mut year = self.year;
        let mut monday = first_monday(year);
        if ordinal < monday {
            year -= 1;
            monday = first_monday(year);
        } else if ordinal >= first_monday(year + 1) {
            year += 1;
            monday = first_monday(year);
        }
        [year, (ordinal - monday) / 7 + 1, self.weekday() + 1]
    }

    /// The day of the year; the first is 1.
    pub fn day_of_year(self) -> i64 {
        self.ordinal() - Date { month: 1, day: 1, ..self }.ordinal() + 1
    }
}
