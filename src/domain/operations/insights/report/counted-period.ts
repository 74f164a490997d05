/// <reference lib="esnext.temporal" />
import { invalid } from "../../../errors.ts";
import type { Shop } from "../../../shop.ts";
import { dayBounds } from "../../statistics/day-bounds.ts";
import { shopDay } from "../shop-day.ts";

/** Days of the shop, both inclusive: "2026-11-01" to "2026-11-20". */
export type Period = { from: string; to: string };

const MAX_DAYS = 3700;

/**
 * The days that are asked for, this month by default; none of them after today.
 * @throws invalid when they end before they begin or are more than ten years
 */
export function readPeriod(
  shop: Shop,
  timeZone: string,
  asked: { from?: string | undefined; to?: string | undefined },
): Period {
  const today = shopDay(shop.now(), timeZone);
  const to = asked.to && asked.to < today ? asked.to : today;
  const from = asked.from ?? Temporal.PlainDate.from(to).with({ day: 1 }).toString();
  if (from > to) throw invalid("from", "The first day is after the last.");
  if (countDays({ from, to }) > MAX_DAYS) throw invalid("from", "Choose ten years at most.");
  return { from, to };
}

/** As many days before: of a month that began on its first day, the same days of the month before. */
export function precedingPeriod(period: Period): Period {
  const [from, to] = [Temporal.PlainDate.from(period.from), Temporal.PlainDate.from(period.to)];
  if (from.day !== 1 || !from.toPlainYearMonth().equals(to.toPlainYearMonth())) {
    const days = { days: countDays(period) };
    return { from: from.subtract(days).toString(), to: to.subtract(days).toString() };
  }
  const isWhole = to.day === to.daysInMonth;
  const first = from.subtract({ months: 1 });
  return {
    from: first.toString(),
    to: first.with({ day: isWhole ? first.daysInMonth : to.day }).toString(),
  };
}

export const countDays = ({ from, to }: Period): number =>
  Temporal.PlainDate.from(from).until(to, { largestUnit: "day" }).days + 1;

/** The instants at which a period begins and ends. */
export function periodBounds({ from, to }: Period, timeZone: string) {
  return {
    start: dayBounds(noonOf(from, timeZone), timeZone).start,
    end: dayBounds(noonOf(to, timeZone), timeZone).end,
  };
}

const noonOf = (day: string, timeZone: string): Date =>
  new Date(
    Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: "12:00" })
      .epochMilliseconds,
  );
