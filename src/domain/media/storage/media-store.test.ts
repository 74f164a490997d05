import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type S3Server, startS3Server } from "#tests/support/s3-server.ts";
import { diskStore } from "./disk-store.ts";
import type { MediaStore } from "./media-store.ts";
import { memoryStore } from "#tests/support/memory-store.ts";
import { s3Store } from "./s3-store.ts";

let folder: string;
let s3: S3Server;

beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(() => s3.stop());
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "fernhill-media-"));
});
afterEach(() => rm(folder, { recursive: true }));

const makers: [string, () => MediaStore | Promise<MediaStore>][] = [
  ["in a folder", () => diskStore(folder)],
  ["in a bucket", async () => s3Store(await s3.freshPlace())],
  ["in memory", () => memoryStore()],
];

describe.each(makers)("a store %s", (_, open) => {
  const bytes = Buffer.from("twelve bytes");
  let store: MediaStore;
  beforeEach(async () => {
    store = await open();
  });

  test("reads what was written", async () => {
    await store.write("originals/ab/ring.jpg", bytes);
    expect(Buffer.from((await store.read("originals/ab/ring.jpg"))!)).toEqual(bytes);
    expect(await store.has("originals/ab/ring.jpg")).toBe(true);
  });

  test("takes a local file", async () => {
    const file = path.join(folder, "upload");
    await writeFile(file, bytes);
    await store.writeFile("originals/ab/ring.jpg", file);
    expect(Buffer.from((await store.read("originals/ab/ring.jpg"))!)).toEqual(bytes);
    if (!store.locate) return;
    expect(await store.locate("originals/ab/ring.jpg")).toMatch(/ring\.jpg$/);
    expect(await store.locate("originals/ab/no.jpg")).toBeNull();
  });

  test("returns null for a missing file", async () => {
    expect(await store.read("originals/ab/no.jpg")).toBeNull();
    expect(await store.open("originals/ab/no.jpg")).toBeNull();
    expect(await store.has("originals/ab/no.jpg")).toBe(false);
    await store.remove("originals/ab/no");
  });

  test("streams a file or a range of it", async () => {
    await store.write("originals/ab/ring.jpg", bytes);
    const file = (await store.open("originals/ab/ring.jpg"))!;
    expect(file.size).toBe(12);
    expect(await new Response(file.stream(0, 11)).text()).toBe("twelve bytes");
    expect(await new Response(file.stream(7, 9)).text()).toBe("byt");
  });

  test("overwrites a file", async () => {
    await store.write("a/one", bytes);
    await store.write("a/one", Buffer.from("other"));
    expect(Buffer.from((await store.read("a/one"))!).toString()).toBe("other");
  });

  test("removes files by prefix only", async () => {
    for (const name of ["r/ab/abc/320.avif", "r/ab/abc/640.avif", "r/ab/abd/320.avif"]) {
      await store.write(name, bytes);
    }
    await store.remove("r/ab/abc");
    expect(await store.has("r/ab/abc/320.avif")).toBe(false);
    expect(await store.has("r/ab/abc/640.avif")).toBe(false);
    expect(await store.has("r/ab/abd/320.avif")).toBe(true);
  });

  test("lists the files below a folder", async () => {
    for (const name of ["o/ab/abc.jpg", "o/cd/cde.webp", "p/ab/abc.jpg"]) {
      await store.write(name, bytes);
    }
    const names: string[] = [];
    for await (const { name, writtenAt } of store.list("o")) {
      expect(writtenAt).toBeInstanceOf(Date);
      names.push(name);
    }
    expect(names.toSorted()).toEqual(["o/ab/abc.jpg", "o/cd/cde.webp"]);
  });
});

describe("a folder", () => {
  test("deletes drafts left by a crash when it is opened", async () => {
    await diskStore(folder);
    await writeFile(path.join(folder, ".drafts", "half"), "half a picture");
    await diskStore(folder);
    expect(await readdir(path.join(folder, ".drafts"))).toEqual([]);
  });

  test("writes although another process deletes the drafts", async () => {
    const store = await diskStore(folder);
    await rm(path.join(folder, ".drafts"), { recursive: true });
    await store.write("a/one", Buffer.from("whole"));
    expect(Buffer.from((await store.read("a/one"))!).toString()).toBe("whole");
  });
});

describe("a bucket", () => {
  test("that does not exist fails with the shop's own message", async () => {
    const store = await s3Store({ ...(await s3.freshPlace()), bucket: "nowhere" });
    await expect(store.write("a", Buffer.from("x"))).rejects.toMatchObject({
      code: "bad-gateway",
      message: "Your photo storage isn’t responding as expected.",
    });
  });

  test("fails the stream of a file deleted after it was opened", async () => {
    const store = await s3Store(await s3.freshPlace());
    await store.write("a", Buffer.from("twelve bytes"));
    const file = (await store.open("a"))!;
    await store.remove("a");
    await expect(new Response(file.stream(0, 11)).text()).rejects.toThrow("The file is gone");
  });
});
