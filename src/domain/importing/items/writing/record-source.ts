import type { ImportContext } from "./import-context.ts";
import type { ParsedPiece } from "#contract/importing/imports.ts";
import type { StoredSourcePicture } from "#database/tables/importing-tables.ts";
import { normalizePath } from "../../../catalogue/redirects/normalize-path.ts";
import type { Shop } from "../../../shop.ts";
import type { PiecePlan } from "../plan-piece.ts";

type Recorded = {
  productId: number;
  place: string;
  pictures: StoredSourcePicture[];
  read: ParsedPiece;
};

/** Records what was read of a piece, for the next import to compare. */
export async function recordSource(
  { db, now }: Shop,
  importRun: ImportContext,
  { last }: PiecePlan,
  { productId, place, pictures, read }: Recorded,
): Promise<void> {
  const seen = now().toISOString();
  const row = {
    sourceKind: importRun.sourceKind,
    sourceKey: importRun.sourceKey,
    externalId: read.externalId ?? last?.externalId ?? null,
    address: read.address,
    path: read.address === null ? null : normalizePath(read.address),
    place,
    lastRead: JSON.stringify(read),
    pictures: JSON.stringify(pictures.map(({ url, kept }) => ({ url, kept }))),
    lastRunId: importRun.syncLogId,
    lastSeenAt: seen,
    missingSince: null,
  };
  if (last) {
    await db.updateTable("productSources").set(row).where("id", "=", last.id).execute();
  } else {
    await db
      .insertInto("productSources")
      .values({ ...row, productId, createdAt: seen })
      .execute();
  }
}
