import type { Shop } from "../../../shop.ts";

/** What later items of an import need to know of an item. */
type StoredItem = {
  kind: string;
  fingerprint: string;
  place: string;
  externalId: string | null;
  sku: string | null;
  verdict: string;
  productId: number | null;
};

const emptyKeys = () => ({
  fingerprints: new Set<string>(),
  externalIds: new Map<string, string>(),
  skus: new Map<string, string>(),
  products: new Map<number, string>(),
  records: new Map<string, string>(),
});
type Keys = ReturnType<typeof emptyKeys>;

/**
 * The items that an import has read so far, by what later ones are compared with. In memory, since each
 * item is compared with all before it. Items of a transaction count at once, and are forgotten when it
 * fails.
 */
export class ItemsSoFar {
  readonly #stored = emptyKeys();
  #pending = emptyKeys();

  /** Loads the items stored before an interruption. */
  static async load({ db }: Shop, syncLogId: number): Promise<ItemsSoFar> {
    const soFar = new ItemsSoFar();
    const rows = await db
      .selectFrom("importItems")
      .select(["kind", "fingerprint", "place", "externalId", "sku", "verdict", "productId"])
      .where("syncLogId", "=", syncLogId)
      .orderBy("position")
      .execute();
    for (const row of rows) soFar.add(row);
    soFar.commit();
    return soFar;
  }

  add({ kind, fingerprint, place, externalId, sku, verdict, productId }: StoredItem): void {
    const keys = this.#pending;
    keys.fingerprints.add(fingerprint);
    if (kind !== "piece") {
      if (externalId !== null) setFirst(keys.records, recordKey(kind, externalId), place);
      return;
    }
    if (externalId !== null) setFirst(keys.externalIds, externalId, place);
    if (verdict === "refuse") return;
    if (sku !== null) setFirst(keys.skus, sku, place);
    if (productId !== null) setFirst(keys.products, productId, place);
  }

  commit(): void {
    const { fingerprints, externalIds, skus, products, records } = this.#pending;
    for (const each of fingerprints) this.#stored.fingerprints.add(each);
    for (const [key, place] of records) setFirst(this.#stored.records, key, place);
    for (const [id, place] of externalIds) setFirst(this.#stored.externalIds, id, place);
    for (const [sku, place] of skus) setFirst(this.#stored.skus, sku, place);
    for (const [id, place] of products) setFirst(this.#stored.products, id, place);
    this.#pending = emptyKeys();
  }

  /** Forgets the items of a transaction that failed. */
  discard(): void {
    this.#pending = emptyKeys();
  }

  hasFingerprint(fingerprint: string): boolean {
    return [this.#stored, this.#pending].some((keys) => keys.fingerprints.has(fingerprint));
  }

  /** Place of the first record of a kind with the key by which such records are compared; null for none. */
  placeOfRecord = (kind: string, key: string): string | null =>
    this.#both((keys) => keys.records.get(recordKey(kind, key))) ?? null;

  /** Place of the first piece with an external id; null for none. */
  placeOfExternalId = (id: string): string | null =>
    this.#both((keys) => keys.externalIds.get(id)) ?? null;

  /** Place of the first piece with an SKU that was not refused; null for none. */
  placeOfSku = (sku: string): string | null => this.#both((keys) => keys.skus.get(sku)) ?? null;

  /** Place of the first item that matched a piece of the shop and was not refused; null for none. */
  placeOfProduct = (id: number): string | null =>
    this.#both((keys) => keys.products.get(id)) ?? null;

  #both<T>(find: (keys: Keys) => T | undefined): T | undefined {
    return find(this.#stored) ?? find(this.#pending);
  }
}

const recordKey = (kind: string, key: string): string => `${kind} ${key}`;

function setFirst<Key>(places: Map<Key, string>, key: Key, place: string): void {
  if (!places.has(key)) places.set(key, place);
}
