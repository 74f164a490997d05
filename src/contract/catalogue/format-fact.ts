import { formatMetals } from "./metals/metals-text.ts";
import type { ExtraField } from "./extra-product-fields.ts";
import type { Product } from "./products.ts";
import { formatRingSize } from "./rings/ring-size.ts";
import { formatStones } from "./stones/stones-text.ts";

/** Metals or stones as their column and people write them; null for none. */
export const formatList = (name: "metals" | "stones", piece: Product): string | null =>
  name === "metals" ? formatMetals(piece.metals) : formatStones(piece.stones);

/** A value of a field that other shops have no column for, as text; "" for none. */
export function formatFact(name: Exclude<ExtraField, "isCustomDesign">, piece: Product): string {
  if (name === "metals" || name === "stones") return formatList(name, piece) ?? "";
  const value = piece[name];
  return typeof value === "number" ? formatRingSize(value) : (value ?? "");
}
