import { toInstant } from "#contract/zoned-time.ts";
import { toText } from "./cell-values.ts";
import { cellAt, type Header } from "./header.ts";
import type { Cell, Row } from "./table.ts";

const YEAR_FIRST = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;
const YEAR_LAST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})$/;
/** "Thu, Mar 12, 2026" and "12 March 2026" */
const MONTH_NAMED =
  /^(?:[a-z]{3,9}\.?,?\s+)?([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/i;
const DAY_NAMED =
  /^(?:[a-z]{3,9}\.?,?\s+)?(\d{1,2})(?:st|nd|rd|th)?\.?[\s-]+([a-z]{3,9})\.?,?[\s-]+(\d{4}|\d{2})$/i;
/** Zones as RFC 822 and JavaScript write them: "EST", "GMT+0100 (CET)". */
const TIME =
  /^(\d{1,2}):(\d{2})(?::(\d{2}(?:\.\d{1,9})?))?\s{0,2}([ap])?\.?m?\.?\s{0,2}(?:(Z|UTC?|GMT)|(?:UTC|GMT)?([+-]\d{2}):?(\d{2})|([ECMP])([SD])T)?(?: \([^()]{1,60}\))?$/i;
/** What comes behind the day. */
const CLOCK = /(?:[T,\s]{1,3}|\s{1,2}at\s{1,2})(\d{1,2}:\d{2}[\s\S]*)$/i;

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/** A heading that says so: "Created At (UTC+0)", "wp:post_date_gmt". */
const IN_UTC = /(?:^|[^a-z])(?:utc|gmt)(?:[^a-z]|$)/i;

/**
 * Reads days and times of a table as people and programs write them. `see` each cell first: 03/04/26 is March 4 unless
 * another cell shows that days come first.
 * @param timeZone IANA name, of times that name none
 */
export function dateReader({ names }: Pick<Header, "names">, timeZone: string) {
  let isDayFirst = false;
  let isMonthFirst = false;
  let unclear: string | null = null;
  /** An instant, of a day without a time its noon; null for an empty cell, undefined for anything else. */
  function read(cell: Cell, { time = null, column }: About = {}): string | null | undefined {
    const zone = IN_UTC.test(names[column ?? -1] ?? "") ? "UTC" : timeZone;
    return readDate(cell, { time, zone, isDayFirst: isDayFirst && !isMonthFirst, clock: NOON });
  }
  return {
    see: (...cells: Cell[]): void => {
      for (const { day } of cells.map(split)) {
        const [, first = "", separator, second = ""] = YEAR_LAST.exec(day) ?? [];
        if (separator === undefined || separator === ".") continue;
        if (Number(first) > 12) isDayFirst = true;
        else if (Number(second) > 12) isMonthFirst = true;
        else if (first !== second) unclear ??= day;
      }
    },
    read,
    /** The first of these times, unless it is still to come. */
    readPast: (row: Row, columns: number[], now: Date): string | null => {
      const [first] = columns.flatMap((column) => read(cellAt(row, column), { column }) ?? []);
      return first !== undefined && Date.parse(first) <= now.getTime() ? first : null;
    },
    /** How an unclear one was read, in a sentence. */
    describe: (): string[] => {
      if (unclear === null || isDayFirst !== isMonthFirst) return [];
      const noon = readDate(unclear, { time: null, zone: "UTC", isDayFirst: false, clock: NOON });
      const day = new Date(noon ?? 0).toLocaleDateString("en-US", {
        dateStyle: "long",
        timeZone: "UTC",
      });
      return [`Dates such as ${unclear} were read with the month first: ${day}.`];
    },
  };
}

export type DateReader = ReturnType<typeof dateReader>;

type About = { time?: Cell; column?: number | undefined };

/** Files of programs, in UTC: an instant, of a day without a time its midnight; null and undefined as above. */
export const toTimestamp = (cell: Cell): string | null | undefined =>
  readDate(cell, { time: null, zone: "UTC", isDayFirst: false, clock: "00:00:00" });

/** Then it is that day in most of the world. */
const NOON = "12:00:00";

/** @param clock of a day without a time */
type Reading = { time: Cell; zone: string; isDayFirst: boolean; clock: string };

function readDate(
  cell: Cell,
  { time, zone, isDayFirst, clock }: Reading,
): string | null | undefined {
  const { day: text, time: own } = split(cell);
  if (text === "") return null;
  const day = toDay(text, isDayFirst);
  const parts = TIME.exec(own ?? toText(time) ?? "");
  if (day === null || (own !== null && !parts)) return undefined;
  const wallClock = `${day}T${parts ? toClock(parts) : clock}`;
  const offset = parts && toOffset(parts);
  if (!offset) return toInstant(wallClock, zone) ?? undefined;
  const instant = new Date(wallClock + offset);
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString();
}

/** A cell of a workbook that holds a date names no zone. */
function split(cell: Cell): { day: string; time: string | null } {
  const isDate = cell !== null && typeof cell === "object" && "date" in cell;
  const text = toText(cell)?.replace(isDate ? /Z$/ : "", "") ?? "";
  const clock = CLOCK.exec(text);
  return { day: text.slice(0, clock?.index), time: clock?.[1] ?? null };
}

/** "2026-03-12"; null when it is none. */
function toDay(text: string, isDayFirst: boolean): string | null {
  const { year = "", month = "", day = "" } = splitDay(text, isDayFirst) ?? {};
  const century = Number(year) < 70 ? 20 : 19;
  const iso = `${year.length === 2 ? century : ""}${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const start = new Date(`${iso}T00:00:00Z`);
  // To Date, February 30 is March 2.
  const isReal = !Number.isNaN(start.getTime()) && start.toISOString().startsWith(iso);
  return isReal && /^(?:19|20|21)/.test(iso) ? iso : null;
}

type Day = { year: string; month: string; day: string };

function splitDay(text: string, isDayFirst: boolean): Day | undefined {
  const [, year, , month = "", day = ""] = YEAR_FIRST.exec(text) ?? [];
  if (year) return { year, month, day };
  const [, first = "", separator, second = "", last = ""] = YEAR_LAST.exec(text) ?? [];
  if (separator) {
    const isFirst = separator === "." || isDayFirst || Number(first) > 12;
    const [day, month] = isFirst && Number(second) <= 12 ? [first, second] : [second, first];
    return { year: last, month, day };
  }
  const [, named = "", namedDay = "", namedYear] = MONTH_NAMED.exec(text) ?? [];
  if (namedYear) return { year: namedYear, month: toMonth(named), day: namedDay };
  const [, before = "", name = "", after] = DAY_NAMED.exec(text) ?? [];
  return after === undefined ? undefined : { year: after, month: toMonth(name), day: before };
}

const toMonth = (name: string): string =>
  String(MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1);

function toClock([, hours = "", minutes = "", seconds = "00", half]: RegExpExecArray): string {
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === "p" ? 12 : 0) : Number(hours);
  return `${String(hour).padStart(2, "0")}:${minutes}:${seconds}`;
}

const US_HOURS: Record<string, number> = { E: 5, C: 6, M: 7, P: 8 };

/** "Z", "-05:00"; null where it names none. */
function toOffset([, , , , , utc, hours, minutes, zone, half]: RegExpExecArray): string | null {
  if (utc) return "Z";
  if (hours) return `${hours}:${minutes}`;
  if (!zone) return null;
  const behind = (US_HOURS[zone.toUpperCase()] ?? 0) - (half?.toUpperCase() === "D" ? 1 : 0);
  return `-0${behind}:00`;
}
