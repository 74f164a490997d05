import type { ParsedPiece } from "#contract/importing/imports.ts";
import { normalizePath } from "../../../catalogue/redirects/normalize-path.ts";
import type { Shop } from "../../../shop.ts";
import { loadPieces, type ShopPiece } from "./load-pieces.ts";
import { type NameAndPriceIndex, nameAndPriceKey } from "./name-and-price-index.ts";

type Context = {
  sourceKey: string;
  platformId: number | null;
  nameAndPriceIndex: NameAndPriceIndex;
};

/**
 * The pieces of the shop that a batch of items could describe, loaded at once: a query for each kind of
 * key instead of several for each item. Pieces in the trash are left out.
 */
export class ShopPieces {
  readonly #pieces: ReadonlyMap<number, ShopPiece>;
  readonly #idsByName: ReadonlyMap<string, number[]>;

  private constructor(
    pieces: ReadonlyMap<number, ShopPiece>,
    idsByName: ReadonlyMap<string, number[]>,
  ) {
    this.#pieces = pieces;
    this.#idsByName = idsByName;
  }

  static async load(shop: Shop, context: Context, items: ParsedPiece[]): Promise<ShopPieces> {
    const idsByName = new Map<string, number[]>();
    for (const { name, priceCents } of items) {
      const key = nameAndPriceKey(name, priceCents);
      idsByName.set(key, await context.nameAndPriceIndex.find(shop, key));
    }
    const ids = new Set([
      ...items.flatMap(({ own }) => own?.id ?? []),
      ...[...idsByName.values()].flat(),
      ...(await findBySkus(shop, items)),
      ...(await findBySources(shop, context.sourceKey, items)),
      ...(await findByListings(shop, context.platformId, items)),
    ]);
    return new ShopPieces(await loadPieces(shop, context, [...ids]), idsByName);
  }

  byId(id: number | null): ShopPiece | null {
    return this.#pieces.get(id ?? 0) ?? null;
  }

  bySku(sku: string): ShopPiece | null {
    return this.#all().find(({ row }) => row.sku === sku) ?? null;
  }

  /** The piece that the source stated last with this id, else the one that is listed there as it. */
  byExternalId(externalId: string): ShopPiece | null {
    const found = this.#all().flatMap((piece) =>
      piece.sources
        .filter((source) => source.externalId === externalId)
        .map((source) => ({ piece, source })),
    );
    const [last] = found.toSorted(
      ({ source: a }, { source: b }) => b.lastSeenAt.localeCompare(a.lastSeenAt) || b.id - a.id,
    );
    return last?.piece ?? this.#all().find(({ listingId }) => listingId === externalId) ?? null;
  }

  /** By id. */
  byPath(path: string): ShopPiece[] {
    return this.#all()
      .filter(({ sources }) => sources.some((source) => source.path === path))
      .toSorted((a, b) => a.row.id - b.row.id);
  }

  /** Pieces with this name and price, now or as the source last stated them, by id. */
  byNameAndPrice(name: string, priceCents: number | null): ShopPiece[] {
    const key = nameAndPriceKey(name, priceCents);
    const found = (this.#idsByName.get(key) ?? []).flatMap((id) => this.byId(id) ?? []);
    // Pieces may have changed since the index was loaded.
    return found
      .filter(({ row, sources }) =>
        [row, ...sources.map(({ lastRead }) => lastRead)].some(
          (each) => nameAndPriceKey(each.name, each.priceCents) === key,
        ),
      )
      .toSorted((a, b) => a.row.id - b.row.id);
  }

  ids(): number[] {
    return [...this.#pieces.keys()];
  }

  #all = (): ShopPiece[] => [...this.#pieces.values()];
}

async function findBySkus({ db }: Shop, items: ParsedPiece[]): Promise<number[]> {
  const skus = items.flatMap(({ sku }) => sku ?? []);
  if (skus.length === 0) return [];
  const rows = await db.selectFrom("products").select("id").where("sku", "in", skus).execute();
  return rows.map(({ id }) => id);
}

const MAX_PIECES_PER_BATCH = 5000;

async function findBySources(
  { db }: Shop,
  sourceKey: string,
  items: ParsedPiece[],
): Promise<number[]> {
  const sources = db
    .selectFrom("productSources")
    .select("productId")
    .where("sourceKey", "=", sourceKey)
    .orderBy("productId")
    .limit(MAX_PIECES_PER_BATCH);
  const externalIds = items.flatMap(({ externalId }) => externalId ?? []);
  const paths = items.flatMap(({ address }) => (address && normalizePath(address)) ?? []);
  const rows = [
    ...(externalIds.length > 0
      ? await sources.where("externalId", "in", externalIds).execute()
      : []),
    ...(paths.length > 0 ? await sources.where("path", "in", paths).execute() : []),
  ];
  return rows.map(({ productId }) => productId);
}

async function findByListings(
  { db }: Shop,
  platformId: number | null,
  items: ParsedPiece[],
): Promise<number[]> {
  const externalIds = items.flatMap(({ externalId }) => externalId ?? []);
  if (platformId === null || externalIds.length === 0) return [];
  const rows = await db
    .selectFrom("productListings")
    .select("productId")
    .where("platformId", "=", platformId)
    .where("externalId", "in", externalIds)
    .execute();
  return rows.map(({ productId }) => productId);
}
