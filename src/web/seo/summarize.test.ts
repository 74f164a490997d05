import { expect, test } from "vitest";
import { summarize } from "./summarize.ts";

test("keeps a short text, on one line", () => {
  expect(summarize("A band\n of  gold.")).toBe("A band of gold.");
});

test("removes tags and decodes entities", () => {
  expect(summarize("<p>Gold &amp; <em>silver</em>,</p><p>by&nbsp;hand.</p>")).toBe(
    "Gold & silver, by hand.",
  );
});

test("cuts a long text at a word", () => {
  const summary = summarize("Three pieces left just as the last strike left them, ".repeat(9));
  expect(summary.length).toBeLessThanOrEqual(160);
  expect(summary).toMatch(/(strike|left|them|last|just|the|as|pieces|Three)…$/);
});

test("cuts a single long word", () => {
  expect(summarize("x".repeat(500), 20)).toBe(`${"x".repeat(19)}…`);
});

test("reads a text of nothing but < before the test times out, which takes quadratic code a minute", () => {
  expect(summarize("<".repeat(400_000))).toMatch(/^<*…?$/);
});
