import { expect, test } from "vitest";
import { notFound } from "#domain/errors.ts";
import { withPageErrors } from "./page-errors.ts";

test("returns the result of an operation", async () => {
  expect(await withPageErrors(Promise.resolve(7))).toBe(7);
});

test("maps a domain error to a response with its status", async () => {
  const message = "Product not found";
  await expect(withPageErrors(Promise.reject(notFound("Product")))).rejects.toMatchObject({
    init: { status: 404 },
    data: { message, error: message },
  });
});

test("rethrows any other error unchanged", async () => {
  const broken = new Error("The disk fell off");
  await expect(withPageErrors(Promise.reject(broken))).rejects.toBe(broken);
});
