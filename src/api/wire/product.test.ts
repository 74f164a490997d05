import { expect, test } from "vitest";
import { conflict, DomainError, invalid } from "#domain/errors.ts";
import { postProduct } from "#tests/support/post-product.ts";
import { testApp } from "#tests/support/test-app.ts";
import {
  toWireProduct,
  wireNewProduct,
  wireProductChange,
  withFirstImage,
  withWireConflict,
} from "./product.ts";

const ring = { name: "Ring", price: "129.00" };

test("reads the aliases of pictures and stock", () => {
  const { product: read } = wireNewProduct.parse({
    ...ring,
    imageUrl: "https://example.com/a.jpg",
  });
  expect(read.images).toEqual(["https://example.com/a.jpg"]);
  expect(read).not.toHaveProperty("imageUrl");
  expect(wireNewProduct.parse({ ...ring, stockQuantity: 0 }).product.stock).toBe(0);
  const { product: neither } = wireNewProduct.parse({ ...ring, imageUrl: null });
  expect([neither.images, neither.stock]).toEqual([undefined, undefined]);
});

test("the field's own name overrides its alias, even an invalid one", () => {
  const images = ["https://example.com/b.jpg"];
  const both = { images, imageUrl: "not an address", stock: 1, stockQuantity: "many" };
  expect(wireNewProduct.parse({ ...ring, ...both }).product).toMatchObject({ images, stock: 1 });
  const { change, imageUrl } = wireProductChange.parse(both);
  expect(change).toEqual({ images, stock: 1 });
  expect(imageUrl).toBeUndefined();
});

test("a blank picture changes none, and blank numbers become null", () => {
  expect(wireProductChange.parse({ imageUrl: "", categoryId: "", weight: "" })).toEqual({
    imageUrl: undefined,
    change: { categoryId: null, weight: null },
  });
  expect(wireProductChange.parse({ imageUrl: null, stockQuantity: 0 })).toEqual({
    imageUrl: null,
    change: { stock: 0 },
  });
});

test.each([null, 7, "ring", undefined])("refuses %j, which is no piece", (body) => {
  expect(wireProductChange.safeParse(body).success).toBe(false);
});

test("refuses a list, which is no piece", () => {
  expect(wireProductChange.safeParse([]).success).toBe(false);
});

test("replaces the first picture and keeps it once", () => {
  expect(withFirstImage(["a", "b", "c"], "d")).toEqual(["d", "b", "c"]);
  expect(withFirstImage(["a", "b", "c"], "c")).toEqual(["c", "b"]);
  expect(withFirstImage([], "a")).toEqual(["a"]);
  expect(withFirstImage(["a", "b"], null)).toEqual([]);
});

test("sends the aliases of a piece without pictures and of one with several", async () => {
  const app = await testApp();
  const bare = await postProduct(app, { stock: 2 });
  expect(toWireProduct(bare, "admin")).toMatchObject({ imageUrl: null, stockQuantity: 2 });
  const images = ["https://example.com/a.jpg", "https://example.com/b.jpg"];
  expect(toWireProduct({ ...bare, images }, "admin")).toMatchObject({ imageUrl: images[0] });
});

/** What remains of a failure. */
async function refused(cause: unknown): Promise<unknown> {
  try {
    return await withWireConflict(Promise.reject(cause), "admin");
  } catch (thrown) {
    return thrown;
  }
}

test("a version conflict carries the piece as it is sent, another failure stays as it is", async () => {
  const { imageUrl: _, stockQuantity: __, ...piece } = await postProduct(await testApp());
  const thrown = await refused(conflict("Somebody else saved it.", piece));
  expect(thrown).toBeInstanceOf(DomainError);
  expect(thrown).toMatchObject({
    code: "conflict",
    message: "Somebody else saved it.",
    current: { name: "Ring", imageUrl: null, stockQuantity: piece.stock },
  });
  for (const other of [invalid("name", "Too long."), conflict("Taken.", { id: 1 }), "a text"]) {
    expect(await refused(other)).toBe(other);
  }
  expect(await withWireConflict(Promise.resolve(7), "admin")).toBe(7);
});
