import { expect, test } from "vitest";
import { parseCatalogQuery } from "#contract/catalogue/catalog-query.ts";
import { type ListPath, listSectionOrder } from "./list-data.ts";

const PATHS: ListPath[] = ["/collections", "/blog", "/products"];
const firstAt = (path: ListPath, search = "") =>
  listSectionOrder({
    path,
    query: parseCatalogQuery(new URLSearchParams(search)),
  })[0];

test.each([
  "category=12",
  "tagIds=1",
  "price=0-100",
  "priceMax=50",
  "metal=14k-gold",
  "stone=opal",
  "ringSize=7",
  "available=1",
  "search=moon",
])("shows pieces first at every address with %s", (search) => {
  expect(PATHS.map((path) => firstAt(path, search))).toEqual(["pieces", "pieces", "pieces"]);
});

test.each(["", "sort=title", "page=2"])(
  "shows first what the address is named after with %j",
  (search) => {
    expect(PATHS.map((path) => firstAt(path, search))).toEqual([
      "collections",
      "collections",
      "pieces",
    ]);
  },
);
