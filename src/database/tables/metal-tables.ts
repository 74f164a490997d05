import type { Generated } from "kysely";
import type { FineMetal } from "#contract/catalogue/metal-prices/fine-metals.ts";
import type { PricePicks } from "#contract/catalogue/metal-prices/price-source.ts";
import type { RepricingRule } from "#contract/catalogue/metal-prices/repricing-schemas.ts";
import type { Rounding } from "#contract/catalogue/roundings.ts";
import type { Defaulted, Json, Optional } from "./column-types.ts";

/** What metals cost, and prices that follow them. */
export type MetalTables = {
  metalPrices: MetalPriceTable;
  metalPriceSource: MetalPriceSourceTable;
  repricings: RepricingTable;
  repricingItems: RepricingItemTable;
  productPricing: ProductPricingTable;
};

type MetalPriceTable = {
  id: Generated<number>;
  metal: FineMetal;
  /** Billionths of a dollar a troy ounce. */
  nanoDollars: number;
  recordedAt: string;
  username: Optional<string>;
};

type MetalPriceSourceTable = {
  slot: number;
  /** Encrypted; its header, where there is one, in a second line. */
  url: string;
  host: string;
  picks: Json<PricePicks>;
  fetchedAt: Optional<string>;
  /** What went wrong at the last daily fetch, as people read it. */
  failure: Optional<string>;
};

type RepricingTable = {
  id: string;
  rule: RepricingRule;
  metals: Json<{ metal: FineMetal; from: string | null; to: string }[]>;
  changed: number;
  differenceCents: number;
  username: Optional<string>;
  createdAt: string;
};

type ProductPricingTable = {
  productId: number;
  /** Hundredths of a percent. */
  lossRate: Defaulted<number>;
  stonesCents: Defaulted<number>;
  findingsCents: Defaulted<number>;
  /** Hundredths of an hour. */
  hours: Defaulted<number>;
  hourlyCents: Defaulted<number>;
  /** Of the piece as a whole, in place of its parts. */
  costCents: Optional<number>;
  markupRate: Optional<number>;
  rounding: Rounding;
  supplier: Optional<string>;
  isLocked: Defaulted<boolean>;
};

type RepricingItemTable = {
  repricingId: string;
  productId: number;
  fromCents: number;
  toCents: number;
};
