import { FINE_METALS } from "#contract/catalogue/metal-prices/fine-metals.ts";
import { formatOuncePrice } from "#contract/catalogue/metal-prices/ounce-price.ts";
import type { FetchedPrices } from "#contract/catalogue/metal-prices/source/price-source-schemas.ts";
import { notFound, unprocessable } from "../../errors.ts";
import type { Shop } from "../../shop.ts";
import { fetchPriceAnswer } from "./fetch-price-answer.ts";
import { readPicks } from "./read-picks.ts";
import { decryptUrl, findStoredSource } from "./stored-source.ts";

/**
 * What the set-up address says metals cost now; nothing is recorded.
 * @throws not-found without an address, unprocessable where no price can be read, else as fetchPriceAnswer
 */
export async function fetchMetalPrices(shop: Shop): Promise<FetchedPrices> {
  const stored = await findStoredSource(shop);
  if (!stored) throw notFound("A web address for metal prices");
  const answer = await fetchPriceAnswer(shop, decryptUrl(shop, stored));
  const { prices, problems } = readPicks(answer, stored.picks);
  const sentences = problems.map(({ sentence }) => sentence);
  if (Object.keys(prices).length === 0) throw unprocessable(sentences.join(" "));
  const found = FINE_METALS.flatMap((metal) => {
    const price = prices[metal];
    return price === undefined ? [] : [[metal, formatOuncePrice(price)]];
  });
  return { ...Object.fromEntries(found), host: stored.host, problems: sentences };
}
