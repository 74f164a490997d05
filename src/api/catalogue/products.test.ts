import { expect, test } from "vitest";
import { problemSchema } from "#contract/problem.ts";
import { testApp } from "#tests/support/test-app.ts";
import { postProduct as make } from "#tests/support/post-product.ts";
import { type WireProduct, wireProductSchema } from "../wire/product.ts";

test("returns a created piece with its aliases", async () => {
  const app = await testApp();
  const made = await make(app, {
    description: "Forged.",
    categoryId: 12,
    sku: "R-1",
    stock: 2,
    weight: 6.4,
    images: ["https://example.com/a.jpg", "https://example.com/b.jpg"],
  });
  expect(made).toMatchObject({
    name: "Ring",
    price: "129.00",
    weight: "6.40",
    stock: 2,
    stockQuantity: 2,
    imageUrl: "https://example.com/a.jpg",
    isActive: true,
    isCustomDesign: false,
    createdAt: "2026-11-20T15:00:00.000Z",
    version: 1,
  });
  expect(made.media.map(({ url }) => url)).toEqual(made.images);
  const read = await app.visitor.get(`/products/${made.id}`);
  expect(read.as(wireProductSchema)).toEqual(made);
});

test("accepts aliases, prefers their fields and maps blanks to null", async () => {
  const app = await testApp();
  const older = await make(app, {
    imageUrl: "https://example.com/a.jpg",
    stockQuantity: 3,
    categoryId: "",
    weight: "",
    sku: "",
    description: "",
  });
  expect(older).toMatchObject({
    images: ["https://example.com/a.jpg"],
    stock: 3,
    categoryId: null,
    weight: null,
    sku: null,
    description: null,
  });
  const both = await make(app, {
    images: ["https://example.com/b.jpg"],
    imageUrl: "not an address",
    stock: 1,
    stockQuantity: 9,
  });
  expect(both).toMatchObject({ imageUrl: "https://example.com/b.jpg", stock: 1 });
  expect(await make(app, { imageUrl: "" })).toMatchObject({ images: [], imageUrl: null });
});

test("parses prices to whole cents", async () => {
  const app = await testApp();
  for (const [price, shown] of [
    ["129.00", "129.00"],
    [129, "129.00"],
    ["129.5", "129.50"],
    [0.1, "0.10"],
    [99_999_999.99, "99999999.99"],
  ]) {
    expect(await make(app, { price })).toMatchObject({ price: shown });
  }
  expect(await make(app, { price: 0, isActive: false })).toMatchObject({ price: "0.00" });
  const wrong = [
    "",
    "abc",
    "1e3",
    "129.999",
    129.999,
    -1,
    "-1",
    1e12,
    "100000000.00",
    null,
    true,
    [],
  ];
  for (const price of [...wrong, undefined]) {
    const refused = await app.admin.post("/products", { body: { name: "Ring", price } });
    expect([price, refused.status]).toEqual([price, 400]);
    expect(refused.as(problemSchema).issues?.[0]?.path).toBe("price");
  }
  const heavy = await app.admin.post("/products", {
    body: { name: "Ring", price: 1, weight: "1000000.00" },
  });
  expect(heavy.status).toBe(400);
});

test("names invalid fields by path with the form's messages", async () => {
  const { admin } = await testApp();
  const refused = await admin.post("/products", {
    body: { price: "1", stock: "2", tagIds: [1, "x"], name: "x".repeat(256) },
  });
  expect(refused.as(problemSchema).issues).toEqual([
    { path: "name", message: "String must contain at most 255 character(s)" },
    { path: "stock", message: "Expected number, received string" },
    { path: "tagIds.1", message: "Expected number, received string" },
  ]);
  const { message, error } = refused.as(problemSchema);
  expect(message).toBe(error);
  for (const body of [null, [], "text", 7]) {
    expect((await admin.post("/products", { body })).status).toBe(400);
  }
});

test("changes the given fields by PUT and PATCH", async () => {
  const app = await testApp();
  const before = await make(app, { description: "Forged.", sku: "R-1", stock: 2, categoryId: 12 });
  for (const method of ["put", "patch"] as const) {
    const changed = await app.admin[method](`/products/${before.id}`, { body: { price: 200 } });
    expect(changed.status).toBe(200);
    const after = changed.as(wireProductSchema);
    expect(withoutVersion(after)).toEqual({ ...withoutVersion(before), price: "200.00" });
    expect(after.version).toBeGreaterThan(before.version);
  }
  const cleared = await app.admin.patch(`/products/${before.id}`, {
    body: { categoryId: null, description: "", stockQuantity: 5 },
  });
  expect(cleared.json).toMatchObject({ categoryId: null, description: null, stock: 5, sku: "R-1" });
});

const withoutVersion = (product: WireProduct) => ({ ...product, version: 0 });

test("accepts a whole piece as it was read", async () => {
  const app = await testApp();
  const before = await make(app, { images: ["https://example.com/a.jpg"], weight: 2, sku: "R-1" });
  const same = await app.admin.put(`/products/${before.id}`, { body: before });
  expect(withoutVersion(same.as(wireProductSchema))).toEqual(withoutVersion(before));
});

test("replaces the first picture by imageUrl and removes all by null", async () => {
  const app = await testApp();
  const [a, b, c] = ["a", "b", "c"].map((name) => `https://example.com/${name}.jpg`);
  const { id } = await make(app, { images: [a, b] });
  const patch = async (imageUrl: unknown) =>
    (await app.admin.patch(`/products/${id}`, { body: { imageUrl } })).as(wireProductSchema).images;
  expect(await patch(c)).toEqual([c, b]);
  expect(await patch(b)).toEqual([b]);
  expect(await patch("")).toEqual([b]);
  expect(await patch(null)).toEqual([]);
});

test("refuses an outdated version with the current piece", async () => {
  const app = await testApp();
  const { id, version } = await make(app);
  await app.admin.patch(`/products/${id}`, { body: { price: 1, version } });
  const refused = await app.admin.patch(`/products/${id}`, { body: { price: 2, version } });
  expect(refused.status).toBe(409);
  const { current } = refused.as(problemSchema);
  expect(wireProductSchema.parse(current)).toMatchObject({ price: "1.00", stockQuantity: 0 });
});

test("reserves an SKU for one piece until it is deleted", async () => {
  const app = await testApp();
  const { id } = await make(app, { sku: "R-1" });
  const other = await make(app, { sku: "R-2" });
  const body = { name: "Ring", price: 1, sku: "R-1" };
  expect((await app.admin.post("/products", { body })).status).toBe(409);
  expect((await app.admin.patch(`/products/${other.id}`, { body })).status).toBe(409);
  expect((await app.admin.delete(`/products/${id}`)).status).toBe(200);
  expect((await app.admin.post("/products", { body })).status).toBe(201);
});

test("answers two states at once with a sentence", async () => {
  const { admin } = await testApp();
  const ring = { name: "Ring", price: "10.00" };
  const made = await admin.post("/products", {
    body: { ...ring, availability: "sold", stockQuantity: 1 },
  });
  expect(made.status).toBe(422);
  expect(made.json).toMatchObject({
    message: "A sold piece has no stock. Set its stock to 0 or choose another state.",
  });
  const { id } = (await admin.post("/products", { body: ring })).as(wireProductSchema);
  const changed = await admin.put(`/products/${id}`, { body: { reservedFor: "Ada" } });
  expect(changed.status).toBe(422);
});

test("duplicates a piece with or without its photos", async () => {
  const app = await testApp();
  const { id } = await make(app, { images: ["https://example.com/a.jpg"] });
  const copy = await app.admin.post(`/products/${id}/duplicate`, { body: { photos: false } });
  expect(copy.status).toBe(201);
  expect(copy.json).toMatchObject({ name: "Ring (copy)", images: [], isActive: false });
  const whole = await app.admin.post(`/products/${id}/duplicate`, { body: {} });
  expect(whole.json).toMatchObject({ images: ["https://example.com/a.jpg"] });
});
