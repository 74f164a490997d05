import type { ImportReport } from "#contract/imports.ts";
import { startImport } from "../imports/run-import.ts";
import type { Shop } from "../../shop.ts";
import { websiteSource } from "./website-source.ts";

/**
 * Imports the pieces of any website. It answers as soon as the run has its sync log.
 * @param by username of who starts it
 * @throws DomainError invalid for what is no address, conflict while a run of the same site is under
 * way. `done` throws unprocessable where robots.txt forbids it or nothing was found, bad-gateway where
 * the site cannot be reached or breaks
 */
export async function importWebsite(
  shop: Shop,
  { url }: { url: string },
  { by, dryRun = false }: { by: string | null; dryRun?: boolean },
): Promise<{ syncLogId: number; done: Promise<ImportReport> }> {
  return startImport(shop, websiteSource(shop, { url }), { by, dryRun, options: { url } });
}
