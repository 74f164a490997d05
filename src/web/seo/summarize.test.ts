import { expect, test } from "vitest";
import { summarize } from "./summarize.ts";

test("a short text stays as it is, in one line", () => {
  expect(summarize("A band\n of  gold.")).toBe("A band of gold.");
});

test("markup is dropped and entities are read", () => {
  expect(summarize("<p>Gold &amp; <em>silver</em>,</p><p>by&nbsp;hand.</p>")).toBe(
    "Gold & silver, by hand.",
  );
});

test("a long text is cut at a word", () => {
  const summary = summarize("Three pieces left just as the last strike left them, ".repeat(9));
  expect(summary.length).toBeLessThanOrEqual(160);
  expect(summary).toMatch(/(strike|left|them|last|just|the|as|pieces|Three)…$/);
});

test("a single long word is cut where it must be", () => {
  expect(summarize("x".repeat(500), 20)).toBe(`${"x".repeat(19)}…`);
});
