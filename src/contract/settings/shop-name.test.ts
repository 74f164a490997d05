import { expect, test } from "vitest";
import { UNNAMED_SHOP, withNames } from "./shop-name.ts";

test("a shop keeps its names", () => {
  const names = { businessName: "Calloway Jewelry", artistName: "Ruth Calloway", city: "" };
  expect(withNames(names)).toEqual(names);
});

test("the shop stands for an unnamed artist, and its kind for an unnamed shop", () => {
  expect(withNames({ businessName: "Calloway Jewelry", artistName: "" }).artistName).toBe(
    "Calloway Jewelry",
  );
  expect(withNames({ businessName: "", artistName: "" })).toEqual({
    businessName: UNNAMED_SHOP,
    artistName: UNNAMED_SHOP,
  });
});
