import path from "node:path";
import { fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { projectFile } from "#project-file";
import { type S3Server, startS3Server } from "#tests/support/s3-server.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { createJobs } from "../../../services/jobs.ts";
import type { S3Config } from "../../../services/s3-bucket.ts";
import { backUpNightly, copyNightlyBackup } from "./scheduled-backups.ts";

// Each copy is made by a process of its own.
vi.setConfig({ testTimeout: 180_000 });

const PASSPHRASE = "correct horse battery";
const NIGHT = "2026-11-20";

let dataDir: string;
let store: S3Server;
let place: S3Config;
let shop: TestShop;
beforeAll(async () => {
  store = await startS3Server();
});
beforeEach(async () => {
  store.setFault(() => undefined);
  dataDir = await mkdtemp(path.join(tmpdir(), "fernhill-copy-nightly-"));
  place = await store.freshPlace();
  shop = { ...(await testShop()), dataDir, backupBucket: place };
  shop.secrets = { ...shop.secrets, backupPassphrase: PASSPHRASE };
  await backUpNightly(shop);
});
afterEach(() => rm(dataDir, { recursive: true }));
afterAll(() => store.stop());

const backupFile = () => path.join(dataDir, "backups", `backup-nightly-${NIGHT}.tar.age`);
const objects = () => store.objects(place);
const readTask = (due = NIGHT) =>
  shop.db
    .selectFrom("backupTasks")
    .selectAll()
    .where("kind", "=", "copy")
    .where("due", "=", due)
    .executeTakeFirst();

test("copies each night's backup once, despite concurrent calls", async () => {
  let uploads = 0;
  store.setFault(({ method }) => {
    if (method === "PUT") uploads += 1;
    return undefined;
  });
  await Promise.all([copyNightlyBackup(shop), copyNightlyBackup(shop)]);
  await copyNightlyBackup(shop);
  expect(uploads).toBe(1);
  const [[key, bytes] = []] = await objects();
  expect(key).toMatch(/^backups\/[0-9a-f]{12}\/backup-nightly-2026-11-20\.tar\.age$/);
  expect(bytes).toEqual(await readFile(backupFile()));
  const task = await readTask();
  expect(task).toMatchObject({ kind: "copy", file: key, bytes: bytes?.byteLength, problem: null });
  shop.clock.advance({ days: 1 });
  await backUpNightly(shop);
  await copyNightlyBackup(shop);
  expect([...(await objects()).keys()].map((each) => each.slice(-18, -8))).toEqual([
    NIGHT,
    "2026-11-21",
  ]);
});

test("stores why it failed, leaves the backup alone and tries again after half an hour", async () => {
  const before = await readFile(backupFile());
  store.setFault(() => 403);
  await expect(copyNightlyBackup(shop)).rejects.toThrow("the keys may not write and read there");
  const sentence = (await readTask())?.problem;
  expect(sentence).toMatch(/^The bucket media-\w+ at 127\.0\.0\.1:\d+ failed: the keys may not/);
  expect(await readFile(backupFile())).toEqual(before);
  store.setFault(() => undefined);
  await copyNightlyBackup(shop);
  expect(await objects()).toEqual(new Map());
  shop.clock.advance({ minutes: 31 });
  await copyNightlyBackup(shop);
  expect((await objects()).size).toBe(1);
  expect((await readTask())?.problem).toBeNull();
});

test("leaves the copy to the machine that has the file", async () => {
  const elsewhere = { ...shop, dataDir: path.join(dataDir, "elsewhere") };
  await copyNightlyBackup(elsewhere);
  expect(await readTask()).toBeUndefined();
  await copyNightlyBackup(shop);
  expect((await objects()).size).toBe(1);
});

test("never sends a backup that is not encrypted", async () => {
  shop.secrets = { ...shop.secrets, backupPassphrase: undefined };
  shop.clock.advance({ days: 1 });
  await backUpNightly(shop);
  await copyNightlyBackup(shop);
  expect([await objects(), await readTask("2026-11-21")]).toEqual([new Map(), undefined]);
});

test("a shop that stops leaves the copy to its next start", async () => {
  const reached = Promise.withResolvers<void>();
  store.setFault(() => {
    reached.resolve();
    return "hang";
  });
  const copying = copyNightlyBackup(shop);
  await reached.promise;
  await shop.jobs.stop();
  await copying;
  expect(await readTask()).toMatchObject({ problem: null, finishedAt: null });
  store.setFault(() => undefined);
  shop.jobs = createJobs();
  await copyNightlyBackup(shop);
  expect((await objects()).size).toBe(1);
});

test("kill -9 in the middle of an upload leaves no object, and the next one clears its parts", async () => {
  const folder = "backups/0123456789ab/";
  const program = projectFile("src/domain/operations/backup/schedule/backup-process.ts");
  // The least that S3 takes.
  const partBytes = 5 * 1024 * 1024;
  await writeFile(backupFile(), randomBytes(3 * partBytes));
  const reached = Promise.withResolvers<void>();
  store.setFault(({ query }) => {
    if (query["partNumber"] !== "3") return undefined;
    reached.resolve();
    return "hang";
  });
  const child = fork(program, { stdio: "ignore" });
  child.send({ work: "copy", place, file: backupFile(), folder, partBytes });
  await reached.promise;
  child.kill("SIGKILL");
  await once(child, "exit");
  expect(await objects()).toEqual(new Map());
  expect(await store.unfinished(place)).toHaveLength(1);
  expect(await readdir(path.dirname(backupFile()))).toEqual([path.basename(backupFile())]);

  store.setFault(() => undefined);
  const again = fork(program, { stdio: "ignore" });
  again.send({ work: "copy", place, file: backupFile(), folder, partBytes });
  const [answer] = (await once(again, "message")) as unknown[];
  expect(answer).toMatchObject({ result: { warning: null } });
  again.kill();
  expect([...(await objects()).values()]).toEqual([await readFile(backupFile())]);
  expect(await store.unfinished(place)).toEqual([]);
});
