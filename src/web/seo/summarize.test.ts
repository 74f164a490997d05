import { expect, test } from "vitest";
import { summarise } from "./summarize.ts";

test("a short text stays as it is, in one line", () => {
  expect(summarise("A band\n of  gold.")).toBe("A band of gold.");
});

test("markup is dropped and entities are read", () => {
  expect(summarise("<p>Gold &amp; <em>silver</em>,</p><p>by&nbsp;hand.</p>")).toBe(
    "Gold & silver, by hand.",
  );
});

test("a long text is cut at a word", () => {
  const summary = summarise("Three pieces left just as the last strike left them, ".repeat(9));
  expect(summary.length).toBeLessThanOrEqual(160);
  expect(summary).toMatch(/(strike|left|them|last|just|the|as|pieces|Three)…$/);
});

test("a single long word is cut where it must be", () => {
  expect(summarise("x".repeat(500), 20)).toBe(`${"x".repeat(19)}…`);
});
