import { beforeEach, expect, test } from "vitest";
import { wooProduct } from "#tests/support/woo/records.ts";
import {
  createWooImportFixture,
  NO_WOO_KEYS,
  type WooImportFixture,
} from "#tests/support/woo/woo-import-source.ts";

let woo: WooImportFixture;
beforeEach(async () => {
  woo = await createWooImportFixture();
});

test("counts a store read without both keys as whole, since no drafts were asked for", async () => {
  woo.store.records.products = [wooProduct(7)];
  for (const keys of [NO_WOO_KEYS, { ...NO_WOO_KEYS, consumerKey: "ck" }]) {
    const source = woo.open(keys);
    await woo.read(source);
    expect(source.isWhole).toBe(true);
  }
});

test("asks for variations of variable products only", async () => {
  woo.store.records.products = [
    wooProduct(7),
    wooProduct(8, { type: "variable" }),
    wooProduct(9, { variations: [90] }),
  ];
  await woo.read(woo.open());
  const asked = woo.store.requests.flatMap(
    (request) => /products\/(\d+)\/variations/.exec(request)?.[1] ?? [],
  );
  expect(asked).toEqual(["8", "9"]);
});
