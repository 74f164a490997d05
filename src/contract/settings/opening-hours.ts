/** From Monday to Sunday, null on a closed day; [] where no hours are given. Times like "17:30". */
export type OpeningHours = (DayHours | null)[];
export type DayHours = { opens: string; closes: string };

/** Other hours from the first to the last day, "2026-12-24", both included; null where the shop is closed. */
export type HoursException = { from: string; until: string; hours: DayHours | null };

export const WEEKDAYS = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;
type Weekday = (typeof WEEKDAYS)[number];

type Group = { days: Weekday[]; opens: string; closes: string };

/** Days in a row with the same hours together; closed days are left out. */
export function groupHours(hours: OpeningHours): Group[] {
  const groups: Group[] = [];
  for (const [index, day] of WEEKDAYS.entries()) {
    const open = hours[index];
    if (!open) continue;
    const last = groups.at(-1);
    const follows = last !== undefined && last.days.at(-1) === WEEKDAYS[index - 1];
    if (follows && last.opens === open.opens && last.closes === open.closes) last.days.push(day);
    else groups.push({ days: [day], ...open });
  }
  return groups;
}

/** A line for each group: "Tuesday to Friday, 10 AM to 5 PM". */
export const describeHours = (hours: OpeningHours): string[] =>
  groupHours(hours).map(
    ({ days, opens, closes }) =>
      `${describeDays(days)}, ${formatTime(opens)} to ${formatTime(closes)}`,
  );

function describeDays(days: Weekday[]): string {
  const [first = ""] = days;
  if (days.length === 1) return first;
  return `${first} ${days.length === 2 ? "and" : "to"} ${days.at(-1)}`;
}

/** "5 PM", "5:30 PM". @param time "17:30" */
export function formatTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const minutes = minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`;
  return `${hour % 12 || 12}${minutes}\u00A0${hour < 12 ? "AM" : "PM"}`;
}
