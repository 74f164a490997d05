import type { ImportReport } from "#contract/importing/imports.ts";
import type { Shop } from "../../../shop.ts";

type MissingHost = ImportReport["missingPhotos"][number];

const MAX_PIECES = 100;

/** The hosts that did not give photos of an import's pieces, once each. */
export async function listMissingHosts({ db }: Shop, syncLogId: number): Promise<MissingHost[]> {
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
