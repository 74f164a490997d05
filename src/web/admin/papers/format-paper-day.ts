/** "2026-12-16" → "December 16, 2026", with no-break spaces. */
export function formatPaperDay(day: string): string {
  return LONG.format(new Date(`${day}T00:00:00Z`)).replaceAll(" ", "\u00A0");
}

const LONG = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** The month in three years, until which a valuation holds: "December 2029", with a no-break space. */
export function formatMonthInYears(day: string, years: number): string {
  const month = `${Number(day.slice(0, 4)) + years}${day.slice(4, 7)}`;
  return MONTH.format(new Date(`${month}-01T00:00:00Z`)).replace(" ", "\u00A0");
}

const MONTH = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });
