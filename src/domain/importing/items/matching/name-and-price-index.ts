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
   * Ids of pieces with this name (ignoring case, spacing and punctuation) and price, the oldest
   * first.
   */
  async find(shop: Shop, name: string, priceCents: number | null): Promise<number[]> {
    const key = keyOf(name, priceCents);
    this.#ids ??= readAll(shop, this.#sourceKey);
    const found: number[] = [];
    for (const id of (await this.#ids).get(key) ?? []) {
      if (await isCurrent(shop, this.#sourceKey, id, key)) found.push(id);
    }
    return found.toSorted((a, b) => a - b);
  }
}

type Named = { name: string; priceCents: number | null };

const keyOf = (name: string, priceCents: number | null) => `${priceCents} ${normalizeName(name)}`;

async function readAll(shop: Shop, sourceKey: string): Promise<Map<string, number[]>> {
  const ids = new Map<string, number[]>();
  const add = (id: number, { name, priceCents }: Named) => {
    const key = keyOf(name, priceCents);
    const same = ids.get(key);
    if (!same) ids.set(key, [id]);
    else if (!same.includes(id)) same.push(id);
  };
  for await (const pieces of readPieces(shop)) for (const piece of pieces) add(piece.id, piece);
  for await (const records of readRecords(shop, sourceKey)) {
    for (const { productId, lastRead } of records) add(productId, lastRead);
  }
  return ids;
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

/** Pieces may have changed since the index was loaded. */
async function isCurrent({ db }: Shop, sourceKey: string, id: number, key: string) {
  const row = await db
    .selectFrom("products")
    .select(["name", "priceCents"])
    .where("id", "=", id)
    .where("deletedAt", "is", null)
    .executeTakeFirst();
  if (!row) return false;
  if (keyOf(row.name, row.priceCents) === key) return true;
  const records = await db
    .selectFrom("productSources")
    .select("lastRead")
    .where("productId", "=", id)
    .where("sourceKey", "=", sourceKey)
    .execute();
  return records.some(({ lastRead }) => keyOf(lastRead.name, lastRead.priceCents) === key);
}
