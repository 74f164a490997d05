import { foldName } from "#contract/fold-name.ts";
import { EXTRA_FIELDS } from "#contract/catalogue/extra-product-fields.ts";
import type { Product } from "#contract/catalogue/products.ts";
import type { WooProduct } from "../woocommerce/product-schema.ts";
import { toAttribute } from "../woocommerce/to-attribute.ts";

/** That a piece is not a custom design is nothing to tell a buyer. */
const LISTED_FIELDS = EXTRA_FIELDS.filter((field) => field !== "isCustomDesign");

/** What a listing says of a piece beside its name and description: materials, metals, stones, sizes. */
export const listedAttributes = (piece: Product) =>
  LISTED_FIELDS.flatMap((field) => toAttribute(field, piece) ?? []);

type Attribute = Omit<WooProduct["attributes"][number], "id"> & { id?: number };

/**
 * All attributes of a product, which WooCommerce replaces together. What the store itself says stays: attributes that
 * a piece has no value for, and those its variations differ in. One of the same name takes the piece's value.
 * @param sentBefore names of those that are there because they were sent
 */
export function mergeAttributes(piece: Product, there: WooProduct | null, sentBefore: string[]) {
  const own = new Map(listedAttributes(piece).map((each) => [nameKey(each), each]));
  const removed = new Set(sentBefore.map((name) => nameKey({ name })));
  const kept = (there?.attributes ?? []).flatMap((attribute): Attribute[] => {
    const value = own.get(nameKey(attribute));
    own.delete(nameKey(attribute));
    if (attribute.variation) return [attribute];
    if (value) return [{ ...attribute, options: value.options }];
    return removed.has(nameKey(attribute)) ? [] : [attribute];
  });
  const added = [...own.values()].map((each) => ({ ...each, visible: true, variation: false }));
  return [...kept, ...added].map((attribute, position) => ({ ...attribute, position }));
}

const nameKey = ({ name }: { name: string }): string => foldName(name);
