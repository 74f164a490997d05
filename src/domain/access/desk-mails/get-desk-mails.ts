import type { DeskMails } from "#contract/access/desk-mails.ts";
import { notFound } from "../../errors.ts";
import type { Shop } from "../../shop.ts";

/** Which mails of the shop a person gets, and where. @throws not-found */
export async function getDeskMails({ db }: Shop, userId: string): Promise<DeskMails> {
  const person = await db
    .selectFrom("users")
    .select(["email", "wantsHealthNotices", "wantsWeeklySummary"])
    .where("id", "=", userId)
    .executeTakeFirst();
  if (!person) throw notFound("Person");
  const { email, wantsHealthNotices, wantsWeeklySummary } = person;
  return { health: wantsHealthNotices, summary: wantsWeeklySummary, email };
}
