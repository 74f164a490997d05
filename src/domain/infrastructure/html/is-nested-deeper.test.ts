import { expect, test } from "vitest";
import { isNestedDeeper } from "./is-nested-deeper.ts";

test("counts open elements", () => {
  expect(isNestedDeeper("<b><i>a</i></b><b><i>c</i></b>", 2)).toBe(false);
  expect(isNestedDeeper("<b><i><u>a</u></i></b>", 2)).toBe(true);
});

test("counts neither void elements nor those that the next one closes", () => {
  expect(isNestedDeeper("<br><img><hr><p>a<p>b<p>c<li>d<li>e", 2)).toBe(false);
});

test.each(["<b>", "<li><td>", "<p><li>", "<svg>"])("finds %s repeated to 2 MB too deep", (unit) => {
  expect(isNestedDeeper(unit.repeat(2_000_000 / unit.length), 1000)).toBe(true);
});
