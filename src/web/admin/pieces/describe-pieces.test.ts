import { expect, test } from "vitest";
import { describePieces } from "./describe-pieces.ts";

test("names the first piece and counts the others", () => {
  expect(describePieces([])).toBe("Custom work");
  expect(describePieces([{ name: "Ring" }])).toBe("Ring");
  expect(describePieces([{ name: "Ring" }, { name: "A" }, { name: "B" }])).toBe("Ring and 2 more");
});
