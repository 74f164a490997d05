import fc from "fast-check";
import { expect, test } from "vitest";
import { metalPricesInput } from "#contract/catalogue/metal-prices/metal-price-schemas.ts";
import {
  REPRICING_RULES,
  repricingInput,
} from "#contract/catalogue/metal-prices/repricing-schemas.ts";
import { newProductSchema } from "#contract/catalogue/products.ts";
import { ROUNDING_NAMES } from "#contract/catalogue/roundings.ts";
import { parseHundredths } from "#contract/decimals.ts";
import { propertyRuns } from "#tests/support/property-runs.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { recordMetalPrices } from "../../catalogue/metal-prices/record-metal-prices.ts";
import { undoBulkChange } from "../../catalogue/products/bulk/undo-bulk-change.ts";
import { createProduct } from "../../catalogue/products/create-product.ts";
import type { Shop } from "../../shop.ts";
import { applyRepricing } from "./apply-repricing.ts";
import { listRepricings } from "./list-repricings.ts";

/** A price and the last metal price it goes by, of every piece. */
const readPrices = ({ db }: Shop) =>
  db.selectFrom("products").select(["id", "priceCents", "metalPriceId"]).orderBy("id").execute();

const alloys = ["18k yellow gold", "14k gold", "sterling silver", "platinum 950", "vermeil"];
const metalsText = fc
  .array(fc.tuple(fc.constantFrom(...alloys), fc.integer({ min: 1, max: 20_000 })), {
    minLength: 1,
    maxLength: 3,
  })
  .map((all) => all.map(([alloy, cg]) => `${alloy} ${cg / 100} g`).join("; "));
const cents = (max: number) => fc.integer({ min: 1, max }).map((each) => (each / 100).toFixed(2));
const prices = fc.record({ gold: cents(500_000), silver: cents(10_000), platinum: cents(300_000) });
const pieces = fc.array(fc.record({ price: cents(2_000_000), metals: metalsText }), {
  minLength: 1,
  maxLength: 5,
});
const rules = fc.record({
  rule: fc.constantFrom(...REPRICING_RULES),
  rounding: fc.constantFrom(...ROUNDING_NAMES),
});

test("undo restores every price to the cent, and the history's sum is that of the changes", async () => {
  await fc.assert(
    fc.asyncProperty(pieces, prices, prices, rules, async (all, before, after, how) => {
      const shop = await testShop();
      const record = (prices: object) =>
        recordMetalPrices(shop, metalPricesInput.parse(prices), "ada");
      await record(before);
      for (const piece of all) {
        await createProduct(shop, newProductSchema.parse({ name: "Band", ...piece }), { by: null });
      }
      await record(after);
      const old = await readPrices(shop);
      const { changed, undoId } = await applyRepricing(shop, repricingInput.parse(how), "ada");
      const now = await readPrices(shop);
      expect(now.filter((row, at) => row.priceCents !== old[at]?.priceCents)).toHaveLength(changed);
      if (undoId === null) return;
      const [entry] = await listRepricings(shop);
      const sum = now.reduce(
        (all, row, at) => all + row.priceCents - (old[at]?.priceCents ?? 0),
        0,
      );
      const shown = entry?.difference ?? "";
      const parsed = parseHundredths(shown.replace("-", ""));
      expect(shown.startsWith("-") ? -(parsed ?? Number.NaN) : parsed).toBe(sum);
      await undoBulkChange(shop, undoId, "ada");
      expect(await readPrices(shop)).toEqual(old);
    }),
    { numRuns: propertyRuns(8) },
  );
});
