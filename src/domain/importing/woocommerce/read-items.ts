import { DomainError } from "../../errors.ts";
import { parseWeightUnit, type WeightUnit } from "#contract/weight-units.ts";
import { flagForeignCurrency } from "../parsing/flag-foreign-currency.ts";
import type { SourceItem } from "../source.ts";
import type { WooAuthMethod } from "../../channels/woocommerce/woo-request.ts";
import { readSetting } from "../../channels/woocommerce/read-setting.ts";
import type { WooClient } from "../../channels/woocommerce/woo-client.ts";
import { readInWorker } from "../reader-tasks/read-in-worker.ts";
import { readProduct, type StoreUnits } from "./read-product.ts";
import { refuse } from "./read-public.ts";
import { wooProductSchema } from "../../channels/woocommerce/product-schema.ts";
import { type WooVariation, wooVariationSchema } from "./variation-schema.ts";

type ReadOptions = {
  woo: WooClient;
  /** Chosen by a person, for a store that does not reveal its unit. */
  weightUnit: WeightUnit | null;
  /** Called with each page. */
  onTotal: (total: number | null) => void;
  /** Called before the first product. */
  onWay: (way: WooAuthMethod) => void;
};

/**
 * Reads all products of a store, by its REST API, or by its Store API when that is the only one
 * accessible.
 */
export async function* readItems({
  woo,
  weightUnit,
  onTotal,
  onWay,
}: ReadOptions): AsyncGenerator<SourceItem> {
  const way = await woo.connect();
  onWay(way);
  const isPublic = way === "store";
  const store = isPublic ? null : await readStore(woo, weightUnit);
  const readOne = store && createKeyedReader(woo, store);
  let isFirst = true;
  for await (const { items, total } of woo.pages("products", isPublic ? {} : { status: "any" })) {
    onTotal(total);
    if (store && isFirst) requireWeightUnit(store.units, items);
    isFirst = false;
    if (readOne) for (const item of items) yield await readOne(item);
    else yield* await readInWorker("storeProducts", items);
  }
}

/** A reader of REST API products, which fetches their variations. */
function createKeyedReader(woo: WooClient, { units, currency }: Store) {
  const readVariations = createVariationReader(woo);
  return async (item: unknown): Promise<SourceItem> => {
    const { data: product, error } = wooProductSchema.safeParse(item);
    if (error || !product.name.trim()) return refuse(item, "It has no name.");
    const { variations, note } = await readVariations(product);
    const piece = readProduct(product, variations, units);
    if (note) piece.notes.push(note);
    return flagForeignCurrency({ kind: "piece", where: `product ${product.id}`, piece }, currency);
  };
}

/** Before anything is stored: a wrong unit would scale all weights. */
function requireWeightUnit({ weight }: StoreUnits, items: unknown[]): void {
  const isWeighed = items.some((item) => wooProductSchema.safeParse(item).data?.weight);
  if (weight !== null || !isWeighed) return;
  const message =
    "The store doesn’t say which unit its weights are in. Choose the unit and try again.";
  throw new DomainError("unprocessable", message, { issues: [{ path: "weightUnit", message }] });
}

type Store = { units: StoreUnits; currency: string | null };

/** A store's units and currency; unknown when the keys may not read settings. */
async function readStore(woo: WooClient, chosen: WeightUnit | null): Promise<Store> {
  const weight = await readSetting(woo, "products/woocommerce_weight_unit");
  const dimension = await readSetting(woo, "products/woocommerce_dimension_unit");
  const currency = await readSetting(woo, "general/woocommerce_currency");
  return {
    units: { weight: parseWeightUnit(weight) ?? chosen, dimension },
    currency: /^[A-Z]{3}$/.test(currency) ? currency : null,
  };
}

type Variations = { variations: WooVariation[]; note: string | null };

/** Failed variations cost one piece its prices; two failures in a row fail the source. */
function createVariationReader(woo: WooClient) {
  let hasFailed = false;
  return async ({
    id,
    variations: ids,
    type,
  }: {
    id: number;
    variations: unknown[];
    type: string;
  }): Promise<Variations> => {
    if (type !== "variable" && ids.length === 0) return { variations: [], note: null };
    try {
      const variations: WooVariation[] = [];
      for await (const { items } of woo.pages(`products/${id}/variations`)) {
        variations.push(...items.flatMap((item) => wooVariationSchema.safeParse(item).data ?? []));
      }
      hasFailed = false;
      return { variations, note: null };
    } catch (error) {
      if (!(error instanceof DomainError) || hasFailed) throw error;
      hasFailed = true;
      return { variations: [], note: `Its variations could not be read: ${error.message}` };
    }
  };
}
