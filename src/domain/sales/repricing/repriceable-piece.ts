import type { FineMetal } from "#contract/catalogue/metal-prices/fine-metals.ts";
import type { Pricing } from "#contract/catalogue/pricing/pricing-schemas.ts";
import type { Metal } from "#contract/catalogue/metals/metals-text.ts";
import type { MetalWeight } from "#contract/catalogue/metal-prices/metal-weights.ts";

/** A piece that is for sale, with the metals that its price may follow. */
export type RepriceablePiece = {
  id: number;
  name: string;
  priceCents: number;
  /** The last metal price that was recorded when it got its price. */
  metalPriceId: number | null;
  version: number;
  metals: Metal[];
  weights: MetalWeight[];
  /** How its price is built; null where nobody said. */
  pricing: Pricing | null;
  /** For whom it is reserved; null where it isn't. */
  reservedFor: string | null;
  /** Who has an open quote for it; null for nobody. */
  quotedTo: string | null;
};

export const holdsMetal = ({ weights }: RepriceablePiece, metal: FineMetal): boolean =>
  weights.some((weight) => weight.metal === metal);
