import type { ImportReport } from "#contract/importing/imports.ts";
import { startImport } from "../imports/run-import.ts";
import type { Shop } from "../../shop.ts";
import { websiteSource } from "./website-source.ts";

/**
 * Starts importing the pieces of any website and returns once there is a sync log.
 * @param by username of the admin
 * @throws DomainError invalid for an invalid address, conflict while the same site is being
 * imported, unprocessable for the shop's own address. `done` rejects with unprocessable when robots.txt forbids it or nothing was found,
 * bad-gateway when the site fails
 */
export async function importWebsite(
  shop: Shop,
  { url }: { url: string },
  { by, dryRun = false }: { by: string | null; dryRun?: boolean },
): Promise<{ syncLogId: number; done: Promise<ImportReport> }> {
  return startImport(shop, websiteSource(shop, { url }), { by, dryRun, options: { url } });
}
