import { expect, test } from "vitest";
import { isSameJson, toCanonicalJson } from "./canonical-json.ts";

test("writes the keys of all objects in one order, and lists as they are", () => {
  const one = { url: "/a", alt: "", points: [{ y: 1, x: 2 }, null] };
  const other = { points: [{ x: 2, y: 1 }, null], alt: "", url: "/a" };
  expect(toCanonicalJson(one)).toBe('{"alt":"","points":[{"x":2,"y":1},null],"url":"/a"}');
  expect(isSameJson(one, other)).toBe(true);
  expect(isSameJson([1, 2], [2, 1])).toBe(false);
});

test.each([
  [undefined, undefined, true],
  [undefined, null, false],
  [undefined, [], false],
  [{ a: undefined }, {}, true],
  [{ a: null }, {}, false],
  ["1", 1, false],
])("compares %j with %j", (one, other, expected) => {
  expect(isSameJson(one, other)).toBe(expected);
});
