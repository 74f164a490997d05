import { metalName } from "./metals/metals-text.ts";
import type { Product } from "./products.ts";

/** The metals and stones of a piece by their names alone, each once: "sterling silver", "sapphire". */
export const listMaterialNames = ({ metals, stones }: Pick<Product, "metals" | "stones">) => [
  ...new Set([...metals.map(metalName), ...stones.map(({ kind }) => kind)]),
];
