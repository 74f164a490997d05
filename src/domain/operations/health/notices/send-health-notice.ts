/// <reference lib="esnext.temporal" />
import { listDeskMailReaders } from "../../../access/desk-mails/list-desk-mail-readers.ts";
import { queueDeskMail } from "../../../access/desk-mails/queue-desk-mail.ts";
import { absoluteUrl } from "../../../absolute-url.ts";
import { advisoryLock } from "../../../advisory-lock.ts";
import { forEachRow } from "../../../for-each-row.ts";
import { inTransaction } from "../../../in-transaction.ts";
import { getSettings } from "../../../infrastructure/settings/get-settings.ts";
import type { Shop } from "../../../shop.ts";
import { recordHealth } from "../record-health.ts";
import type { ProblemRow } from "./advance-problem.ts";
import { listProblemRows } from "./list-problems.ts";
import { PROBLEMS_LOCK, recordFindings } from "./record-findings.ts";

/** Nobody is woken. */
const FIRST_HOUR = 8;
const DAYS_UNTIL_REPEATED = 7;

/**
 * Runs the checks that are due, and puts what needs a person on the To-Do List and into a mail: once a day of
 * the shop at most, not before 8 in the morning, and the same problem again after a week. Of several
 * processes one does so.
 * @returns the names of the problems in the notice
 */
export async function sendHealthNotice(shop: Shop): Promise<string[]> {
  await recordFindings(shop, await recordHealth(shop));
  const { timeZone } = await getSettings(shop);
  const local = Temporal.Instant.fromEpochMilliseconds(shop.now().getTime()).toZonedDateTimeISO(
    timeZone,
  );
  if (local.hour < FIRST_HOUR) return [];
  const today = local.toPlainDate();
  // First, since they are queued once however often they are asked for: a notice without its mails is lost.
  await mailNotice(shop, await listDue(shop, today), today.toString());
  return inTransaction(shop, async (shop) => {
    await advisoryLock(shop, PROBLEMS_LOCK);
    const names = (await listDue(shop, today)).map(({ name }) => name);
    if (names.length === 0) return [];
    await shop.db
      .updateTable("healthProblems")
      .set({ noticedOn: today.toString(), dismissedAt: null })
      .where("name", "in", names)
      .execute();
    return names;
  });
}

async function listDue(shop: Shop, today: Temporal.PlainDate): Promise<ProblemRow[]> {
  const { count } = await shop.db
    .selectFrom("healthProblems")
    .select((eb) => eb.fn.countAll<number | string>().as("count"))
    .where("noticedOn", "=", today.toString())
    .executeTakeFirstOrThrow();
  if (Number(count) > 0) return [];
  const isRepeatedFrom = today.subtract({ days: DAYS_UNTIL_REPEATED }).toString();
  const problems = await listProblemRows(shop);
  return problems.filter(({ noticedOn }) => noticedOn === null || noticedOn <= isRepeatedFrom);
}

async function mailNotice(shop: Shop, problems: ProblemRow[], day: string): Promise<void> {
  const [first, ...others] = problems;
  if (!first) return;
  const more = others.map(({ name }) => name).join(", ");
  const names = others.length === 0 ? first.name : `${first.name} and ${others.length} more`;
  const readers = await listDeskMailReaders(shop, "health");
  const named = { work: "queue a notice", key: ({ id }: (typeof readers)[number]) => id };
  await forEachRow(shop, readers, named, (reader) =>
    queueDeskMail(shop, reader, {
      kind: "health",
      subject: `Your shop needs you: ${names}`,
      body: [`${first.name}: ${first.sentence}`, more && `Also: ${more}.`]
        .filter(Boolean)
        .join("\n\n"),
      button: { label: "See what to do", url: absoluteUrl(shop, "/admin/health") },
      reason: "Your shop writes when something needs you, once a day at most.",
      day,
    }),
  );
}
