import { expect, test } from "vitest";
import { bucketFolder, folderOf, nightOf } from "./bucket-folder.ts";

test("a shop finds its folder again by its key, and no other shop's", () => {
  expect(bucketFolder("key")).toMatch(/^backups\/[\da-f]{12}\/$/);
  expect(bucketFolder("key")).toBe(bucketFolder("key"));
  expect(bucketFolder("key")).not.toBe(bucketFolder("another key"));
});

test.each([
  ["backups/a/backup-nightly-2026-11-20.tar.age", "2026-11-20"],
  ["backup-nightly-2026-11-20.tar.age", "2026-11-20"],
  ["backups/a/backup-nightly-2026-11-20.tar.sealed", "2026-11-20"],
  ["backups/a/backup-2026-11-20.tar.age", null],
  ["backups/a/old-backup-nightly-2026-11-20.tar.age", null],
  ["backups/a/backup-nightly-2026-11-20.tar.age.part", null],
  ["backups/backup-nightly-2026-11-20.tar.age/x", null],
])("%s is the backup of the night %s", (key, night) => {
  expect(nightOf(key)).toBe(night);
});

test("the folder of a key ends with its last slash", () => {
  expect(folderOf("backups/a/b.tar")).toBe("backups/a/");
  expect(folderOf("b.tar")).toBe("");
});
