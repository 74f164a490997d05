import { expect, test } from "vitest";
import { notFound } from "#domain/errors.ts";
import { withPageErrors } from "./page-errors.ts";

test("what was found is handed on", async () => {
  expect(await withPageErrors(Promise.resolve(7))).toBe(7);
});

test("a broken rule becomes an answer with its status", async () => {
  const message = "Product not found";
  await expect(withPageErrors(Promise.reject(notFound("Product")))).rejects.toMatchObject({
    init: { status: 404 },
    data: { message, error: message },
  });
});

test("any other error goes on as it is", async () => {
  const broken = new Error("The disk fell off");
  await expect(withPageErrors(Promise.reject(broken))).rejects.toBe(broken);
});
