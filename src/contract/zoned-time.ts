import { dateTimeFormat } from "./date-time-format.ts";

/** The UTC offset of a time zone at an instant, in milliseconds. @param timeZone IANA name */
export function utcOffsetAt(moment: number, timeZone: string): number {
  const parts = dateTimeFormat(timeZone, { timeZoneName: "longOffset" });
  const name = parts.formatToParts(moment).find(({ type }) => type === "timeZoneName")?.value;
  const match = /GMT([+-])(\d\d):(\d\d)(?::(\d\d))?/.exec(name ?? "");
  if (!match) return 0;
  const [, sign, hours, minutes, seconds = "0"] = match;
  const ahead = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return (sign === "-" ? -ahead : ahead) * 1000;
}

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/**
 * The instant of a local time in a zone. An ambiguous time (clocks go back) is its first occurrence; a skipped
 * one (clocks go forward) is moved ahead by the gap. As `disambiguation: "compatible"` of Temporal.
 * @param wallClock "2026-11-26T09:00"
 * @returns ISO 8601, or null for a malformed time
 */
export function toInstant(wallClock: string, timeZone: string): string | null {
  const wall = Date.parse(`${wallClock}Z`);
  if (Number.isNaN(wall)) return null;
  const before = wall - utcOffsetAt(wall - DAY_MILLISECONDS, timeZone);
  const after = wall - utcOffsetAt(wall + DAY_MILLISECONDS, timeZone);
  const shows = (moment: number) => moment + utcOffsetAt(moment, timeZone) === wall;
  const moment = !shows(before) && shows(after) ? after : before;
  return new Date(moment).toISOString();
}

/** The local time of a zone at an instant, to the minute: "2026-11-26T09:00". */
export function toWallClock(instant: string, timeZone: string): string {
  const moment = Date.parse(instant);
  return new Date(moment + utcOffsetAt(moment, timeZone)).toISOString().slice(0, 16);
}
