import { idList } from "../../id-list.ts";
import type { Shop } from "../../shop.ts";

/** Removes the words of quotes and ends the open ones; that and for how much they were made stays. */
export async function forgetQuotes(shop: Shop, inquiryIds: number[]): Promise<void> {
  const those = idList(shop, inquiryIds);
  const now = shop.now().toISOString();
  await shop.db
    .deleteFrom("quotes")
    .where("inquiryId", "in", those)
    .where("state", "=", "draft")
    .execute();
  await shop.db
    .updateTable("quotes")
    .set({ state: "withdrawn", endedAt: now })
    .where("inquiryId", "in", those)
    .where("state", "=", "sent")
    .execute();
  await shop.db.updateTable("quotes").set({ note: null }).where("inquiryId", "in", those).execute();
  const items = (custom: boolean) =>
    shop.db
      .updateTable("quoteItems")
      .set({ ringSize: null, details: null, ...(custom && { title: "Custom work" }) })
      .where("quoteId", "in", (eb) =>
        eb.selectFrom("quotes").select("id").where("inquiryId", "in", those),
      )
      .where("isCustom", "=", custom)
      .execute();
  await items(true);
  await items(false);
}
