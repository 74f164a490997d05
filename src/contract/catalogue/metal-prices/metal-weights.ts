import { parseCentigrams } from "../../typed-numbers.ts";
import { findAlloy } from "../metals/alloys.ts";
import type { Metal } from "../metals/metals-text.ts";
import type { FineMetal } from "./fine-metals.ts";

/** How much of a fine metal an alloy of a piece holds. */
export type MetalWeight = {
  /** The alloy's name: "18k yellow gold". */
  name: string;
  metal: FineMetal;
  /** Of fine metal in 1,000. */
  parts: number;
  /** Hundredths of a gram of the alloy; null where nobody weighed it. */
  centigrams: number | null;
};

type Weighed = { metals: readonly Metal[]; stones: readonly unknown[]; weight: string | null };

/**
 * The metals of a piece that have a price. The piece's own weight is that of its metal where it is of one, without
 * stones.
 */
export function listMetalWeights({ metals, stones, weight }: Weighed): MetalWeight[] {
  const whole = metals.length === 1 && stones.length === 0 ? weight : null;
  return metals.flatMap(({ alloy, grams = whole }) => {
    const { name, metal, parts } = findAlloy(alloy) ?? {};
    if (!name || !metal || !parts) return [];
    const centigrams = (grams === null ? undefined : parseCentigrams(grams)) || null;
    return [{ name, metal, parts, centigrams }];
  });
}
