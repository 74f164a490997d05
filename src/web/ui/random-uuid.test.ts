import { expect, test, vi } from "vitest";
import { z } from "zod";
import { randomUuid } from "./random-uuid.ts";

test("is a UUID, another one each time, without what browsers have on https alone", () => {
  vi.spyOn(crypto, "randomUUID").mockImplementation(() => {
    throw new TypeError("crypto.randomUUID is not a function");
  });
  const ids = Array.from({ length: 100 }, () => randomUuid());
  expect(new Set(ids).size).toBe(100);
  expect(ids.every((id) => z.uuidv4().safeParse(id).success)).toBe(true);
});
