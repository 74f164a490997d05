import { invalid } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import { recordChange } from "../../infrastructure/changes/record-change.ts";
import type { Shop } from "../../shop.ts";
import { findRedirectTarget } from "./find-redirect-target.ts";
import { normalizePath } from "./normalize-path.ts";
import { recordRedirect } from "./record-redirect.ts";

/** A redirect that somebody made on the desk. */
export type AddedRedirect = { id: number; from: string; to: string };

/**
 * Sends visitors of an old address to a page of the shop.
 * @param by the admin's username, for the history
 * @throws invalid for the home page, and for a page that does not exist or is on another site
 */
export async function addRedirect(
  shop: Shop,
  { from, to }: { from: string; to: string },
  by: string | null,
): Promise<AddedRedirect> {
  const fromPath = from.startsWith("/") || URL.canParse(from) ? normalizePath(from) : null;
  if (fromPath === null) {
    throw invalid("from", "Enter an address other than the home page. Example: /ring-oval");
  }
  return inTransaction(shop, async (shop) => {
    const target = await findRedirectTarget(shop, to);
    if (target.toPath === fromPath)
      throw invalid("to", "Choose another page than the old address.");
    await recordRedirect(shop, { fromPath, ...target });
    const { id } = await shop.db
      .selectFrom("redirects")
      .select("id")
      .where("fromPath", "=", fromPath)
      .executeTakeFirstOrThrow();
    await recordChange(shop, by, { kind: "settings", action: "changed", fields: ["redirects"] });
    return { id, from: fromPath, to: target.toPath };
  });
}
