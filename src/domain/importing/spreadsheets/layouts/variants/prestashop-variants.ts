import { toText } from "../../tables/cell-values.ts";
import { cellAt, type Header } from "../../tables/header.ts";
import type { Row } from "../../tables/table.ts";
import { ofOneRow, type VariantShape } from "./variant-shape.ts";

/**
 * PrestaShop: combinations refer to their product by its id and say what they are as "Size:select:0"
 * and "6:0", with an impact on its price
 * (build.prestashop-project.org/prestashop-specs/1.7/back-office/advanced-parameters/import/configure-import.html).
 */
export function prestashopVariants(header: Header): VariantShape | null {
  const { find, findAll } = header;
  const product = find("Product ID", "Product ID*", "Product ID *", "ID");
  const [attribute] = findAll(/^attribute ?\(name:type:position\)/);
  const [value] = findAll(/^value ?\(value:position\)/);
  if (product === undefined || !attribute || !value) return null;
  const isVariant = (row: Row) => toText(cellAt(row, value.index)) !== null;
  return {
    noun: "combination",
    surcharge: findAll(/^impact on price/)[0]?.index,
    newKeyOf: () => (row) => toText(cellAt(row, product)) ?? "",
    split: (rows) => {
      const variants = rows.filter(isVariant);
      const [main = null, ...others] = rows.filter((row) => !isVariant(row));
      // Some exporters repeat the product in the rows of its combinations.
      const [first = null] = variants;
      const piece = { main: main ?? first, variants, pictures: [], notes: [] };
      return [piece, ...others.map(ofOneRow)];
    },
    optionsOf: (row) => {
      const names = listOf(toText(cellAt(row, attribute.index)));
      return listOf(toText(cellAt(row, value.index))).map((written, index) => ({
        name: (names[index] ?? names.at(-1) ?? "").split(":")[0]?.trim() ?? "",
        value: written.replace(/:\d+$/, ""),
      }));
    },
  };
}

const listOf = (text: string | null): string[] =>
  (text ?? "").split(",").map((part) => part.trim());
