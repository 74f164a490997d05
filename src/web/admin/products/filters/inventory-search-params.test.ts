import { expect, test } from "vitest";
import {
  changeInventoryParams,
  inventoryPath,
  readInventoryParams,
} from "./inventory-search-params.ts";

const params = (text: string) => new URLSearchParams(text);

test("reads the state of the table from the URL", () => {
  expect(
    readInventoryParams(
      params("search=ring&status=hidden&category=12&tag=3&sort=price&order=desc&edit=7"),
    ),
  ).toEqual({
    search: "ring",
    status: "hidden",
    categoryId: 12,
    tagId: 3,
    sort: "price",
    order: "desc",
  });
});

test("ignores invalid values", () => {
  expect(readInventoryParams(params("status=lost&category=x&sort=&search=%20ring%20"))).toEqual({
    search: "ring",
  });
});

test("changes one parameter, keeps the others and removes empty ones", () => {
  const changed = changeInventoryParams(params("search=ring&status=hidden&edit=7"), {
    search: "",
    sort: "name",
  });
  expect(changed.toString()).toBe("status=hidden&edit=7&sort=name");
});

test("begins with the first page of what a change finds", () => {
  const changed = changeInventoryParams(params("page=3&search=ring&edit=7"), { status: "hidden" });
  expect(changed.toString()).toBe("search=ring&edit=7&status=hidden");
});

test("adds only set values to the API path", () => {
  const query = readInventoryParams(params("category=12"));
  expect(inventoryPath("/api/inventory", { ...query, page: 2, limit: 100 })).toBe(
    "/api/inventory?categoryId=12&page=2&limit=100",
  );
  expect(inventoryPath("/api/inventory/ids", {})).toBe("/api/inventory/ids");
});
