import { productField, type ProductFieldName } from "./product-fields.ts";
import type { Product } from "./products.ts";
import { formatRingSize } from "./rings/ring-size.ts";

/** The fields for which schema.org and product feeds have only a name and a value. */
const NAMED_FACTS = [
  "ringSizeFrom",
  "ringSizeTo",
  "length",
  "width",
  "chain",
  "hallmark",
  "edition",
] as const satisfies ProductFieldName[];

/** What is known of a piece that has no property of its own elsewhere: "Length", "18 inches". */
export const listNamedFacts = (piece: Product): { name: string; value: string }[] =>
  NAMED_FACTS.flatMap((name) => {
    const value = piece[name];
    if (!value) return [];
    const { label } = productField(name);
    return [
      { name: label, value: typeof value === "number" ? `US ${formatRingSize(value)}` : value },
    ];
  });
