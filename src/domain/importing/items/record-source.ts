import type { ParsedPiece } from "#contract/imports.ts";
import type { StoredSourcePicture } from "#database/tables/import-tables.ts";
import { normalizePath } from "../../catalogue/redirects/normalize-path.ts";
import type { Shop } from "../../shop.ts";
import type { Applying } from "./apply-item.ts";
import type { Plan } from "./plan-piece.ts";

type Recorded = {
  productId: number;
  place: string;
  taken: StoredSourcePicture[];
  read: ParsedPiece;
};

/** Remembers where a piece came from and what was read of it, for the next import to compare. */
export async function recordSource(
  { db, now }: Shop,
  run: Applying,
  { last }: Plan,
  { productId, place, taken, read }: Recorded,
): Promise<void> {
  const seen = now().toISOString();
  const row = {
    sourceKind: run.sourceKind,
    sourceKey: run.sourceKey,
    externalId: read.externalId ?? last?.externalId ?? null,
    address: read.address,
    path: read.address === null ? null : normalizePath(read.address),
    place,
    lastRead: JSON.stringify(read),
    pictures: JSON.stringify(taken.map(({ url, kept }) => ({ url, kept }))),
    lastRunId: run.syncLogId,
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
