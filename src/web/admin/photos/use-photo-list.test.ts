import { describe, expect, test } from "vitest";
import { insertionIndex } from "./use-photo-list.ts";

describe("an uploaded photo", () => {
  test("follows the photos that were there before", () => {
    expect(insertionIndex(["old"], new Map(), 1)).toBe(1);
  });

  test("precedes a photo that was chosen later and uploaded faster", () => {
    expect(insertionIndex(["old", "third"], new Map([["third", 3]]), 2)).toBe(1);
  });

  test("follows the photo that was chosen before it, wherever that was moved", () => {
    const positions = new Map([
      ["first", 1],
      ["third", 3],
    ]);
    expect(insertionIndex(["first", "old", "third"], positions, 2)).toBe(1);
  });
});
