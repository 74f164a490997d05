import { expect, test } from "vitest";
import { searchUrl } from "./search-url.ts";

const address = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return searchUrl(form);
};

test("only what is not default stands in the address", () => {
  expect(address({ search: "ring", category: "all", price: "any" })).toBe(
    "/collections?search=ring",
  );
  expect(address({ search: "", category: "12", price: "any" })).toBe("/collections?category=12");
  expect(address({ search: "", category: "all", price: "1000+" })).toBe(
    "/collections?price=1000%2B",
  );
  expect(address({ search: "gold", category: "8", price: "100-300" })).toBe(
    "/collections?search=gold&category=8&price=100-300",
  );
});

test("the term is trimmed and rightly encoded", () => {
  expect(address({ search: "  moon & stone  ", category: "all", price: "any" })).toBe(
    "/collections?search=moon+%26+stone",
  );
});

test("nothing set leads nowhere", () => {
  expect(address({ search: "   ", category: "all", price: "any" })).toBeNull();
  expect(address({})).toBeNull();
});
