import { capitalize } from "#contract/capitalize.ts";
import { toText } from "../../tables/cell-values.ts";
import { cellAt, type Header } from "../../tables/header.ts";
import type { Cell, Row } from "../../tables/table.ts";
import { ofOneRow, type VariantShape } from "./variant-shape.ts";

type Option = { name: string; value: string };
/** What the rows of a configurable product say of a simple one. */
type Listed = { parent: string; options: Option[]; surcharge: number };

/**
 * Magento 1: a product's further categories, pictures and store views are rows below it without a SKU;
 * those of a configurable one name its simple products, which have rows of their own anywhere and cost
 * what it does and a surcharge (Mage_ImportExport, Model/Export/Entity/Product.php).
 */
export async function magento1Variants(
  header: Header,
  rows: () => AsyncIterable<Row>,
): Promise<VariantShape | null> {
  const { find } = header;
  const sku = find("sku");
  if (sku === undefined || find("_attribute_set") === undefined || find("_type") === undefined)
    return null;
  const columns = findColumns(header);
  const skuOf = (row: Row) => toText(cellAt(row, sku))?.toLowerCase() ?? null;
  const listed = await listSimpleProducts(rows, skuOf, columns);
  const parentOf = (row: Row) => listed.get(skuOf(row) ?? "")?.parent;
  return {
    noun: "variant",
    surcharge: columns.surcharge,
    newKeyOf: () => {
      let key = "";
      return (row) => {
        const own = skuOf(row);
        if (own !== null) key = parentOf(row) ?? own;
        return key;
      };
    },
    split: (group) => {
      const products = group.filter((row) => skuOf(row) !== null);
      const [main, ...others] = products.filter((row) => parentOf(row) === undefined);
      const more = group.filter((row) => skuOf(row) === null);
      const isView = (row: Row) => toText(cellAt(row, columns.storeView)) !== null;
      const views = more.filter(isView);
      const below = more.filter((row) => !isView(row));
      const piece = {
        main: main ? withMore(main, below, columns) : null,
        variants: products
          .filter((row) => parentOf(row) !== undefined)
          .map((row) => withSurcharge(row, listed.get(skuOf(row) ?? "")?.surcharge ?? 0, columns)),
        pictures: below.filter((row) => toText(cellAt(row, columns.isHidden)) !== "1"),
        notes: views.map(
          (row) =>
            `Row ${row.number} is about it in the store view “${toText(cellAt(row, columns.storeView))}” and was left out.`,
        ),
      };
      return [piece, ...others.map(ofOneRow)];
    },
    optionsOf: (row) => listed.get(skuOf(row) ?? "")?.options ?? [],
  };
}

type Columns = ReturnType<typeof findColumns>;

const findColumns = ({ find }: Header) => ({
  category: find("_category"),
  storeView: find("_store"),
  isHidden: find("_media_is_disabled"),
  child: find("_super_products_sku"),
  option: find("_super_attribute_code"),
  value: find("_super_attribute_option"),
  surcharge: find("_super_attribute_price_corr"),
  price: find("price"),
  specialPrice: find("special_price"),
  visibility: find("visibility"),
  status: find("status"),
});

/** By SKU in lower case. */
async function listSimpleProducts(
  rows: () => AsyncIterable<Row>,
  skuOf: (row: Row) => string | null,
  columns: Columns,
): Promise<Map<string, Listed>> {
  const listed = new Map<string, Listed>();
  let parent = "";
  for await (const row of rows()) {
    parent = skuOf(row) ?? parent;
    const child = toText(cellAt(row, columns.child))?.toLowerCase();
    if (child === undefined || child === parent) continue;
    const said = listed.get(child) ?? { parent, options: [], surcharge: 0 };
    listed.set(child, said);
    if (said.parent !== parent) continue;
    const name = toText(cellAt(row, columns.option));
    const value = toText(cellAt(row, columns.value));
    if (name && value) said.options.push({ name: capitalize(name.replaceAll("_", " ")), value });
    const surcharge = Number(toText(cellAt(row, columns.surcharge)) ?? 0);
    if (Number.isFinite(surcharge)) said.surcharge += surcharge;
  }
  return listed;
}

const withCells = (row: Row, changes: [column: number | undefined, cell: Cell][]): Row => {
  const cells = [...row.cells];
  for (const [column, cell] of changes) if (column !== undefined) cells[column] = cell;
  return { ...row, cells: Array.from(cells, (cell) => cell ?? null) };
};

/** With the categories of the rows below; hidden where no page of its own shows it. */
function withMore(main: Row, below: Row[], columns: Columns): Row {
  const categories = [main, ...below].flatMap((row) => toText(cellAt(row, columns.category)) ?? []);
  const isHidden = toText(cellAt(main, columns.visibility)) === "1";
  return withCells(main, [
    [columns.category, [...new Set(categories)].join("|") || null],
    ...(isHidden ? [[columns.status, "no"] as [number | undefined, Cell]] : []),
  ]);
}

const withSurcharge = (row: Row, surcharge: number, columns: Columns): Row =>
  withCells(row, [
    [columns.price, null],
    [columns.specialPrice, null],
    [columns.surcharge, String(surcharge)],
  ]);
