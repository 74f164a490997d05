import { expect, test } from "vitest";
import { testShop } from "#tests/support/test-shop.ts";
import { absoluteUrl } from "./absolute-url.ts";

test.each([
  ["/products/1", "http://localhost:3000/products/1"],
  ["/tags/gold ring", "http://localhost:3000/tags/gold%20ring"],
  ["https://elsewhere.example/a", "https://elsewhere.example/a"],
  ["http://", "http://localhost:3000"],
])("makes %s absolute", async (url, expected) => {
  expect(absoluteUrl(await testShop(), url)).toBe(expected);
});
