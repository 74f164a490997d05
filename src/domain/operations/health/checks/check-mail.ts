import { sql } from "kysely";
import type { Shop } from "../../../shop.ts";
import { isMailSetUp } from "../../../infrastructure/mail/get-mail-settings.ts";
import { getMailboxSettings } from "../../../infrastructure/mail/mailbox/get-mailbox-settings.ts";
import { listOutgoingMails } from "../../../infrastructure/mail/outbox/list-outgoing-mails.ts";
import { type Finding, ok } from "./finding.ts";
import { formatAge } from "./format-age.ts";

const SETTINGS = "/admin/settings/mail";
const RETURNED_DAYS = 30;

/** Whether emails leave: what failed, what waits after a failure, and when the last one was sent. */
export async function checkMail(shop: Shop): Promise<Finding> {
  if (!(await isMailSetUp(shop))) {
    return {
      state: "warning",
      sentence: "Your shop doesn’t send email yet.",
      meaning: "Customers hear nothing of their inquiries and orders.",
      fix: "Set it up under Settings, Email.",
      screen: SETTINGS,
    };
  }
  const failed = await listOutgoingMails(shop, { isFailed: true });
  if (failed.length > 0) {
    const sentence = `${count(failed.length)} couldn’t be sent: ${failed.at(-1)?.failure ?? ""}`;
    const fix = "Send them again or take them off the list on the To-Do List.";
    return { state: "failed", sentence: sentence.trim(), fix, screen: "/admin/dashboard" };
  }
  const waiting = await listRetried(shop);
  if (waiting.length > 0) {
    const verb = waiting.length === 1 ? "waits" : "wait";
    const sentence = `${count(waiting.length)} ${verb} for another try: ${waiting[0]?.failure ?? ""}`;
    const fix = "Check Settings, Email, and send yourself a test.";
    return { state: "warning", sentence: sentence.trim(), fix, screen: SETTINGS };
  }
  const { isOn, failure } = await getMailboxSettings(shop);
  if (failure !== null) {
    return {
      state: "warning",
      sentence: `Answers by email can’t be read: ${failure}`,
      meaning: "They stay in your mailbox and are not added to inquiries.",
      screen: SETTINGS,
    };
  }
  const lastAt = await findLastSent(shop);
  if (!lastAt) return ok("No email was sent yet.");
  const returned = isOn ? ` ${await describeReturned(shop)}` : "";
  return ok(`The last email was sent ${formatAge(lastAt, shop.now())}.${returned}`);
}

/** Only a mailbox that is read tells what came back. */
async function describeReturned({ db, now }: Shop): Promise<string> {
  const since = new Date(now().getTime() - RETURNED_DAYS * 24 * 60 * 60 * 1000).toISOString();
  const { returned } = await db
    .selectFrom("outgoingMails")
    .select(sql<number | string>`count(*)`.as("returned"))
    .where("returnedAt", ">=", since)
    .executeTakeFirstOrThrow();
  return Number(returned) === 0
    ? `None came back in ${RETURNED_DAYS} days.`
    : `${count(Number(returned))} came back in ${RETURNED_DAYS} days.`;
}

const count = (emails: number): string => (emails === 1 ? "1 email" : `${emails} emails`);

const listRetried = ({ db }: Shop) =>
  db
    .selectFrom("outgoingMails")
    .select("failure")
    .where("state", "=", "waiting")
    .where("failure", "is not", null)
    .orderBy("id", "desc")
    .limit(500)
    .execute();

async function findLastSent({ db }: Shop): Promise<string | null> {
  const last = await db
    .selectFrom("outgoingMails")
    .select("sentAt")
    .where("sentAt", "is not", null)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return last?.sentAt ?? null;
}
