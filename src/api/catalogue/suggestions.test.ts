import { expect, test } from "vitest";
import { SEARCH_MAX_LENGTH } from "#contract/catalogue/catalog-query.ts";
import { suggestionsSchema } from "#contract/catalogue/suggestions.ts";
import { postProduct } from "#tests/support/post-product.ts";
import { testApp } from "#tests/support/test-app.ts";

test("suggests active pieces for a text that is being typed", async () => {
  const app = await testApp();
  const { id } = await postProduct(app, { name: "Moon ring", price: "129.00" });
  await postProduct(app, { name: "Moon pin", isActive: false });
  const { pieces } = (await app.visitor.get("/suggestions?q=moo")).as(suggestionsSchema);
  expect(pieces).toMatchObject([{ id, price: "129.00" }]);
  expect(pieces[0]?.name.join("")).toBe("Moon ring");
});

test("suggests nothing for no text, and refuses one that is too long", async () => {
  const { visitor } = await testApp();
  const none = { corrected: null, filters: [], pieces: [], collections: [], categories: [] };
  expect((await visitor.get("/suggestions")).json).toEqual(none);
  const status = async (length: number) =>
    (await visitor.get(`/suggestions?q=${"x".repeat(length)}`)).status;
  expect(await status(SEARCH_MAX_LENGTH)).toBe(200);
  expect(await status(SEARCH_MAX_LENGTH + 1)).toBe(400);
});
