import { toText } from "../../tables/cell-values.ts";
import { cellAt, type Header } from "../../tables/header.ts";
import type { VariantShape } from "./variant-shape.ts";

/**
 * Squarespace: the first row of a product is its first variant, and the rows below it without a title
 * are the others (support.squarespace.com/hc/en-us/articles/115000378108, how products appear in the
 * product .csv file).
 */
export function squarespaceVariants({ find, findAll }: Header): VariantShape | null {
  const product = find("Product ID [Non Editable]", "Product ID");
  const title = find("Title");
  if (title === undefined || find("Variant ID [Non Editable]", "Product Page") === undefined)
    return null;
  const options = findAll(/^option name (\d)$/).map(({ index, match }) => ({
    name: index,
    value: find(`Option Value ${match[1]}`),
  }));
  return {
    noun: "variant",
    surcharge: undefined,
    newKeyOf: () => {
      let key = "";
      return (row) => {
        const id = toText(cellAt(row, product));
        if (id !== null) key = `id ${id}`;
        else if (toText(cellAt(row, title)) !== null) key = `row ${row.number}`;
        return key;
      };
    },
    split: (rows) => {
      const [main = null] = rows;
      const variants = rows.filter((row) =>
        options.some(({ value }) => toText(cellAt(row, value)) !== null),
      );
      return [{ main, variants, pictures: [], notes: [] }];
    },
    optionsOf: (row, main) =>
      options.map(({ name, value }) => ({
        name: toText(cellAt(row, name)) ?? toText(cellAt(main, name)) ?? "",
        value: toText(cellAt(row, value)) ?? "",
      })),
  };
}
