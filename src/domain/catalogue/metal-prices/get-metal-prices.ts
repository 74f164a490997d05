import { FINE_METALS } from "#contract/catalogue/metal-prices/fine-metals.ts";
import type { MetalPricesAnswer } from "#contract/catalogue/metal-prices/metal-price-schemas.ts";
import { formatOuncePrice } from "#contract/catalogue/metal-prices/ounce-price.ts";
import type { Shop } from "../../shop.ts";

const YEAR_MILLISECONDS = 365 * 24 * 60 * 60 * 1000;

/** The last price of each metal and those of a year, in dollars a troy ounce. */
export async function getMetalPrices({ db, now }: Shop): Promise<MetalPricesAnswer> {
  const since = new Date(now().getTime() - YEAR_MILLISECONDS).toISOString();
  const rows = await db
    .selectFrom("metalPrices")
    .select(["id", "metal", "nanoDollars", "recordedAt"])
    .where((eb) =>
      eb("recordedAt", ">=", since).or(
        "id",
        "in",
        eb.selectFrom("metalPrices").select(eb.fn.max("id").as("id")).groupBy("metal"),
      ),
    )
    .orderBy("id")
    .execute();
  const history = rows.map(({ nanoDollars, ...row }) => ({
    ...row,
    price: formatOuncePrice(nanoDollars),
  }));
  const [gold = null, silver = null, platinum = null, palladium = null] = FINE_METALS.map(
    (metal) => history.findLast((row) => row.metal === metal)?.price ?? null,
  );
  return { gold, silver, platinum, palladium, history };
}
