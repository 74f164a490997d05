import { expect, test } from "vitest";
import { searchUrl } from "./search-url.ts";

const urlOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return searchUrl(form);
};

test("contains only values that are not defaults", () => {
  expect(urlOf({ search: "ring", category: "all", price: "any" })).toBe("/collections?search=ring");
  expect(urlOf({ search: "", category: "12", price: "any" })).toBe("/collections?category=12");
  expect(urlOf({ search: "", category: "all", price: "1000+" })).toBe("/collections?price=1000%2B");
  expect(urlOf({ search: "gold", category: "8", price: "100-300" })).toBe(
    "/collections?search=gold&category=8&price=100-300",
  );
});

test("trims and encodes the term", () => {
  expect(urlOf({ search: "  moon & stone  ", category: "all", price: "any" })).toBe(
    "/collections?search=moon+%26+stone",
  );
});

test("returns null when nothing is set", () => {
  expect(urlOf({ search: "   ", category: "all", price: "any" })).toBeNull();
  expect(urlOf({})).toBeNull();
});
