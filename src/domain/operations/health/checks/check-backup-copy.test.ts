import { expect, test } from "vitest";
import { testShop } from "#tests/support/test-shop.ts";
import { checkBackupCopy } from "./check-backup-copy.ts";

const backupBucket = {
  endpoint: "https://s3.example",
  bucket: "second-copy",
  region: "us-east-1",
  accessKeyId: "id",
  secretAccessKey: "secret",
};

test("nothing is wrong with backups that stay on the server, but it says so", async () => {
  expect(await checkBackupCopy(await testShop())).toEqual({
    state: "ok",
    sentence: "Backups stay on this server. Download one now and then to be safe.",
  });
});

test("names the age of the last copy, why the newest failed, and one that is overdue", async () => {
  const shop = { ...(await testShop()), backupBucket };
  expect(await checkBackupCopy(shop)).toEqual({
    state: "warning",
    sentence: "No backup was copied to the bucket second-copy yet. The next one is made tonight.",
  });
  const at = shop.now().toISOString();
  const task = { kind: "copy" as const, startedAt: at };
  await shop.db
    .insertInto("backupTasks")
    .values({ ...task, due: "2026-11-20", finishedAt: at })
    .execute();
  shop.clock.advance({ hours: 5 });
  expect(await checkBackupCopy(shop)).toEqual({
    state: "ok",
    sentence: "The last backup was copied to the bucket second-copy 5 hours ago, and read back.",
  });
  shop.clock.advance({ days: 3 });
  expect(await checkBackupCopy(shop)).toMatchObject({
    state: "failed",
    sentence: "The last backup was copied to the bucket second-copy 3 days ago.",
  });
  const problem = "The bucket second-copy at s3.example failed: it’s full.";
  await shop.db
    .insertInto("backupTasks")
    .values({ ...task, due: "2026-11-21", problem })
    .execute();
  expect(await checkBackupCopy(shop)).toMatchObject({
    state: "failed",
    sentence: problem,
    fix: expect.stringContaining("The backup on this server is unharmed") as string,
  });
});
