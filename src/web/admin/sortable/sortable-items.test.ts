import { expect, test } from "vitest";
import { moveTargetOf } from "./sortable-items.tsx";

test("moves by the arrow keys, Home and End within the list", () => {
  expect(moveTargetOf("ArrowUp", 2, 4)).toBe(1);
  expect(moveTargetOf("ArrowUp", 0, 4)).toBe(0);
  expect(moveTargetOf("ArrowDown", 3, 4)).toBe(3);
  expect(moveTargetOf("Home", 2, 4)).toBe(0);
  expect(moveTargetOf("End", 1, 4)).toBe(3);
  expect(moveTargetOf("a", 1, 4)).toBeNull();
});
