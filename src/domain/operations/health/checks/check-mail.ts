import type { Shop } from "../../../shop.ts";
import { isMailSetUp } from "../../../infrastructure/mail/get-mail-settings.ts";
import { listOutgoingMails } from "../../../infrastructure/mail/outbox/list-outgoing-mails.ts";
import { type Finding, ok } from "./finding.ts";
import { formatAge } from "./format-age.ts";

const SETTINGS = "/admin/settings/mail";

/** Whether emails leave: what failed, what waits after a failure, and when the last one was sent. */
export async function checkMail(shop: Shop): Promise<Finding> {
  if (!(await isMailSetUp(shop))) {
    const fix = "Set it up under Settings, Email.";
    return {
      state: "warning",
      sentence: "Your shop doesn’t send email yet.",
      fix,
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
  const lastAt = await findLastSent(shop);
  return ok(
    lastAt ? `The last email was sent ${formatAge(lastAt, shop.now())}.` : "No email was sent yet.",
  );
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
