/// <reference lib="esnext.temporal" />
import { announcementPeriod } from "#contract/settings/announcement.ts";
import { nextHoursChangeAt } from "#contract/settings/open-state.ts";
import { getSettings } from "../infrastructure/settings/get-settings.ts";
import { reservationWillEnd } from "./reservation.ts";
import type { Shop } from "../shop.ts";
import { scheduledCondition } from "./publication.ts";

/**
 * When time alone changes a page next: a scheduled collection, the end of a reservation, the first or
 * last day of the announcement, opening and closing, or the new year in the shop's time zone. Milliseconds since
 * 1970, always in the future.
 */
export async function nextChangeAt(shop: Shop): Promise<number> {
  const settings = await getSettings(shop);
  const publication = await nextPublishAt(shop);
  const reservation = await nextReservationEnd(shop);
  const instants = [publication, reservation].filter((instant) => instant !== null);
  const now = shop.now();
  const { from, until } = announcementPeriod(settings);
  const announcement = [from, until].filter((moment) => moment > now.getTime());
  const year = nextYearAt(now, settings.timeZone);
  const hours = nextHoursChangeAt(settings, now.getTime());
  return Math.min(...instants.map(Date.parse), ...announcement, hours, year);
}

async function nextReservationEnd(shop: Shop): Promise<string | null> {
  const row = await shop.db
    .selectFrom("products")
    .select(({ fn }) => fn.min("reservedUntil").as("first"))
    .where(reservationWillEnd(shop))
    .where("deletedAt", "is", null)
    .executeTakeFirst();
  return row?.first ?? null;
}

function nextYearAt(now: Date, timeZone: string): number {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  const newYear = today.with({ month: 1, day: 1 }).startOfDay().add({ years: 1 });
  return newYear.epochMilliseconds;
}

/** When the next scheduled collection is published, ISO 8601, or null. */
export async function nextPublishAt(shop: Shop): Promise<string | null> {
  const next = await shop.db
    .selectFrom("collections")
    .select("publishAt")
    .where("deletedAt", "is", null)
    .where(scheduledCondition(shop))
    .orderBy("publishAt")
    .limit(1)
    .executeTakeFirst();
  return next?.publishAt ?? null;
}
