/** From Monday to Sunday, null on a closed day; [] where no hours are given. */
export type OpeningHours = (DayHours | null)[];
/** Times like "17:30". One that closes before it opens does so after midnight. */
export type HoursSpan = { opens: string; closes: string };
/** One span, or several with breaks between them. */
export type DayHours = HoursSpan | HoursSpan[];

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

/** The spans of a day, in their order; none on a closed one. */
export const listSpans = (hours: DayHours | null | undefined): HoursSpan[] =>
  [hours ?? []].flat().toSorted((a, b) => (a.opens < b.opens ? -1 : 1));

type Group = { days: Weekday[] } & HoursSpan;

/** Each span of the days in a row that have the same hours; closed days are left out. */
export const groupHours = (hours: OpeningHours): Group[] =>
  groupDays(hours).flatMap(({ days, spans }) => spans.map((span) => ({ days, ...span })));

function groupDays(hours: OpeningHours): { days: Weekday[]; spans: HoursSpan[] }[] {
  const groups: { days: Weekday[]; spans: HoursSpan[] }[] = [];
  for (const [index, day] of WEEKDAYS.entries()) {
    const spans = listSpans(hours[index]);
    if (spans.length === 0) continue;
    const last = groups.at(-1);
    const follows = last !== undefined && last.days.at(-1) === WEEKDAYS[index - 1];
    if (follows && describeSpans(last.spans) === describeSpans(spans)) last.days.push(day);
    else groups.push({ days: [day], spans });
  }
  return groups;
}

/** A line for each group of days: "Tuesday to Friday, 10 AM to 1 PM and 2 PM to 5 PM". */
export const describeHours = (hours: OpeningHours): string[] =>
  groupDays(hours).map(({ days, spans }) => `${describeDays(days)}, ${describeSpans(spans)}`);

/** "10 AM to 1 PM and 2 PM to 5 PM" */
export function describeSpans(hours: DayHours): string {
  const spans = listSpans(hours).map(
    ({ opens, closes }) => `${formatTime(opens)} to ${formatTime(closes)}`,
  );
  return [spans.slice(0, -1).join(", "), spans.at(-1)].filter(Boolean).join(" and ");
}

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
