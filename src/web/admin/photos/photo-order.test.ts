import { describe, expect, test } from "vitest";
import { moveItem } from "./move-item.ts";
import { insertionIndex } from "./insertion-index.ts";

describe("moving a picture", () => {
  test("puts it where it was asked to, and no further than the ends", () => {
    expect(moveItem(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
    expect(moveItem(["a", "b", "c"], 0, 1)).toEqual(["b", "a", "c"]);
    expect(moveItem(["a", "b", "c"], 0, 9)).toEqual(["b", "c", "a"]);
    expect(moveItem(["a", "b", "c"], 1, -3)).toEqual(["b", "a", "c"]);
  });

  test("leaves the list itself alone when nothing moves", () => {
    const list = ["a", "b"];
    expect(moveItem(list, 1, 1)).toBe(list);
    expect(moveItem(list, -1, 0)).toBe(list);
  });
});

describe("a picture that arrives", () => {
  test("comes after those that were there before", () => {
    expect(insertionIndex(["old"], new Map(), 1)).toBe(1);
  });

  test("comes before one that was chosen after it and was faster", () => {
    expect(insertionIndex(["old", "third"], new Map([["third", 3]]), 2)).toBe(1);
  });

  test("comes after the one that was chosen before it, wherever that was moved", () => {
    const turns = new Map([
      ["first", 1],
      ["third", 3],
    ]);
    expect(insertionIndex(["first", "old", "third"], turns, 2)).toBe(1);
  });
});
