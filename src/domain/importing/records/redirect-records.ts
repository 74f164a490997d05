import type { RedirectRecord } from "#contract/importing/import-records.ts";
import { addressesOf, checkRedirect } from "../../catalogue/redirects/check-redirect.ts";
import { storeRedirect } from "../../catalogue/redirects/record-redirect.ts";
import { findAudience, selectRedirects } from "../../catalogue/redirects/select-redirects.ts";
import type { RecordHandler } from "./record-handler.ts";

/** They are in no history and no trash: the import itself lists them. */
export const redirectRecords: RecordHandler<RedirectRecord> = {
  keyOf: ({ from }) => from,
  find: async (shop, { from }) => {
    const found = await selectRedirects(shop)
      .select("redirects.id")
      .where("redirects.fromPath", "=", from)
      .executeTakeFirst();
    return found && findAudience(found, shop.now()) !== "nobody" ? found.id : null;
  },
  // Its reader did, with what it loaded once.
  check: () => Promise.resolve(),
  add: async (shop, record) => {
    const checked = await checkRedirect(await addressesOf(shop), record);
    return { id: await storeRedirect(shop, checked), notes: [] };
  },
  stateOf: async ({ db }, id) => {
    const redirect = await db
      .selectFrom("redirects")
      .select(["fromPath", "toPath", "collectionId", "productId", "createdAt"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (!redirect) return null;
    const { fromPath, toPath, collectionId, productId, createdAt } = redirect;
    // It goes along when its page moves.
    const rest = collectionId || productId ? toPath.replace(/^[^?#]*/, "") : toPath;
    return JSON.stringify([fromPath, collectionId, productId, rest, createdAt]);
  },
  keptReason: "It was changed since, and stays.",
  remove: ({ db }, id) => db.deleteFrom("redirects").where("id", "=", id).execute(),
};
