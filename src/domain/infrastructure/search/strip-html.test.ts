import { expect, test } from "vitest";
import { stripHtml } from "./strip-html.ts";

test("separates words by the tags between them and decodes entities", () => {
  expect(stripHtml("<h2>Gold</h2><p>ring&#8217;s &#x62;and</p>").split(/\s+/)).toEqual([
    "",
    "Gold",
    "ring’s",
    "band",
    "",
  ]);
});

/** In milliseconds. */
function time(text: string): number {
  const started = performance.now();
  stripHtml(text);
  return performance.now() - started;
}

test("reads a text of nothing but < in linear time", () => {
  time("<".repeat(10_000));
  expect(time("<".repeat(100_000))).toBeLessThan(30 * Math.max(1, time("<".repeat(10_000))));
});
