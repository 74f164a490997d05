/** How far the clocks of a zone are ahead of UTC at a moment, in milliseconds. @param timeZone IANA name */
export function utcOffsetAt(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" });
  const name = parts.formatToParts(moment).find(({ type }) => type === "timeZoneName")?.value;
  const match = /GMT([+-])(\d\d):(\d\d)(?::(\d\d))?/.exec(name ?? "");
  if (!match) return 0;
  const [, sign, hours, minutes, seconds = "0"] = match;
  const ahead = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return (sign === "-" ? -ahead : ahead) * 1000;
}

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/**
 * The instant at which the clocks of a zone show a time. An hour that comes twice means its first
 * coming; one that is left out when the clocks go forward is as much later as they go.
 * @param wallClock "2026-11-26T09:00"
 * @returns ISO 8601, or null for what is no such time
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

/** What the clocks of a zone show at an instant, to the minute: "2026-11-26T09:00". */
export function toWallClock(instant: string, timeZone: string): string {
  const moment = Date.parse(instant);
  return new Date(moment + utcOffsetAt(moment, timeZone)).toISOString().slice(0, 16);
}
