import path from "node:path";
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { projectFile } from "#project-file";
import { addPiece } from "#tests/support/new-order.ts";
import { pictureWithCornerColors } from "#tests/support/test-pictures.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { storePicture } from "../../../media/library/store-picture.ts";
import { checkRehearsal } from "../../health/checks/check-rehearsal.ts";
import { backUpNightly, rehearseWeekly } from "./scheduled-backups.ts";
import { withRehearsalFolder } from "./rehearse-restore.ts";

// Each restore is rehearsed by a process of its own.
vi.setConfig({ testTimeout: 180_000 });

const MONDAY_MORNING = "2026-11-23T15:00:00.000Z";

let dataDir: string;
let shop: TestShop;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "fernhill-rehearsal-"));
  shop = { ...(await testShop({ now: MONDAY_MORNING })), dataDir };
  shop.secrets = { ...shop.secrets, backupPassphrase: "correct horse battery" };
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const backupFile = () => path.join(dataDir, "backups", "backup-nightly-2026-11-23.tar.age");
const rehearsals = () =>
  shop.db.selectFrom("backupTasks").selectAll().where("kind", "=", "rehearsal").execute();
const leftovers = async () =>
  (await readdir(dataDir)).filter((name) => name.startsWith(".rehearsal"));

test("restores the week's first backup once, says what was there, and leaves nothing", async () => {
  await addPiece(shop);
  await addPiece(shop);
  await storePicture(shop, await pictureWithCornerColors(40, 30).png().toBuffer());
  await rehearseWeekly(shop);
  expect(await rehearsals()).toEqual([]);
  await backUpNightly(shop);
  await Promise.all([rehearseWeekly(shop), rehearseWeekly(shop)]);
  expect(await rehearsals()).toMatchObject([
    { due: "2026-11-23", file: path.basename(backupFile()), pieces: 2, photos: 1, problem: null },
  ]);
  expect(await readdir(dataDir)).toEqual(["backups"]);
  shop.clock.advance({ days: 2 });
  await rehearseWeekly(shop);
  expect(await rehearsals()).toHaveLength(1);
  const sentence = "Restored as a test on Monday, 2 pieces and 1 photo.";
  expect(await checkRehearsal(shop)).toEqual({ state: "ok", sentence });
  shop.clock.advance({ days: 5 });
  // The week's first backup is not there yet.
  await rehearseWeekly(shop);
  expect(await rehearsals()).toHaveLength(1);
  expect((await checkRehearsal(shop)).sentence).toContain("on November 23, 2 pieces");
  shop.clock.advance({ days: 4 });
  expect(await checkRehearsal(shop)).toMatchObject({
    state: "warning",
    sentence: "Backups were last tested 11 days ago.",
  });
});

test("a backup that can't be restored fails with its sentence, and is tried again the next day", async () => {
  await backUpNightly(shop);
  const whole = await readFile(backupFile());
  await writeFile(backupFile(), whole.subarray(0, -1));
  await expect(rehearseWeekly(shop)).rejects.toThrow("cannot be restored");
  expect(await checkRehearsal(shop)).toMatchObject({
    state: "failed",
    sentence: expect.stringMatching(
      /restored in a test\. backup-nightly-2026-11-23\.tar\.age cannot be restored: it is cut short/,
    ) as string,
  });
  expect(await leftovers()).toEqual([]);
  await writeFile(backupFile(), whole);
  await rehearseWeekly(shop);
  shop.clock.advance({ days: 1, minutes: 1 });
  await rehearseWeekly(shop);
  expect(await checkRehearsal(shop)).toMatchObject({ state: "ok" });
});

test("doesn't begin without enough space, and ends before it fills the disk", async () => {
  const file = path.join(dataDir, "large");
  await writeFile(file, "");
  const folders: string[] = [];
  const full = withRehearsalFolder(
    dataDir,
    file,
    (folder, noSpace) => {
      folders.push(folder);
      return new Promise<never>((_, reject) => {
        noSpace.addEventListener("abort", () => reject(noSpace.reason as Error));
      });
    },
    () => Promise.resolve(folders.length === 0 ? 1e12 : 1e6),
  );
  await expect(full).rejects.toThrow("There’s not enough space to test a backup: 1 MB are free");
  expect(folders).toHaveLength(1);
  const never = withRehearsalFolder(
    dataDir,
    file,
    () => Promise.reject(new Error("began")),
    () => Promise.resolve(1e6),
  );
  await expect(never).rejects.toThrow("not enough space");
  expect(await leftovers()).toEqual([]);
});

test("kill -9 leaves no folder: its child deletes it, or else the next rehearsal", async () => {
  await backUpNightly(shop);
  const folder = path.join(dataDir, ".rehearsal-killed");
  await mkdir(folder);
  const program = projectFile("src/domain/operations/backup/schedule/backup-process.ts");
  const child = fork(program, { stdio: "ignore" });
  const { backupPassphrase: passphrase } = shop.secrets;
  child.send({ work: "rehearse", file: backupFile(), passphrase, folder });
  await vi.waitUntil(async () => (await readdir(folder)).length > 0, { timeout: 20_000 });
  // What the child sees when its parent is killed.
  child.disconnect();
  await once(child, "exit");
  expect(await leftovers()).toEqual([]);

  await mkdir(path.join(dataDir, ".rehearsal-both-killed", "restored"), { recursive: true });
  await rehearseWeekly(shop);
  expect(await rehearsals()).toMatchObject([{ problem: null, pieces: 0 }]);
  expect(await leftovers()).toEqual([]);
});
