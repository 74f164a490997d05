import { toText } from "../../tables/cell-values.ts";
import type { Cell } from "../../tables/table.ts";

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const YEAR_LAST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})$/;
/** "Thu, Mar 12, 2026" and "12 March 2026" */
const MONTH_NAMED =
  /^(?:[a-z]{3,9}\.?,?\s+)?([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/i;
const DAY_NAMED =
  /^(?:[a-z]{3,9}\.?,?\s+)?(\d{1,2})(?:st|nd|rd|th)?\.?[\s-]+([a-z]{3,9})\.?,?[\s-]+(\d{4}|\d{2})$/i;
const TIME =
  /^(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?\s{0,2}([ap])?\.?m?\.?\s{0,2}(Z|UTC|GMT|[+-]\d{2}:?\d{2})?$/i;
/** What comes behind the day. */
const CLOCK = /(?:[T,\s]{1,3}|\s{1,2}at\s{1,2})(\d{1,2}:\d{2}[\s\S]*)$/i;

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/**
 * Reads days and times as people and programs write them. `see` each cell first: 03/04/26 is March 4 unless another
 * cell shows that days come first.
 */
export function dayReader() {
  let isDayFirst = false;
  let isMonthFirst = false;
  let unclear: string | null = null;
  return {
    see: (cell: Cell): void => {
      const [, first = "", separator, second = ""] = YEAR_LAST.exec(split(cell).day) ?? [];
      if (separator === undefined || separator === ".") return;
      if (Number(first) > 12) isDayFirst = true;
      else if (Number(second) > 12) isMonthFirst = true;
      else if (first !== second) unclear ??= split(cell).day;
    },
    /** An instant, of a day without a time noon, in UTC; null for an empty cell, undefined for anything else. */
    read: (cell: Cell, time: Cell = null): string | null | undefined => {
      const { day, time: own } = split(cell);
      if (day === "") return null;
      return toInstant(toDay(day, isDayFirst && !isMonthFirst), own ?? toText(time));
    },
    /** How an unclear one was read, in a sentence. */
    describe: (): string[] => {
      if (unclear === null || isDayFirst !== isMonthFirst) return [];
      const read = new Date(toInstant(toDay(unclear, false), null) ?? 0);
      const day = read.toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
      return [`Dates such as ${unclear} were read with the month first: ${day}.`];
    },
  };
}

export type DayReader = ReturnType<typeof dayReader>;

function split(cell: Cell): { day: string; time: string | null } {
  const text = toText(cell) ?? "";
  const clock = CLOCK.exec(text);
  return { day: text.slice(0, clock?.index), time: clock?.[1] ?? null };
}

type Day = { year: string; month: string; day: string };

function toDay(text: string, isDayFirst: boolean): Day | undefined {
  const [, year, month = "", day = ""] = YEAR_FIRST.exec(text) ?? [];
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

function toInstant(date: Day | undefined, time: string | null): string | undefined {
  if (!date) return undefined;
  const { month, day } = date;
  const year =
    date.year.length === 2 ? `${Number(date.year) < 70 ? 20 : 19}${date.year}` : date.year;
  const start = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const [, hours, minutes = "", seconds = "00", half, zone = "Z"] = TIME.exec(time ?? "") ?? [];
  // At noon UTC it is that day in America and in Europe.
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === "p" ? 12 : 0) : Number(hours);
  const clock = hours ? `${String(hour).padStart(2, "0")}:${minutes}:${seconds}` : "12:00:00";
  const offset = /^[+-]/.test(zone) ? zone.replace(/^(...)(\d\d)$/, "$1:$2") : "Z";
  const instant = new Date(`${start}T${clock}${hours ? offset : "Z"}`);
  const isDay = !Number.isNaN(instant.getTime()) && isRealDay(start) && /^(?:19|20|21)/.test(start);
  return isDay ? instant.toISOString() : undefined;
}

/** To Date, February 30 is March 2. */
function isRealDay(day: string): boolean {
  const start = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(start.getTime()) && start.toISOString().startsWith(day);
}
