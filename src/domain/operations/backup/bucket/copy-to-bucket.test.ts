import path from "node:path";
import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { S3Config } from "../../../services/s3-bucket.ts";
import { type S3Server, startS3Server } from "#tests/support/s3-server.ts";
import { copyToBucket } from "./copy-to-bucket.ts";

const FOLDER = "backups/0123456789ab/";
const KEY = `${FOLDER}backup-nightly-2026-11-20.tar.age`;
/** The least that S3 takes. */
const PART = 5 * 1024 * 1024;
const bytes = randomBytes(3 * PART + 100);

let directory: string;
let file: string;
let store: S3Server;
let place: S3Config;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), "fernhill-copy-"));
  file = path.join(directory, path.basename(KEY));
  await writeFile(file, bytes);
  store = await startS3Server();
});
beforeEach(async () => {
  place = await store.freshPlace();
  store.setFault(() => undefined);
});
afterAll(async () => {
  await store.stop();
  await rm(directory, { recursive: true });
});

const copy = (other: Partial<S3Config> = {}) =>
  copyToBucket({ place: { ...place, ...other }, file, folder: FOLDER, partBytes: PART });

test("copies a backup in parts, the same to the byte", async () => {
  const parts: string[] = [];
  store.setFault(({ method, query }) => {
    if (method === "PUT" && query["partNumber"]) parts.push(query["partNumber"]);
    return undefined;
  });
  expect(await copy()).toEqual({ key: KEY, bytes: bytes.byteLength, warning: null });
  expect(parts).toEqual(["1", "2", "3", "4"]);
  expect(await store.objects(place)).toEqual(new Map([[KEY, bytes]]));
  expect(await store.unfinished(place)).toEqual([]);
});

test("reads on where the connection broke", async () => {
  let breaks = 0;
  store.setFault(({ method, query }) =>
    method === "GET" &&
    query["uploads"] === undefined &&
    query["list-type"] === undefined &&
    breaks++ < 2
      ? "break"
      : undefined,
  );
  expect(await copy()).toMatchObject({ bytes: bytes.byteLength });
  expect(breaks).toBe(3);
});

test("a part that failed is sent again", async () => {
  let failures = 0;
  store.setFault(({ query }) => (query["partNumber"] === "2" && failures++ < 2 ? 503 : undefined));
  await copy();
  expect(failures).toBe(3);
  expect(await store.objects(place)).toEqual(new Map([[KEY, bytes]]));
});

test("deletes a copy that is not the same when it is read back", async () => {
  store.setFault(({ method, query }) => {
    if (method === "HEAD") {
      const changed = Buffer.from(bytes);
      changed[PART] = (changed[PART] ?? 0) ^ 1;
      void store.overwrite(place, KEY, changed);
    }
    return query["none"] ? 500 : undefined;
  });
  await expect(copy()).rejects.toThrow(
    "The copy in the bucket wasn’t the same as the backup, so it was deleted.",
  );
  expect(await store.objects(place)).toEqual(new Map());
});

test("an upload that fails leaves neither an object nor parts, and the backup as it was", async () => {
  store.setFault(({ query }) => (query["partNumber"] === "3" ? 403 : undefined));
  await expect(copy()).rejects.toThrow("the keys may not write and read there");
  expect(await store.objects(place)).toEqual(new Map());
  expect(await store.unfinished(place)).toEqual([]);
});

test("deletes the shop's expired copies, and nothing else in the bucket", async () => {
  const nights = Array.from({ length: 40 }, (_, day) =>
    new Date(Date.UTC(2026, 9, 1 + day)).toISOString().slice(0, 10),
  );
  const others = [
    `${FOLDER}notes.txt`,
    `${FOLDER}backup-nightly-2024-01-01.tar`,
    `${FOLDER}kept/backup-nightly-2024-01-01.tar.age`,
    "backups/ba9876543210/backup-nightly-2024-01-01.tar.age",
    "backup-nightly-2024-01-01.tar.age",
  ];
  const nightly = (night: string) => `${FOLDER}backup-nightly-${night}.tar.age`;
  for (const key of [...nights.map(nightly), ...others]) await store.put(place, key);
  await copy();
  const left = [...(await store.objects(place)).keys()];
  expect(left).toEqual(expect.arrayContaining([...others, KEY]));
  const own = left.filter((key) => !others.includes(key)).map((key) => key.slice(-18, -8));
  expect(own).toEqual([
    "2026-10-11",
    "2026-10-18",
    "2026-10-25",
    "2026-10-31",
    "2026-11-01",
    "2026-11-04",
    "2026-11-05",
    "2026-11-06",
    "2026-11-07",
    "2026-11-08",
    "2026-11-09",
    "2026-11-20",
  ]);
});

test("keys that may not delete or list make a copy, with a warning for the log", async () => {
  store.setFault(({ query }) => (query["list-type"] ? 403 : undefined));
  expect(await copy()).toMatchObject({ key: KEY, warning: expect.any(String) as string });
});

test.each([
  ["another secret key", { secretAccessKey: "guessed" }, "it doesn’t accept the keys"],
  ["another access key", { accessKeyId: "guessed" }, "it doesn’t accept the keys"],
  ["no such bucket", { bucket: "nowhere" }, "there is no bucket of that name"],
  ["nobody listens", { endpoint: "http://127.0.0.1:1" }, "it can’t be reached"],
  ["no such server", { endpoint: "http://nowhere.invalid" }, "no server of that name was found"],
])("says in a sentence what is wrong: %s", async (_, other, reason) => {
  const at = { ...place, ...other };
  const sentence = `The bucket ${at.bucket} at ${new URL(at.endpoint).host} failed: ${reason}.`;
  await expect(copy(other)).rejects.toThrow(sentence);
});
