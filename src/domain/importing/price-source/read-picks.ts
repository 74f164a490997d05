import { FINE_METALS, type FineMetal } from "#contract/catalogue/metal-prices/fine-metals.ts";
import type { MetalPrices } from "#contract/catalogue/metal-prices/follow-metals.ts";
import type {
  PriceAnswer,
  PricePicks,
} from "#contract/catalogue/metal-prices/source/price-source-schemas.ts";
import { type ReadPick, readPick } from "#contract/catalogue/metal-prices/source/read-pick.ts";

export type ReadPicks = {
  prices: MetalPrices;
  /** A sentence for each metal without a price. */
  problems: { metal: FineMetal; sentence: string }[];
};

/** The chosen values of an answer, in billionths of a dollar a troy ounce. */
export function readPicks({ host, data }: PriceAnswer, picks: PricePicks): ReadPicks {
  const prices: MetalPrices = {};
  const problems: ReadPicks["problems"] = [];
  for (const metal of FINE_METALS) {
    const pick = picks[metal];
    if (!pick) continue;
    const read = readPick(data, pick);
    if (read.price === undefined) {
      problems.push({ metal, sentence: describeProblem(host, metal, read) });
    } else prices[metal] = read.price;
  }
  return { prices, problems };
}

function describeProblem(
  host: string,
  metal: FineMetal,
  { problem, shown }: Exclude<ReadPick, { price: number }>,
): string {
  if (problem === "missing") {
    return `The answer of ${host} no longer has the value you chose for ${metal}. Choose it again.`;
  }
  if (problem === "unreadable") {
    return `${host} says “${shown}” for ${metal}, which isn’t a price above 0.`;
  }
  return `${host} names another currency than dollars beside the price of ${metal}. Check it and choose it again.`;
}
