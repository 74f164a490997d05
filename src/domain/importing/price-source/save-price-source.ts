import type {
  PriceSource,
  PriceSourceInput,
} from "#contract/catalogue/metal-prices/source/price-source-schemas.ts";
import { invalid } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import { recordChange } from "../../infrastructure/changes/record-change.ts";
import type { Shop } from "../../shop.ts";
import { fetchPriceAnswer } from "./fetch-price-answer.ts";
import { getPriceSource } from "./get-price-source.ts";
import { readPicks } from "./read-picks.ts";
import { toSourceUrl } from "./show-price-answer.ts";
import { encryptUrl } from "./stored-source.ts";

/**
 * Sets up where prices of metals are fetched. Every chosen value must be a price now.
 * @param by the admin's username, for the history
 * @throws invalid for a chosen value that is no price, else as showPriceAnswer
 */
export async function savePriceSource(
  shop: Shop,
  { url: typed, picks, isDaily }: PriceSourceInput,
  by: string | null,
): Promise<PriceSource> {
  const url = await toSourceUrl(shop, typed);
  const [problem] = readPicks(await fetchPriceAnswer(shop, url), picks).problems;
  if (problem) throw invalid(`picks.${problem.metal}`, problem.sentence);
  const values = {
    url: encryptUrl(shop, url),
    host: url.host,
    picks: JSON.stringify(picks),
    isDaily,
    dueAt: shop.now().toISOString(),
    failure: null,
    failedAt: null,
  };
  return inTransaction(shop, async (shop) => {
    await shop.db
      .insertInto("metalPriceSource")
      .values({ slot: 1, ...values })
      .onConflict((existing) => existing.column("slot").doUpdateSet(values))
      .execute();
    await shop.db.deleteFrom("waitingMetalPrices").execute();
    await recordChange(shop, by, {
      kind: "settings",
      action: "changed",
      fields: ["metalPriceSource"],
    });
    return getPriceSource(shop);
  });
}
