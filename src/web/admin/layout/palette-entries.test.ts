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

test("names the customer beside an order", () => {
  const [group] = toPaletteGroups({ ...nothing, orders, term: "byron" });
  expect(group).toEqual({
    label: "Orders",
    entries: [{ label: "Order 12", hint: "Ada Byron", to: "/admin/orders/12" }],
  });
});

test("shows five of a kind", () => {
  const collections = Array.from({ length: 9 }, (_, id) => ({ id, title: `C${id}`, slug: "c" }));
  expect(labels("c1", { collections })).toEqual(["C0", "C1", "C2", "C3", "C4"]);
});

test("leads people with limited access to what they may open", () => {
  expect(labels("ord", { access: "pieces" })).toEqual([]);
  expect(labels("new", { access: "pieces" })).toEqual(["New piece", "New collection"]);
  expect(labels("store", { access: "pieces" })).toEqual(["View Store"]);
});
