import { describeSpans, type HoursException } from "./opening-hours.ts";

const full = new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric", timeZone: "UTC" });

/** "December 24 to 26, closed", "December 31, 10 AM to 2 PM". */
export function describeException({ from, until, hours }: HoursException): string {
  const times = hours ? describeSpans(hours) : "closed";
  return `${describeDays(from, until)}, ${times}`;
}

function describeDays(from: string, until: string): string {
  const [first, last] = [from, until].map((day) => full.format(new Date(`${day}T12:00Z`)));
  if (from === until) return first!;
  const isSameMonth = from.slice(0, 7) === until.slice(0, 7);
  return `${first} to ${isSameMonth ? Number(until.slice(8)) : last}`;
}
