import { countOf } from "#contract/count-of.ts";
import { sql } from "kysely";
import type { Shop } from "../../../shop.ts";
import { isMailSetUp } from "../../../infrastructure/mail/get-mail-settings.ts";
import { getMailOutcome } from "../../../infrastructure/mail/mail-outcome.ts";
import { getMailboxSettings } from "../../../infrastructure/mail/mailbox/get-mailbox-settings.ts";
import { listOutgoingMails } from "../../../infrastructure/mail/outbox/list-outgoing-mails.ts";
import { type Finding, ok } from "./finding.ts";
import { formatAge } from "./format-age.ts";

const SETTINGS = "/admin/settings/mail";
const RETURNED_DAYS = 30;

/**
 * Whether emails leave: what failed, what waits after a failure, and when the last one was sent. From the first
 * inquiry on somebody waits for them.
 */
export async function checkMail(shop: Shop): Promise<Finding> {
  const { canSend, failure: outcome } = await getMailOutcome(shop);
  const urgency = !canSend && (await hasInquiry(shop)) ? "failed" : "warning";
  if (!(await isMailSetUp(shop))) {
    return {
      state: urgency,
      sentence: "Your shop doesn’t send email yet.",
      meaning: NOT_HEARD,
      fix: "Set it up under Settings, Email.",
      screen: SETTINGS,
    };
  }
  const failed = await listOutgoingMails(shop, { isFailed: true });
  if (failed.length > 0) {
    const sentence = `${countOf(failed.length, "email")} couldn’t be sent: ${failed.at(-1)?.failure ?? ""}`;
    const fix = "Send them again or take them off the list on the To-Do List.";
    return { state: "failed", sentence: sentence.trim(), fix, screen: "/admin/dashboard" };
  }
  const waiting = await listRetried(shop);
  if (waiting.length > 0) {
    const verb = waiting.length === 1 ? "waits" : "wait";
    const sentence = `${countOf(waiting.length, "email")} ${verb} for another try: ${waiting[0]?.failure ?? ""}`;
    const fix = "Check Settings, Email, and send yourself a test.";
    return { state: urgency, sentence: sentence.trim(), fix, screen: SETTINGS };
  }
  if (!canSend) {
    return {
      state: urgency,
      sentence: outcome ?? "Your shop’s email is set up, but it hasn’t been tested.",
      meaning: NOT_HEARD,
      fix: "Send yourself a test under Settings, Email.",
      screen: SETTINGS,
    };
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

const NOT_HEARD =
  "Customers don’t hear from your shop by email. Send them the links to their pages yourself.";

/** Held messages are not counted: most are spam. */
async function hasInquiry({ db }: Shop): Promise<boolean> {
  const first = await db
    .selectFrom("inquiries")
    .select("id")
    .where("state", "!=", "to-check")
    .limit(1)
    .executeTakeFirst();
  return first !== undefined;
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
    : `${countOf(Number(returned), "email")} came back in ${RETURNED_DAYS} days.`;
}

const listRetried = ({ db }: Shop) =>
  db
    .selectFrom("outgoingMails")
    .select("failure")
    .where("state", "=", "waiting")
    .where("failure", "is not", null)
    .where("subscriberId", "is", null)
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
