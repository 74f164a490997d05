import { expect, test } from "vitest";
import { describeSize, describeTrouble } from "./describe-backups.ts";

const now = new Date("2026-11-20T15:00:00Z");
const fine = { files: [], lastAt: "2026-11-20T08:00:00Z", missing: 0, problem: null };

test("nothing is wrong before the first backup, nor after a good one", () => {
  expect(describeTrouble({ ...fine, lastAt: null }, now)).toBeNull();
  expect(describeTrouble(fine, now)).toBeNull();
});

test("what is wrong is told in words, the worst first", () => {
  const problem = "The disk is full.";
  expect(describeTrouble({ ...fine, problem, missing: 2 }, now)).toBe(problem);
  expect(describeTrouble({ ...fine, lastAt: "2026-11-16T08:00:00Z" }, now)).toContain("4 days old");
  expect(describeTrouble({ ...fine, missing: 1 }, now)).toBe(
    "One picture could not be read and is not in the last backup.",
  );
  expect(describeTrouble({ ...fine, missing: 3 }, now)).toContain("3 pictures could not");
});

test("a size is read at a glance", () => {
  expect([describeSize(14_234_567), describeSize(2_500_000_000), describeSize(900)]).toEqual([
    "14.2 MB",
    "2.5 GB",
    "0.1 MB",
  ]);
});
