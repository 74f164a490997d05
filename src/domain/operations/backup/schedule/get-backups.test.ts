import { expect, test } from "vitest";
import { testShop } from "#tests/support/test-shop.ts";
import { getBackupCopy } from "./get-backups.ts";

const backupBucket = {
  endpoint: "https://s3.example",
  bucket: "second-copy",
  region: "us-east-1",
  accessKeyId: "id",
  secretAccessKey: "secret",
};

test("a shop without a bucket has no copies", async () => {
  expect(await getBackupCopy(await testShop())).toBeNull();
});

test("says when the last backup was copied, and why a newer copy failed", async () => {
  const shop = { ...(await testShop()), backupBucket };
  const none = { bucket: "second-copy", lastAt: null, problem: null };
  expect(await getBackupCopy(shop)).toEqual(none);
  const at = shop.now().toISOString();
  const task = { kind: "copy" as const, startedAt: at };
  const problem = "The bucket second-copy at s3.example failed: it’s full.";
  await shop.db
    .insertInto("backupTasks")
    .values([
      { ...task, due: "2026-11-20", finishedAt: at },
      { ...task, due: "2026-11-21", problem },
    ])
    .execute();
  expect(await getBackupCopy(shop)).toEqual({ bucket: "second-copy", lastAt: at, problem });
});
