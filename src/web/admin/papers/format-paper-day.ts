/** "2026-12-16" → "December 16, 2026", with a no-break space between month and day. */
export function formatPaperDay(day: string): string {
  const text = LONG.format(new Date(`${day}T00:00:00Z`));
  return text.replace(" ", "\u00A0");
}

const LONG = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** The day so many days later; both "2026-12-16". */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The month in three years, until which a valuation holds: "December 2029". */
export function formatMonthInYears(day: string, years: number): string {
  return MONTH.format(
    new Date(`${Number(day.slice(0, 4)) + years}${day.slice(4, 7)}-01T00:00:00Z`),
  );
}

const MONTH = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });
