import { expect, test } from "vitest";
import type { Order } from "#contract/orders.ts";
import { toPaletteGroups } from "./palette-entries.ts";

const nothing = { pieces: [], collections: [], orders: [] };
const orders = [{ id: 12, customerName: "Ada Byron" }] as Order[];
const labels = (term: string, found: object = {}) =>
  toPaletteGroups({ ...nothing, ...found, term }).flatMap(({ entries }) =>
    entries.map(({ label }) => label),
  );

test("finds screens and actions by a part of their name", () => {
  expect(labels("ord")).toEqual(["New order", "Orders"]);
  expect(labels("zzz")).toEqual([]);
});

test("finds an order by its number and by its customer", () => {
  expect(labels("#12", { orders })).toEqual(["Order 12"]);
  expect(labels("byron", { orders })).toEqual(["Order 12"]);
  expect(labels("2", { orders })).toEqual(["Order 2"]);
});

test("shows five of a kind", () => {
  const collections = Array.from({ length: 9 }, (_, id) => ({ id, title: `C${id}`, slug: "c" }));
  expect(labels("c1", { collections })).toEqual(["C0", "C1", "C2", "C3", "C4"]);
});
