import { expect, test, vi } from "vitest";
import { memoize } from "./memoize.ts";

test("what was made of a text is made once, whatever it was, until there is too much to remember", () => {
  const make = vi.fn<(text: string) => number | undefined>((text) => text.length || undefined);
  const lengthOf = memoize(2, make);
  expect([lengthOf("ring"), lengthOf(""), lengthOf("ring"), lengthOf("")]).toEqual([
    4,
    undefined,
    4,
    undefined,
  ]);
  expect(make).toHaveBeenCalledTimes(2);
  expect(lengthOf("pendant")).toBe(7);
  expect(lengthOf("ring")).toBe(4);
  expect(make).toHaveBeenCalledTimes(4);
});

test("a long text is made each time, and takes no room", () => {
  const make = vi.fn<(text: string) => number>((text) => text.length);
  const lengthOf = memoize(1, make);
  lengthOf("ring");
  expect([lengthOf("r".repeat(501)), lengthOf("r".repeat(501))]).toEqual([501, 501]);
  lengthOf("ring");
  expect(make).toHaveBeenCalledTimes(3);
});
