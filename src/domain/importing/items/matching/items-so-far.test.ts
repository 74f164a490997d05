import { expect, test } from "vitest";
import { ItemsSoFar } from "./items-so-far.ts";

type Item = Parameters<ItemsSoFar["add"]>[0];

const item = (place: string, fields: Partial<Item> = {}): Item => ({
  kind: "piece",
  fingerprint: place,
  place,
  externalId: null,
  sku: null,
  verdict: "add",
  productId: null,
  ...fields,
});

/** What is found of an item with all keys. */
const found = (soFar: ItemsSoFar) => [
  soFar.hasFingerprint("row 2"),
  soFar.placeOfExternalId("7"),
  soFar.placeOfSku("S"),
  soFar.placeOfProduct(3),
];
const keys = { externalId: "7", sku: "S", productId: 3 };

test("finds an item before and after its transaction, and no longer once that failed", () => {
  const soFar = new ItemsSoFar();
  expect(found(soFar)).toEqual([false, null, null, null]);
  soFar.add(item("row 2", keys));
  expect(found(soFar)).toEqual([true, "row 2", "row 2", "row 2"]);
  soFar.discard();
  expect(found(soFar)).toEqual([false, null, null, null]);
  soFar.add(item("row 2", keys));
  soFar.commit();
  soFar.discard();
  expect(found(soFar)).toEqual([true, "row 2", "row 2", "row 2"]);
});

test("names the first of several items, in one transaction and over several", () => {
  const soFar = new ItemsSoFar();
  soFar.add(item("row 2", keys));
  soFar.add(item("row 3", keys));
  expect(found(soFar).slice(1)).toEqual(["row 2", "row 2", "row 2"]);
  soFar.commit();
  soFar.add(item("row 4", keys));
  soFar.commit();
  expect(found(soFar).slice(1)).toEqual(["row 2", "row 2", "row 2"]);
});

test("of a refused piece only its id is taken", () => {
  const soFar = new ItemsSoFar();
  soFar.add(item("row 2", { ...keys, verdict: "refuse" }));
  expect(found(soFar)).toEqual([true, "row 2", null, null]);
});

test("knows records by their kind and key, and takes nothing else of what is no piece", () => {
  const soFar = new ItemsSoFar();
  expect(soFar.placeOfRecord("tag", "7")).toBeNull();
  soFar.add(item("row 2", { ...keys, kind: "tag" }));
  soFar.add(item("row 3", { externalId: "8", kind: "order" }));
  soFar.add(item("row 4", { externalId: null, kind: "tag" }));
  soFar.add(item("row 5", { ...keys, kind: "tag" }));
  const places = () => [
    soFar.placeOfRecord("tag", "7"),
    soFar.placeOfRecord("tag", "8"),
    soFar.placeOfRecord("order", "8"),
  ];
  for (const isStored of [false, true]) {
    if (isStored) soFar.commit();
    expect(places()).toEqual(["row 2", null, "row 3"]);
    expect(found(soFar)).toEqual([true, null, null, null]);
  }
});
