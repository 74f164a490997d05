import { expect, test } from "vitest";
import { describeBackupProblem, describeRestore } from "./describe-backups.ts";

const now = new Date("2026-11-20T15:00:00Z");
const fine = {
  files: [],
  lastAt: "2026-11-20T08:00:00Z",
  missing: 0,
  problem: null,
  copy: null,
  restore: null,
};

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

const restore = {
  status: "restored" as const,
  backup: "backup-nightly-2026-11-18.tar",
  backupAt: "November 18",
  before: "before-restore-2026-11-20T140000.tar",
  at: "2026-11-20T14:05:00Z",
  problem: null,
};
const before = {
  name: restore.before,
  createdAt: "2:01 PM",
  bytes: 1,
  encrypted: false,
};
const describe = (
  over: Partial<Parameters<typeof describeRestore>[0]["restore"]>,
  files = [before],
) => describeRestore({ restore: { ...restore, ...over }, files }, now, (at) => `(${at})`);

test("says how a restore ended, and where the shop is as it was before", () => {
  expect(describe({})).toEqual({
    text: "Restored on (2026-11-20T14:05:00Z): your shop is as it was on (November 18). The backup of (2:01 PM) holds it as it was before.",
    isProblem: false,
  });
  expect(describe({}, [])?.text).not.toContain("as it was before");
  const problem = "The disk is full. Nothing was changed.";
  expect(describe({ status: "failed", problem })).toEqual({
    text: `Couldn’t restore the backup of (November 18). ${problem}`,
    isProblem: true,
  });
});

test("says nothing about a restore of more than a week ago, or without one", () => {
  expect(describe({ at: "2026-11-12T14:05:00Z" })).toBeNull();
  expect(describeRestore(fine, now, String)).toBeNull();
});
