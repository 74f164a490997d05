import { sql } from "kysely";
import { type ImportReport, MAX_LISTED } from "#contract/importing/imports.ts";
import { notFound } from "../../../errors.ts";
import type { Shop } from "../../../shop.ts";
import { countVerdicts } from "./count-verdicts.ts";

/**
 * What an import did so far; of a preview, what it would do.
 * @throws not-found when there is no such import
 */
export async function getImportReport(shop: Shop, syncLogId: number): Promise<ImportReport> {
  const importRun = await shop.db
    .selectFrom("importRuns")
    .innerJoin("syncLogs", "syncLogs.id", "importRuns.syncLogId")
    .select(["state", "dryRun", "way", "gone", "errorDetails"])
    .where("syncLogId", "=", syncLogId)
    .executeTakeFirst();
  if (!importRun) throw notFound("Import");
  const { pieces, others } = await countVerdicts(shop, syncLogId);
  const { add, change, skip, refuse, doubtful } = pieces;
  return {
    syncLogId,
    status: importRun.state,
    dryRun: importRun.dryRun,
    way: importRun.way,
    imported: add,
    updated: change,
    skipped: skip,
    refused: refuse,
    doubtful,
    gone: importRun.gone,
    others,
    ...(await listFailuresAndNotes(shop, syncLogId)),
    missingPhotos: await listMissingHosts(shop, syncLogId),
    productIds: importRun.dryRun ? [] : await listProductIds(shop, syncLogId),
    error: importRun.errorDetails,
  };
}

async function listFailuresAndNotes({ db }: Shop, syncLogId: number) {
  const selectItems = () =>
    db
      .selectFrom("importItems")
      .select(["name", "place as where", "verdict", "reasons", "failures"])
      .where("syncLogId", "=", syncLogId)
      .orderBy("position")
      .limit(MAX_LISTED);
  const refused = await selectItems()
    .where((eb) => eb.or([eb("verdict", "=", "refuse"), sql<boolean>`failures <> '[]'`]))
    .execute();
  const noted = await selectItems()
    .where("verdict", "!=", "refuse")
    .where(sql<boolean>`reasons <> '[]'`)
    .execute();
  return {
    failed: refused
      .flatMap(({ name, where, verdict, reasons, failures }) => [
        ...(verdict === "refuse" ? [{ name, where, reason: reasons.join(" ") }] : []),
        ...failures.map((reason) => ({ name, where, reason })),
      ])
      .slice(0, MAX_LISTED),
    notes: noted
      .flatMap(({ name, where, reasons }) => reasons.map((note) => ({ name, where, note })))
      .slice(0, MAX_LISTED),
  };
}

async function listProductIds({ db }: Shop, syncLogId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("importItems")
    .innerJoin("products", "products.id", "importItems.productId")
    .select("productId")
    .where("syncLogId", "=", syncLogId)
    .where("verdict", "in", ["add", "change"])
    .where("state", "in", ["applied", "accepted"])
    .where("products.deletedAt", "is", null)
    .orderBy("position")
    .execute();
  return rows.flatMap(({ productId }) => productId ?? []);
}

type MissingHost = ImportReport["missingPhotos"][number];

const MAX_PIECES = 100;

/** The hosts that did not give photos of an import's pieces, once each. */
async function listMissingHosts({ db }: Shop, syncLogId: number): Promise<MissingHost[]> {
  const items = await db
    .selectFrom("importItems")
    .select(["name", "productId", "missingPhotos"])
    .where("syncLogId", "=", syncLogId)
    .where("missingPhotos", "is not", null)
    .where("state", "in", ["applied", "accepted"])
    .orderBy("position")
    .execute();
  const hosts = new Map<string, MissingHost>();
  for (const { name, productId, missingPhotos } of items) {
    for (const { host, reason, photos } of missingPhotos ?? []) {
      const found = hosts.get(host) ?? { host, reason, photos: 0, pieces: [], pieceCount: 0 };
      found.photos += photos;
      found.pieceCount += 1;
      if (found.pieces.length < MAX_PIECES) found.pieces.push({ name, productId });
      hosts.set(host, found);
    }
  }
  return [...hosts.values()];
}
