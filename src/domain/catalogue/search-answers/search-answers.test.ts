import { beforeEach, expect, test } from "vitest";
import { listChanges } from "../../infrastructure/changes/list-changes.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { updateSettings } from "../../infrastructure/settings/update-settings.ts";
import { updatePage } from "../pages/update-page.ts";
import { createProduct } from "../products/create-product.ts";
import { updateProduct } from "../products/update-product.ts";
import { findSearchAnswer } from "./find-search-answer.ts";
import { listSearchAnswers } from "./list-search-answers.ts";
import { setSearchAnswer } from "./set-search-answer.ts";
import { suggestSearchAnswers } from "./suggest-search-answers.ts";

let shop: TestShop;
let pieceId: number;
beforeEach(async () => {
  shop = await testShop();
  const piece = { name: "Hammered signet", price: 9000 };
  ({ id: pieceId } = await createProduct(shop, piece, { by: null }));
  await updateSettings(shop, { artistStory: "I repair old brooches.", blurb: "" }, null);
});

test("suggests pieces that a word finds, and a page that mentions one", async () => {
  expect(await suggestSearchAnswers(shop, "mens signet")).toEqual([
    { kind: "pieces", path: "/products?search=signet", count: 1 },
  ]);
  expect(await suggestSearchAnswers(shop, "repair")).toEqual([
    { kind: "page", path: "/about", title: "About" },
  ]);
  await updatePage(shop, "shipping-info", { content: "<p>We send to Canada.</p>" }, null);
  expect(await suggestSearchAnswers(shop, "canada")).toEqual([
    { kind: "page", path: "/pages/shipping-info", title: "Shipping Info" },
  ]);
  expect(await suggestSearchAnswers(shop, "cufflinks (.*")).toEqual([]);
  expect(await suggestSearchAnswers(shop, "old")).toEqual([]);
});

test("an answer is shown until it is ended, and is in the history", async () => {
  const answer = { search: "  Mens  SIGNET ", path: "/products?search=signet" };
  await setSearchAnswer(shop, answer, "ruth");
  expect(await findSearchAnswer(shop, "mens signet")).toBe("/products?search=signet");
  expect(await findSearchAnswer(shop, "mens rings")).toBeNull();
  expect(await listSearchAnswers(shop)).toEqual([{ ...answer, search: "mens signet" }]);
  await setSearchAnswer(shop, { search: "mens signet", path: "/about" }, "ruth");
  expect(await findSearchAnswer(shop, "mens signet")).toBe("/about");
  await setSearchAnswer(shop, { search: "mens signet", path: null }, "ruth");
  expect(await findSearchAnswer(shop, "mens signet")).toBeNull();
  const [change] = await listChanges(shop, { limit: 1 });
  expect(change).toMatchObject({ by: "ruth", fields: ["searchAnswers"] });
});

test("an answer that shows nothing any more is none", async () => {
  await setSearchAnswer(shop, { search: "mens", path: "/products?search=signet" }, null);
  await updateProduct(shop, pieceId, { isActive: false }, null);
  expect(await findSearchAnswer(shop, "mens")).toBeNull();
});

test.each([
  ["https://elsewhere.example/", "invalid"],
  ["//elsewhere.example", "invalid"],
  ["/admin", "invalid"],
  ["/products?search=nothing", "invalid"],
  ["/pages/care-guide", "not-found"],
  ["/pages/none", "not-found"],
])("refuses to show %s", async (path, code) => {
  await expect(setSearchAnswer(shop, { search: "mens", path }, null)).rejects.toMatchObject({
    code,
  });
  expect(await listSearchAnswers(shop)).toEqual([]);
});

test("refuses an empty search", async () => {
  await expect(setSearchAnswer(shop, { search: " ", path: "/about" }, null)).rejects.toMatchObject({
    code: "invalid",
  });
});
