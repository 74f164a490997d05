import { normalizeName } from "../../../catalogue/products/normalize-name.ts";
import { readInBatches } from "../../../read-in-batches.ts";
import type { Shop } from "../../../shop.ts";

/**
 * Finds pieces by name and price, current or as this source last stated them, so that a piece
 * renamed here still matches. Loads all on first use.
 */
export class NameAndPriceIndex {
  readonly #sourceKey: string;
  #ids: Promise<Map<string, number[]>> | undefined;

  constructor(sourceKey: string) {
    this.#sourceKey = sourceKey;
  }

  /**
   * Ids of pieces that had this name (ignoring case, spacing and punctuation) and price when the index was
   * loaded.
   */
  async find(shop: Shop, key: string): Promise<number[]> {
    this.#ids ??= readAll(shop, this.#sourceKey);
    return (await this.#ids).get(key) ?? [];
  }

  /** Adds a piece that was imported since. */
  async add(id: number, piece: Named): Promise<void> {
    if (this.#ids) addTo(await this.#ids, id, piece);
  }
}

type Named = { name: string; priceCents: number | null };

export const nameAndPriceKey = (name: string, priceCents: number | null): string =>
  `${priceCents} ${normalizeName(name)}`;

async function readAll(shop: Shop, sourceKey: string): Promise<Map<string, number[]>> {
  const ids = new Map<string, number[]>();
  for await (const pieces of readPieces(shop)) {
    for (const piece of pieces) addTo(ids, piece.id, piece);
  }
  for await (const records of readRecords(shop, sourceKey)) {
    for (const { productId, lastRead } of records) addTo(ids, productId, lastRead);
  }
  return ids;
}

function addTo(ids: Map<string, number[]>, id: number, { name, priceCents }: Named): void {
  const key = nameAndPriceKey(name, priceCents);
  const same = ids.get(key);
  if (!same) ids.set(key, [id]);
  else if (!same.includes(id)) same.push(id);
}

const readPieces = ({ db }: Shop) =>
  readInBatches((after, limit) =>
    db
      .selectFrom("products")
      .select(["id", "name", "priceCents"])
      .where("deletedAt", "is", null)
      .where("id", ">", after)
      .orderBy("id")
      .limit(limit)
      .execute(),
  );

const readRecords = ({ db }: Shop, sourceKey: string) =>
  readInBatches((after, limit) =>
    db
      .selectFrom("productSources")
      .select(["id", "productId", "lastRead"])
      .where("sourceKey", "=", sourceKey)
      .where("id", ">", after)
      .orderBy("id")
      .limit(limit)
      .execute(),
  );
