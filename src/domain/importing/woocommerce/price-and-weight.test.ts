import { beforeEach, describe, expect, test } from "vitest";
import { wooProduct } from "#tests/support/woo/records.ts";
import {
  createWooImportFixture,
  type WooImportFixture,
} from "#tests/support/woo/woo-import-source.ts";

let woo: WooImportFixture;
beforeEach(async () => {
  woo = await createWooImportFixture();
});

describe("prices of a WooCommerce product", () => {
  test.each([
    [{ price: "80", regular_price: "100", sale_price: "80", on_sale: true }, 8000],
    [{ price: "100", regular_price: "100", sale_price: "80", on_sale: false }, 10_000],
    [{ price: "", regular_price: "100", sale_price: "", on_sale: false }, 10_000],
    [{ price: "", regular_price: "100", sale_price: "90", on_sale: false }, 9000],
    [{ price: 42.5, regular_price: "", sale_price: "" }, 4250],
    [{ price: "1,299.00", regular_price: "", sale_price: "" }, 129_900],
    [{ price: "1.299,00", regular_price: "", sale_price: "" }, 129_900],
    [{ price: "from $40", regular_price: "", sale_price: "" }, 4000],
    [{ price: "", regular_price: "", sale_price: "" }, null],
    [{ price: "ask us", regular_price: "", sale_price: "" }, null],
    [{ price: null, regular_price: undefined, sale_price: [] }, null],
  ])("reads %j", async (fields, cents) => {
    expect((await woo.readPiece(fields)).priceCents).toBe(cents);
  });

  test("leaves another currency to a person", async () => {
    woo.store.settings.currency = "EUR";
    woo.store.records.products = [wooProduct(1), wooProduct(2, { price: "", regular_price: "" })];
    const [priced, priceless] = await woo.read(woo.open());
    expect(priced).toMatchObject({
      kind: "doubtful",
      reason: "Its price is 120.00 EUR, not US dollars.",
    });
    expect(priceless?.kind).toBe("piece");
  });
});

describe("weights of a WooCommerce product", () => {
  test.each([
    ["kg", "0.0125", 1250],
    ["g", "12.5", 1250],
    ["lbs", "0.5", 22_680],
    ["oz", "1", 2835],
  ])("reads a weight in %s", async (unit, weight, centigrams) => {
    woo.store.settings.weightUnit = unit;
    expect((await woo.readPiece({ weight })).weightCentigrams).toBe(centigrams);
  });

  test("asks for a unit that the store does not reveal", async () => {
    woo.store.settings.weightUnit = null;
    await expect(woo.readPiece({ weight: "12" })).rejects.toMatchObject({
      code: "unprocessable",
      issues: [{ path: "weightUnit" }],
    });
    expect(await woo.readPiece({ weight: "" })).toMatchObject({
      weightCentigrams: null,
      notes: [],
    });
    const chosen = await woo.readPiece({ weight: "12" }, { weightUnit: "g" });
    expect(chosen).toMatchObject({ weightCentigrams: 1200, notes: [] });
  });
});
