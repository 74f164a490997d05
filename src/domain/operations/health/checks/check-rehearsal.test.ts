import { expect, test } from "vitest";
import { testShop } from "#tests/support/test-shop.ts";
import { NO_SPACE } from "../../backup/schedule/rehearse-restore.ts";
import { checkRehearsal } from "./check-rehearsal.ts";

test("a new shop has no rehearsal yet; one whose backups are never rehearsed is warned", async () => {
  const shop = await testShop();
  expect(await checkRehearsal(shop)).toEqual({
    state: "ok",
    sentence: "Not run yet. We test a nightly backup each week by restoring it.",
  });
  const at = shop.now().toISOString();
  await shop.db
    .insertInto("backupTasks")
    .values({ kind: "nightly", due: "2026-11-20", startedAt: at, finishedAt: at })
    .execute();
  shop.clock.advance({ days: 10 });
  expect((await checkRehearsal(shop)).state).toBe("ok");
  shop.clock.advance({ hours: 1 });
  expect(await checkRehearsal(shop)).toMatchObject({
    state: "warning",
    sentence: "Backups were never tested.",
  });
});

test("too little space warns, anything else that went wrong fails", async () => {
  const shop = await testShop();
  const at = shop.now().toISOString();
  const task = { kind: "rehearsal" as const, startedAt: at };
  const space = `${NO_SPACE}: 1 MB are free, and about 300 MB are needed.`;
  await shop.db
    .insertInto("backupTasks")
    .values({ ...task, due: "2026-11-16", problem: space })
    .execute();
  expect(await checkRehearsal(shop)).toMatchObject({ state: "warning", sentence: space });
  await shop.db
    .insertInto("backupTasks")
    .values({ ...task, due: "2026-11-23", problem: "It is damaged." })
    .execute();
  expect(await checkRehearsal(shop)).toMatchObject({
    state: "failed",
    sentence: "A backup couldn’t be restored in a test. It is damaged.",
  });
});

test("names the day of the last rehearsal and what it restored, until it is overdue", async () => {
  const shop = await testShop();
  shop.clock.set("2026-11-16T10:00:00.000Z");
  const at = shop.now().toISOString();
  const task = { kind: "rehearsal" as const, due: "2026-11-16", startedAt: at };
  await shop.db
    .insertInto("backupTasks")
    .values({ ...task, finishedAt: at, pieces: 1, photos: 1200 })
    .execute();
  const sentences: [hours: number, sentence: string][] = [
    [6 * 24 - 1, "Restored as a test on Monday, 1 piece and 1,200 photos."],
    [1, "Restored as a test on November 16, 1 piece and 1,200 photos."],
    [4 * 24, "Restored as a test on November 16, 1 piece and 1,200 photos."],
    [1, "Backups were last tested 10 days ago."],
  ];
  for (const [hours, sentence] of sentences) {
    shop.clock.advance({ hours });
    expect(await checkRehearsal(shop)).toMatchObject({ sentence });
  }
  expect((await checkRehearsal(shop)).state).toBe("warning");
});
