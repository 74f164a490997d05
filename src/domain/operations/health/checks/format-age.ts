const MINUTE = 60_000;
const UNITS = [
  ["day", 24 * 60 * MINUTE],
  ["hour", 60 * MINUTE],
  ["minute", MINUTE],
] as const;

const inWords = new Intl.RelativeTimeFormat("en-US", { numeric: "always" });

/** "5 hours ago", of an instant in the past. */
export function formatAge(instant: string, now: Date): string {
  const age = now.getTime() - Date.parse(instant);
  const [unit, length] = UNITS.find(([, milliseconds]) => age >= milliseconds) ?? [];
  return unit === undefined ? "just now" : inWords.format(-Math.floor(age / length), unit);
}
