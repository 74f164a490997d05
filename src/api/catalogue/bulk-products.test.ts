import { expect, test } from "vitest";
import { z } from "zod";
import { type TestApp, testApp } from "#tests/support/test-app.ts";
import { wireProductSchema } from "../wire/product.ts";

const products = z.array(wireProductSchema);
const bulkAnswer = z.object({
  changed: z.int(),
  batch: z.string().nullable(),
  message: z.string(),
});

async function threePieces({ admin }: TestApp): Promise<number[]> {
  const ids: number[] = [];
  for (const name of ["One", "Two", "Three"]) {
    const made = await admin.post("/products", { body: { name, price: 10 } });
    ids.push(made.as(wireProductSchema).id);
  }
  return ids;
}

const listed = async ({ visitor }: TestApp) =>
  (await visitor.get("/products?sort=oldest")).as(products).map(({ name }) => name);

test("clears all pieces to the trash and restores them together", async () => {
  const app = await testApp();
  await threePieces(app);
  const cleared = await app.admin.delete("/products/clear");
  const { removed, batch } = cleared.as(z.object({ removed: z.int(), batch: z.string() }));
  expect(removed).toBe(3);
  expect(cleared.json).toMatchObject({ message: "3 pieces moved to Trash" });
  expect(await listed(app)).toEqual([]);
  const restored = await app.admin.post("/trash/restore-batch", { body: { batch } });
  expect(restored.json).toMatchObject({ restored: 3 });
  expect(await listed(app)).toEqual(["One", "Two", "Three"]);
});

test("hides, lists and tags many pieces", async () => {
  const app = await testApp();
  const [one, two] = await threePieces(app);
  const bulk = async (body: unknown) => (await app.admin.post("/products/bulk", { body })).json;
  expect(await bulk({ ids: [one, two, one], action: "hide" })).toEqual({
    message: "2 pieces hidden",
    changed: 2,
    batch: null,
    undoId: expect.any(String),
  });
  expect(await listed(app)).toEqual(["Three"]);
  expect(await bulk({ ids: [two], action: "list" })).toMatchObject({ message: "1 piece listed" });
  expect(await listed(app)).toEqual(["Two", "Three"]);
  const tag = await app.admin.post("/tags", {
    body: { name: "Gold", slug: "gold", type: "material" },
  });
  const { id: tagId } = tag.as(z.object({ id: z.int() }));
  expect(await bulk({ ids: [one, two], action: "tag", tagId })).toMatchObject({ changed: 2 });
  await bulk({ ids: [two], action: "tag", tagId });
  expect((await app.visitor.get(`/products/${two}`)).json).toMatchObject({ tagIds: [tagId] });
  expect(await bulk({ ids: [two], action: "untag", tagId })).toMatchObject({ changed: 1 });
  expect((await app.admin.get(`/products/${one}`)).json).toMatchObject({ tagIds: [tagId] });
  expect((await app.visitor.get(`/products/${two}`)).json).toMatchObject({ tagIds: [] });
});

test("deletes and restores many pieces", async () => {
  const app = await testApp();
  const ids = (await threePieces(app)).slice(1);
  const deleted = await app.admin.post("/products/bulk", { body: { ids, action: "delete" } });
  const { batch } = deleted.as(bulkAnswer);
  expect(await listed(app)).toEqual(["One"]);
  await app.admin.post("/trash/restore-batch", { body: { batch } });
  expect(await listed(app)).toEqual(["One", "Two", "Three"]);
  expect((await app.admin.post("/trash/restore-batch", { body: { batch } })).status).toBe(404);
});

test("changes none if one cannot be changed", async () => {
  const app = await testApp();
  const ids = await threePieces(app);
  const bulk = async (body: unknown) => (await app.admin.post("/products/bulk", { body })).status;
  expect(await bulk({ ids: [...ids, 77], action: "hide" })).toBe(404);
  expect(await bulk({ ids: [...ids, 77], action: "delete" })).toBe(404);
  const unpriced = await app.admin.post("/products", {
    body: { name: "Unpriced", price: 0, isActive: false },
  });
  const { id } = unpriced.as(wireProductSchema);
  expect(await bulk({ ids: [id], action: "list" })).toBe(422);
  for (const body of [
    {},
    { ids, action: "paint" },
    { ids: [], action: "hide" },
    { ids, action: "tag" },
  ]) {
    expect(await bulk(body)).toBe(400);
  }
  expect(await bulk({ ids, action: "tag", tagId: 77 })).toBe(400);
  expect(await listed(app)).toEqual(["One", "Two", "Three"]);
});

test("adds the sample pieces once", async () => {
  const app = await testApp();
  const added = await app.admin.post("/products/sample");
  expect(added.json).toEqual({ message: "24 sample products added.", added: 24 });
  expect(await listed(app)).toHaveLength(24);
  expect((await app.admin.post("/products/sample")).json).toMatchObject({ added: 0 });
});

test("previews a change of prices, applies it and takes it back", async () => {
  const app = await testApp();
  const ids = await threePieces(app);
  const price = { kind: "raise", unit: "percent", amount: "8", rounding: "nearest-5" };
  const body = { ids, action: "price", price };
  const preview = await app.admin.post("/products/bulk?dryRun=1", { body });
  expect(preview.json).toMatchObject({
    message: "0 pieces would change",
    preview: [{ name: "One", from: "$10.00", to: null, problem: null }, {}, {}],
  });
  const dollars = { ...body, price: { kind: "set", amount: "12.50" } };
  const changed = await app.admin.post("/products/bulk", { body: dollars });
  expect(changed.json).toMatchObject({ message: "3 prices changed", changed: 3 });
  const { undoId } = changed.as(z.object({ undoId: z.string() }));
  await app.admin.put(`/products/${ids[0]}`, { body: { price: "13.00" } });
  const undo = () => app.admin.post(`/products/bulk/${undoId}/undo`);
  expect((await undo()).json).toEqual({
    message: "2 pieces are as before. 1 changed since and stays as it is.",
    restored: 2,
    skipped: 1,
  });
  const prices = (await app.admin.get("/products?sort=oldest")).as(products);
  expect(prices.map((piece) => piece.price)).toEqual(["13.00", "10.00", "10.00"]);
  expect((await undo()).status).toBe(409);
});
