import { beforeEach, expect, test } from "vitest";
import { addPiece, newOrder } from "#tests/support/new-order.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { moveToTrash } from "../../infrastructure/trash/move-to-trash.ts";
import { getOrder } from "../orders/get-order.ts";
import { recordOrder } from "../orders/record-order.ts";
import { loadPaperPieces, findRingInside } from "./load-paper-pieces.ts";

let shop: TestShop;
beforeEach(async () => {
  shop = await testShop();
});

const record = async (lines: object[]) => (await recordOrder(shop, newOrder(lines), "ada")).id;
const load = async (orderId: number) => loadPaperPieces(shop, await getOrder(shop, orderId));
const line = (productId: number, notes: object | null = null, price?: string) => ({
  productId,
  quantity: 1,
  ...(notes && { customizations: notes }),
  ...(price !== undefined && { price }),
});
const describe = async (row: object, notes: object | null = null) => {
  const [piece] = await load(await record([line(await addPiece(shop, row), notes)]));
  if (!piece) throw new Error("The order has no piece.");
  return piece;
};
const custom = async (notes: object, title = "Custom work") => {
  const lines = [{ title, price: "640", quantity: 1, customizations: notes }];
  const [piece] = await load(await record(lines));
  if (!piece) throw new Error("The order has no line.");
  return piece;
};

test("insures a piece for its own price of today, else for what was agreed", async () => {
  const ring = await addPiece(shop, { priceCents: 218_000 });
  const free = await addPiece(shop, { priceCents: 0 });
  const gift = await addPiece(shop, { priceCents: 0 });
  const lines = [line(ring, null, "2000"), line(free, null, "15"), line(gift)];
  const pieces = await load(
    await record([...lines, { title: "Engraving", price: "40", quantity: 2 }]),
  );
  expect(pieces.map(({ value, price }) => [value, price])).toEqual([
    ["2180.00", "2000.00"],
    ["15.00", "15.00"],
    [null, "0.00"],
    ["40.00", "40.00"],
  ]);
});

test("leads to the page of a piece that visitors see, else to the care guide", async () => {
  const [shown, hidden, deleted] = [
    await addPiece(shop),
    await addPiece(shop, { isActive: false }),
    await addPiece(shop, { stock: 2 }),
  ];
  const id = await record([line(shown), line(hidden), line(deleted)]);
  await moveToTrash(shop, { kind: "product", entityId: deleted, label: "Moon", by: "ada" });
  const guide = { address: "localhost:3000/pages/care-guide", label: "Care guide online" };
  expect((await load(id)).map(({ qrCode }) => qrCode)).toMatchObject([
    { address: `localhost:3000/products/${shown}`, label: "See this piece online" },
    guide,
    guide,
  ]);
});

test("takes metals and stones that were typed apart before the materials", async () => {
  const materials = "gold; ruby";
  expect(
    await describe({ materials, metals: "18k yellow gold 10 g", stones: "1 sapphire" }),
  ).toMatchObject({
    materials: "18k yellow gold 10 g; 1 sapphire",
    metal: "18k yellow gold 10 g, 750 parts fine gold in 1,000",
    stones: "1 sapphire",
    isCustomWork: false,
  });
  expect(await describe({ materials, stones: "1 sapphire" })).toMatchObject({
    materials: "gold; 1 sapphire",
    stones: "1 sapphire",
  });
  expect(await describe({ metals: "sterling silver" })).toMatchObject({
    materials: "sterling silver",
    stones: null,
  });
  expect((await describe({ stones: "1 sapphire" })).materials).toBe("1 sapphire");
  expect(await describe({ materials })).toMatchObject({ materials, metal: "gold", stones: "ruby" });
});

test("takes weight and dimensions of a piece from the piece, of custom work from its notes", async () => {
  const notes = { weight: "2.6 g", dimensions: "4 mm wide", metal: " ", materials: "14k gold" };
  expect(await describe({ weightCentigrams: 410, dimensions: "2 mm" }, notes)).toMatchObject({
    weight: "4.10",
    dimensions: "2 mm",
  });
  expect(await describe({}, notes)).toMatchObject({ weight: null, dimensions: "4 mm wide" });
  expect(await custom(notes)).toMatchObject({ ...notes, metal: expect.any(String), sku: null });
  expect(await custom({ metal: "14k gold", weight: 3 })).toMatchObject({
    materials: "14k gold",
    weight: "3",
    isCustomWork: true,
  });
  expect(await custom({ metal: " ", weight: true })).toMatchObject({
    materials: null,
    weight: null,
    details: "",
  });
});

test("writes materials and size under the name, each once and with a capital", async () => {
  const materials = "rose gold; ruby";
  expect((await describe({ materials }, { ringSize: 5.5, details: "ruby" })).details).toBe(
    "Rose gold, ruby, US\u00A05½",
  );
  expect((await describe({}, { ringSize: "Q ½" })).details).toBe("Size\u00A0Q ½");
  expect((await describe({})).details).toBe("");
});

const ringOf = async (row: object, notes: object | null = null) =>
  (await describe(row, notes)).ring;

test("sizes a ring by its line, else by the piece, else by its details or dimensions", async () => {
  const name = "Signet ring";
  const dimensions = "inside diameter 17.6 mm";
  const sized = { name, ringSizeQuarters: 26, dimensions };
  expect(await ringOf(sized, { ringSize: "7", details: "US 8" })).toMatchObject({ size: 7 });
  expect(await ringOf(sized, { details: "US 8" })).toMatchObject({ size: 6.5 });
  expect(await ringOf({ name, dimensions }, { details: "US 8" })).toMatchObject({ size: 8 });
  expect(await ringOf({ name, dimensions })).toEqual({ diameter: 17.6, size: null });
  expect(await ringOf({ ...sized, name: "Moon pendant" })).toBeNull();
});

test("knows what a piece is by its category and its tags where its name does not say", async () => {
  const name = "Meadow";
  const { id: categoryId } = await shop.db
    .insertInto("categories")
    .values({ name: "Brooches and pins", slug: "brooches-and-pins" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { id: tagId } = await shop.db
    .insertInto("tags")
    .values({ name: "Hoops", slug: "hoops", type: "jewelry_type" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const tagged = await addPiece(shop, { name });
  const other = await addPiece(shop, { name });
  await shop.db.insertInto("productTags").values({ productId: tagged, tagId }).execute();
  const byCategory = await addPiece(shop, { name, categoryId });
  const pieces = await load(await record([line(other), line(tagged), line(byCategory)]));
  expect(pieces.map(({ noun }) => noun)).toEqual(["piece", "earrings", "brooch"]);
  expect((await custom({}, "Meadow")).noun).toBe("piece");
});

test("dates a piece by the day in the shop's time zone, else by the note of its line", async () => {
  const notes = { dateMade: "2026-10-01" };
  const made = "2026-11-19T04:59:59.000Z";
  expect((await describe({ dateMade: made }, notes)).dateMade).toBe("2026-11-18");
  expect((await describe({}, notes)).dateMade).toBe("2026-10-01");
  expect((await describe({})).dateMade).toBeNull();
});

test("takes the size before a stated diameter, of rings only", () => {
  const stated = "5.0 mm wide, inside diameter 17.6 mm";
  expect(findRingInside("band", [stated, null])).toEqual({ diameter: 17.6, size: null });
  const sized = findRingInside("ring", [stated, "Sized to US 5½"]);
  expect(sized?.size).toBe(5.5);
  expect(sized?.diameter).toBeCloseTo(16.1, 2);
  expect(findRingInside("bracelet", ["inside diameter 17.6 mm"])).toBeNull();
  expect(findRingInside("ring", ["inside diameter 61 mm"])).toBeNull();
  expect(findRingInside("ring", [null])).toBeNull();
});

const insideOf = (text: string) => findRingInside("ring", [null, text])?.diameter;

test("takes a stated diameter that a finger can have, from either text", () => {
  expect(insideOf("Inside diameter: 10 mm")).toBe(10);
  expect(insideOf("inside diameter 30mm")).toBe(30);
  expect(insideOf("inside diameter 9.99 mm")).toBeUndefined();
  expect(insideOf("inside diameter 30.01 mm")).toBeUndefined();
  expect(insideOf("inside diameter\u00A018.25\u00A0mm, 4 mm wide")).toBe(18.25);
  expect(insideOf("diameter 17 mm")).toBeUndefined();
});
