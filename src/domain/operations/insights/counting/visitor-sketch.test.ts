import { expect, test } from "vitest";
import { hashText, NO_HASH } from "./hash-visitor.ts";
import { VisitorSketch } from "./visitor-sketch.ts";

const SALT = hashText("a salt", NO_HASH);

function addVisitors(sketch: VisitorSketch, from: number, to: number): number {
  let firsts = 0;
  for (let visitor = from; visitor < to; visitor += 1) {
    const address = `${visitor >> 16}.${(visitor >> 8) & 255}.7.${visitor & 255}`;
    const { high, low } = hashText(address, SALT);
    if (sketch.add(high, low)) firsts += 1;
  }
  return firsts;
}

test.each([0, 1, 2, 10, 100, 1000, 10_000, 50_000, 300_000])(
  "estimates %i visitors within three standard errors",
  (visitors) => {
    const sketch = VisitorSketch.empty();
    addVisitors(sketch, 0, visitors);
    expect(Math.abs(sketch.estimate() - visitors)).toBeLessThanOrEqual(visitors * 0.025);
  },
);

test("counts nobody twice, and tells a first visit from a later one", () => {
  const sketch = VisitorSketch.empty();
  expect(addVisitors(sketch, 0, 1000)).toBeGreaterThan(950);
  const before = sketch.estimate();
  expect(addVisitors(sketch, 0, 1000)).toBe(0);
  expect(sketch.estimate()).toBe(before);
});

test("merged sketches estimate the visitors of both, those in common once", () => {
  const [one, other] = [VisitorSketch.empty(), VisitorSketch.empty()];
  addVisitors(one, 0, 6000);
  addVisitors(other, 4000, 10_000);
  const both = VisitorSketch.from(one.toText());
  both.merge(other);
  expect(Math.abs(both.estimate() - 10_000)).toBeLessThan(250);
});
