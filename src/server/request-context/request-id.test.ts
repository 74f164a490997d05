import { expect, test } from "vitest";
import { createRequestId } from "./request-id.ts";

test("no two requests bear the same number", () => {
  const numbers = Array.from({ length: 1000 }, createRequestId);
  expect(new Set(numbers).size).toBe(1000);
  for (const number of numbers) expect(number).toMatch(/^[0-9a-f]{16}$/);
});
