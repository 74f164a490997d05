/// <reference lib="esnext.temporal" />
import {
  type DeskMailReader,
  listDeskMailReaders,
} from "../../access/desk-mails/list-desk-mail-readers.ts";
import { deskMailKey, queueDeskMail } from "../../access/desk-mails/queue-desk-mail.ts";
import { absoluteUrl } from "../../absolute-url.ts";
import { isMailSetUp } from "../../infrastructure/mail/get-mail-settings.ts";
import { forEachRow } from "../../for-each-row.ts";
import { getSettings } from "../../infrastructure/settings/get-settings.ts";
import { getShopState } from "../../infrastructure/settings/get-shop-state.ts";
import type { Shop } from "../../shop.ts";
import { dayBounds } from "../statistics/day-bounds.ts";
import { composeWeeklySummary } from "./compose-weekly-summary.ts";
import { gatherWeek } from "./gather-week.ts";
import { isEmptyWeek } from "./week.ts";

const MONDAY = 1;
const FIRST_HOUR = 7;

/**
 * Queues the summary of the week before, on Mondays from 7 in the morning in the shop's time zone, once for each
 * person who wants it, however many processes run. A closed shop and a week without anything send none.
 * @returns how many were queued
 */
export async function sendWeeklySummaries(shop: Shop): Promise<number> {
  const { timeZone } = await getSettings(shop);
  const local = Temporal.Instant.fromEpochMilliseconds(shop.now().getTime()).toZonedDateTimeISO(
    timeZone,
  );
  if (local.dayOfWeek !== MONDAY || local.hour < FIRST_HOUR) return 0;
  const day = local.toPlainDate().toString();
  const readers = await listWaiting(shop, day);
  if (readers.length === 0) return 0;
  const monday = local.toPlainDate();
  const period = {
    from: monday.subtract({ days: 7 }).toString(),
    to: monday.subtract({ days: 1 }).toString(),
  };
  const sunday = new Date(local.add({ days: 6 }).epochMilliseconds);
  const week = await gatherWeek(shop, period, {
    timeZone,
    dueUntil: dayBounds(sunday, timeZone).end,
  });
  if (isEmptyWeek(week)) return 0;
  const { label, screen } = week.nextStep ?? { label: "Open Insights", screen: "/admin/insights" };
  const mail = {
    ...composeWeeklySummary(week, timeZone),
    kind: "summary" as const,
    button: { label, url: absoluteUrl(shop, screen) },
    reason: "You get this every Monday.",
    day,
  };
  const named = { work: "queue a weekly summary", key: ({ id }: DeskMailReader) => id };
  const failed = await forEachRow(shop, readers, named, (reader) =>
    queueDeskMail(shop, reader, mail),
  );
  return readers.length - failed.length;
}

/** Who wants the day's summary and has none yet. */
async function listWaiting(shop: Shop, day: string): Promise<DeskMailReader[]> {
  if (!(await isMailSetUp(shop)) || !(await getShopState(shop)).isOpen) return [];
  const readers = await listDeskMailReaders(shop, "summary");
  if (readers.length === 0) return [];
  const queued = await shop.db
    .selectFrom("outgoingMails")
    .select("onceKey")
    .where(
      "onceKey",
      "in",
      readers.map(({ id }) => deskMailKey("summary", day, id)),
    )
    .execute();
  const keys = new Set(queued.map(({ onceKey }) => onceKey));
  return readers.filter(({ id }) => !keys.has(deskMailKey("summary", day, id)));
}
