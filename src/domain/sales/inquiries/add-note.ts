import type { Inquiry } from "#contract/sales/inquiries.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { addMessage } from "./records/add-message.ts";
import { getInquiry } from "./get-inquiry.ts";
import { lockInquiry } from "./records/lock-inquiry.ts";

/** Adds a note that only the desk sees; the state stays. @throws not-found */
export async function addNote(
  shop: Shop,
  id: number,
  text: string,
  by: string | null,
): Promise<Inquiry> {
  return inTransaction(shop, async (shop) => {
    await lockInquiry(shop, id);
    await addMessage(shop, id, { kind: "note", text, username: by });
    return getInquiry(shop, id);
  });
}
