import { toText } from "../../tables/cell-values.ts";
import { cellAt, type Header } from "../../tables/header.ts";
import type { Row } from "../../tables/table.ts";
import { parsePairs } from "./parse-pairs.ts";
import { ofOneRow, type VariantShape } from "./variant-shape.ts";

type Option = { name: string; value: string };

/**
 * Magento 2: a configurable product lists its simple ones, which have rows of their own anywhere, as
 * "sku=ring-6,size=6|sku=ring-7,size=7"; other store views repeat a SKU
 * (experienceleague.adobe.com/docs/commerce-admin/systems/data-transfer/examples/data-transfer-configurable-products.html).
 */
export async function magentoVariants(
  { find }: Header,
  rows: () => AsyncIterable<Row>,
): Promise<VariantShape | null> {
  const sku = find("sku");
  const variations = find("configurable_variations");
  const labels = find("configurable_variation_labels");
  const storeView = find("store_view_code");
  if (sku === undefined || find("product_type") === undefined || variations === undefined)
    return null;
  const skuOf = (row: Row) => toText(cellAt(row, sku))?.toLowerCase() ?? "";
  const listOf = (row: Row) => parseVariations(toText(cellAt(row, variations)) ?? "");
  const parents = new Map<string, string>();
  for await (const row of rows())
    for (const child of listOf(row).keys())
      if (!parents.has(child) && child !== skuOf(row)) parents.set(child, skuOf(row));
  const isTranslation = (row: Row) => toText(cellAt(row, storeView)) !== null;
  return {
    noun: "variant",
    surcharge: undefined,
    newKeyOf: () => (row) => parents.get(skuOf(row)) ?? skuOf(row),
    split: (group) => {
      const views = group.filter(isTranslation);
      const own =
        views.length === group.length ? group : group.filter((row) => !isTranslation(row));
      const main =
        own.find((row) => listOf(row).size > 0) ?? own.find((row) => !parents.has(skuOf(row)));
      const isVariant = (row: Row) => row !== main && parents.has(skuOf(row));
      const others = own.filter((row) => row !== main && !isVariant(row));
      const notes = own === group ? [] : views.map((row) => describeStoreView(row, storeView));
      const piece = { main: main ?? null, variants: own.filter(isVariant), pictures: [], notes };
      return [piece, ...others.map(ofOneRow)];
    },
    optionsOf: (row, main) => {
      const listed = listOf(main);
      const options = row === main ? [...listed.values()].flat() : (listed.get(skuOf(row)) ?? []);
      const names = parsePairs(toText(cellAt(main, labels)) ?? "");
      return options.map(({ name, value }) => ({
        name: names.find((label) => label.name === name)?.value ?? name,
        value,
      }));
    },
  };
}

/** By SKU in lower case, what each variant is. */
function parseVariations(text: string): Map<string, Option[]> {
  const parsed = text.split("|").map(parsePairs);
  return new Map(
    parsed.flatMap((pairs) => {
      const sku = pairs.find(({ name }) => name === "sku")?.value.toLowerCase();
      return sku ? [[sku, pairs.filter(({ name }) => name !== "sku")] as const] : [];
    }),
  );
}

const describeStoreView = (row: Row, column: number | undefined) =>
  `Row ${row.number} is about it in the store view “${toText(cellAt(row, column))}” and was left out.`;
