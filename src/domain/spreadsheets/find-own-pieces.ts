import { plainName } from "../products/plain-name.ts";
import type { Shop } from "../shop.ts";
import { toCount, toText } from "./cell-values.ts";
import { cellAt } from "./header.ts";
import type { Spreadsheet } from "./open-spreadsheet.ts";

/** Finds the pieces here by the ids that an export knew them by; those that are not here are left out. */
export type PieceFinder = (exported: number[]) => Promise<number[]>;

/** An id may have been given to another piece since: name or sku must agree. */
export async function pieceFinder(
  { db }: Shop,
  { header, rows }: Spreadsheet,
): Promise<PieceFinder> {
  const known = new Map<number, { name: string; sku: string | null }>();
  const [id, name, sku] = [header.find("ID"), header.find("Name"), header.find("SKU")];
  for await (const row of rows()) {
    const number = toCount(cellAt(row, id));
    const written = toText(cellAt(row, name));
    if (number && written) known.set(number, { name: written, sku: toText(cellAt(row, sku)) });
  }
  const find = async (exported: number): Promise<number | null> => {
    const piece = known.get(exported);
    if (!piece) return null;
    const found = await db
      .selectFrom("products")
      .select(["id", "name", "sku"])
      .where("deletedAt", "is", null)
      .where((eb) =>
        eb.or([
          eb("id", "=", exported),
          ...(piece.sku === null ? [] : [eb("sku", "=", piece.sku)]),
          eb("name", "=", piece.name),
        ]),
      )
      .orderBy("id")
      .execute();
    const isSame = (each: (typeof found)[number]) =>
      (piece.sku !== null && each.sku === piece.sku) ||
      plainName(each.name) === plainName(piece.name);
    const same = found.find((each) => each.id === exported && isSame(each)) ?? found.find(isSame);
    return same?.id ?? null;
  };
  return async (exported) => {
    const ids: number[] = [];
    for (const each of exported) {
      const found = await find(each);
      if (found !== null && !ids.includes(found)) ids.push(found);
    }
    return ids;
  };
}
