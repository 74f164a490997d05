import { expect, test } from "vitest";
import type { Order } from "#contract/sales/orders.ts";
import { toPaletteGroups, withNewPiece } from "./palette-entries.ts";

const nothing = { pieces: [], collections: [], orders: [] };
const orders = [{ id: 12, customerName: "Ada Byron" }] as Order[];
const labels = (term: string, found: object = {}) =>
  toPaletteGroups({ ...nothing, ...found, term }).flatMap(({ entries }) =>
    entries.map(({ label }) => label),
  );

test("finds screens and actions by a part of their name", () => {
  expect(labels("ord")).toEqual(["Orders", "New order"]);
  expect(labels("zzz")).toEqual([]);
});

test("names the customer beside an order", () => {
  const [group] = toPaletteGroups({ ...nothing, orders, term: "byron" });
  expect(group).toEqual({
    label: "Orders",
    entries: [{ label: "Order 12", hint: "Ada Byron", to: "/admin/orders/12", icon: "table" }],
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

test("offers what is done most with the best piece", () => {
  const pieces = [
    { id: 4, name: "Moon Ring" },
    { id: 5, name: "Half Moon" },
  ];
  expect(labels("moon", { pieces })).toEqual([
    "Moon Ring",
    "Half Moon",
    "Change the price of Moon Ring",
    "Record an order for Moon Ring",
  ]);
  expect(labels("moon", { pieces, access: "pieces" })).toEqual([
    "Moon Ring",
    "Half Moon",
    "Change the price of Moon Ring",
  ]);
});

test("offers to add a piece of the name after everything else", () => {
  const add = { label: "Add a piece called “New & old”", to: "/admin?edit=new&name=New+%26+old" };
  expect(withNewPiece([], "New & old")).toMatchObject([{ label: "Actions", entries: [add] }]);
  const groups = withNewPiece(toPaletteGroups({ ...nothing, term: "new" }), "new");
  expect(groups.at(-1)?.entries.map(({ label }) => label)).toEqual([
    "New piece",
    "New order",
    "New collection",
    "Add a piece called “new”",
  ]);
});
