import { invalid } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import { recordChange } from "../../infrastructure/changes/record-change.ts";
import type { Shop } from "../../shop.ts";
import { findRedirectTarget } from "./find-redirect-target.ts";
import { findShopPage } from "./find-shop-page.ts";
import { normalizePath, normalizeSource } from "./normalize-path.ts";
import { writeRedirect } from "./record-redirect.ts";

/** A redirect that somebody made on the desk. */
export type AddedRedirect = { id: number; from: string; to: string };

/**
 * Sends visitors of an old address to a page of the shop. An old address with a query is redirected with that
 * query only, since in many shops it alone tells the pages apart.
 * @param by the admin's username, for the history
 * @throws invalid for an old address that has a page, and for a page that does not exist or is on another site
 */
export async function addRedirect(
  shop: Shop,
  { from, to }: { from: string; to: string },
  by: string | null,
): Promise<AddedRedirect> {
  const fromPath = parseSource(from);
  return inTransaction(shop, async (shop) => {
    const target = await findRedirectTarget(shop, fromPath, to);
    if (await findShopPage(shop, normalizePath(fromPath) ?? "", "visitor")) {
      throw invalid("from", "Your shop has a page at that address. Enter one that has no page.");
    }
    const id = await writeRedirect(shop, { fromPath, ...target });
    await recordChange(shop, by, { kind: "settings", action: "changed", fields: ["redirects"] });
    return { id, from: fromPath, to: target.toPath };
  });
}

/** What the index of addresses holds in PostgreSQL, with room for letters that are encoded. */
const MAX_SOURCE_BYTES = 2000;

function parseSource(from: string): string {
  const isAddress = from.startsWith("/") || /^https?:\/\//i.test(from);
  const source = isAddress ? normalizeSource(from) : null;
  if (source === null) {
    throw invalid("from", "Enter an address other than the home page. Example: /ring-oval");
  }
  if (source.length > MAX_SOURCE_BYTES) throw invalid("from", "This address is too long.");
  return source;
}
