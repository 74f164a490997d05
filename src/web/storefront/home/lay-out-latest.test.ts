import { expect, test } from "vitest";
import { layOutLatest } from "./lay-out-latest.ts";

const columns = (count: number) =>
  layOutLatest(count).reduce((sum, place) => sum + (place === "tall" ? 1 : 2), 0);

test.each([0, 1, 2, 3, 4, 5, 6])("%i collections each have their place", (count) => {
  expect(layOutLatest(count)).toHaveLength(count);
});

test.each([2, 3, 4, 5, 6])("%i collections fill whole rows of four columns", (count) => {
  expect(columns(count) % 4).toBe(0);
});
