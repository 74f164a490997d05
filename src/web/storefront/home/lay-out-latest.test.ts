import { expect, test } from "vitest";
import { layOutLatest } from "./lay-out-latest.ts";

const columns = (count: number) =>
  layOutLatest(count).reduce((sum, size) => sum + (size === "tall" ? 1 : 2), 0);

test.each([0, 1, 2, 3, 4, 5, 6])("gives each of %i collections a size", (count) => {
  expect(layOutLatest(count)).toHaveLength(count);
});

test.each([2, 3, 4, 5, 6])("fills whole rows of four columns with %i collections", (count) => {
  expect(columns(count) % 4).toBe(0);
});
