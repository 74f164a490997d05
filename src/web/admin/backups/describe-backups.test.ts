import { expect, test } from "vitest";
import { describeBackupProblem } from "./describe-backups.ts";

const now = new Date("2026-11-20T15:00:00Z");
const fine = { files: [], lastAt: "2026-11-20T08:00:00Z", missing: 0, problem: null, copy: null };

test("reports no problem before the first backup and after a good one", () => {
  expect(describeBackupProblem({ ...fine, lastAt: null }, now)).toBeNull();
  expect(describeBackupProblem(fine, now)).toBeNull();
});

test("reports the worst problem first", () => {
  const problem = "The disk is full.";
  expect(describeBackupProblem({ ...fine, problem, missing: 2 }, now)).toBe(problem);
  expect(describeBackupProblem({ ...fine, lastAt: "2026-11-16T08:00:00Z" }, now)).toContain(
    "4 days old",
  );
  expect(describeBackupProblem({ ...fine, missing: 1 }, now)).toBe(
    "1 photo couldn’t be read and isn’t in the last backup.",
  );
  expect(describeBackupProblem({ ...fine, missing: 3 }, now)).toContain("3 photos couldn’t");
});
