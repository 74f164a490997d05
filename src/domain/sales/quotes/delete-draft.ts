import { conflict } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { lockQuote } from "./lock-quote.ts";

/** Deletes a draft. @throws not-found; conflict for one that was sent */
export async function deleteDraft(shop: Shop, id: number): Promise<void> {
  await inTransaction(shop, async (shop) => {
    const { quote } = await lockQuote(shop, id);
    if (quote.state !== "draft") throw conflict("This quote was sent. Withdraw it instead.");
    await shop.db.deleteFrom("quotes").where("id", "=", id).execute();
  });
}
