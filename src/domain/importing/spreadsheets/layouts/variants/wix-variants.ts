import { toText } from "../../tables/cell-values.ts";
import { cellAt, type Header } from "../../tables/header.ts";
import type { Row } from "../../tables/table.ts";
import { ofOneRow, type VariantShape } from "./variant-shape.ts";

/** "#A3D4FF:Blue" and "rgb(163,212,255):Blue": a color and its name. */
const COLOR = /^(?:#[\da-f]{3,8}|rgba?\([\d\s.,%]+\)):|:(?:#[\da-f]{3,8}|rgba?\([\d\s.,%]+\))$/gi;

/**
 * Wix: rows of one handle are Product, Variant and Media. The product has all choices of an option, a
 * variant its own and a surcharge (support.wix.com/en/article/wix-stores-importing-products-from-another-ecommerce-platform).
 * Newer files say handle and productOptionChoices1, and a price for each variant.
 */
export function wixVariants({ find, findAll }: Header): VariantShape | null {
  const handle = find("handleId", "handle");
  const type = find("fieldType");
  if (handle === undefined || type === undefined) return null;
  const options = findAll(/^productoptionname(\d)$/).map(({ index, match }) => ({
    name: index,
    values: find(`productOptionDescription${match[1]}`, `productOptionChoices${match[1]}`),
  }));
  const typeOf = (row: Row) => toText(cellAt(row, type))?.toLowerCase();
  return {
    noun: "variant",
    surcharge: find("surcharge"),
    newKeyOf: () => (row) => toText(cellAt(row, handle)) ?? "",
    split: (rows) => {
      const [main = null, ...others] = rows.filter((row) => typeOf(row) === "product");
      const variants = rows.filter((row) => typeOf(row) === "variant");
      const pictures = rows.filter((row) => !["product", "variant"].includes(typeOf(row) ?? ""));
      return [{ main, variants, pictures, notes: [] }, ...others.map(ofOneRow)];
    },
    optionsOf: (row, main) =>
      options.flatMap(({ name, values }) =>
        (toText(cellAt(row, values)) ?? "").split(";").map((value) => ({
          name: toText(cellAt(row, name)) ?? toText(cellAt(main, name)) ?? "",
          value: value.trim().replaceAll(COLOR, ""),
        })),
      ),
  };
}
