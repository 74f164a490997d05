import type { DeskMails, DeskMailsChange } from "#contract/access/desk-mails.ts";
import type { Shop } from "../../shop.ts";
import { getDeskMails } from "./get-desk-mails.ts";

/** Turns mails to a person on or off; what is queued already is sent. @throws not-found */
export async function chooseDeskMails(
  shop: Shop,
  userId: string,
  { health, summary }: DeskMailsChange,
): Promise<DeskMails> {
  const change = {
    ...(health !== undefined && { wantsHealthNotices: health }),
    ...(summary !== undefined && { wantsWeeklySummary: summary }),
  };
  if (Object.keys(change).length > 0) {
    await shop.db.updateTable("users").set(change).where("id", "=", userId).execute();
  }
  return getDeskMails(shop, userId);
}
