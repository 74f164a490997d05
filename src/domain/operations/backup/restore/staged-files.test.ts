import path from "node:path";
import { mkdir, mkdtemp, readFile, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { afterEach, beforeEach, expect, test } from "vitest";
import { moveStagedFiles, planMove, readMovePlan, stagingFolder } from "./resolve-restores.ts";

const PLAN = { aside: "replaced", transaction: null };
/* In the order in which they are moved. */
const STAGED = ["media", "session-secret", "encryption-key", "shop.sqlite"];
const OLD = [...STAGED, "shop.sqlite-wal", "shop.sqlite-shm"];

let dataDir: string;
let work: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "fernhill-staged-"));
  work = path.join(dataDir, ".restoring-a");
  await mkdir(stagingFolder(work), { recursive: true });
  for (const name of STAGED) await put(stagingFolder(work), name, "new");
  for (const name of OLD) await put(dataDir, name, "old");
});
afterEach(() => rm(dataDir, { recursive: true }));

async function put(folder: string, name: string, text: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  if (name === "media") await mkdir(path.join(folder, name));
  await writeFile(path.join(folder, name === "media" ? "media/photo" : name), text);
}

/** The files of a folder with their contents. */
async function read(folder: string): Promise<Record<string, string>> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const files = names.filter(
    (name) => !name.startsWith(".restoring") && !name.startsWith("replaced"),
  );
  const found = await Promise.all(
    files.map(async (name) => {
      const file = path.join(folder, name);
      return (await stat(file)).isFile() ? [[name, await readFile(file, "utf8")] as const] : [];
    }),
  );
  return Object.fromEntries(found.flat());
}

const contents = (names: string[], text: string) =>
  Object.fromEntries(names.map((name) => [name === "media" ? "media/photo" : name, text]));

async function expectMoved(): Promise<void> {
  expect(await read(dataDir)).toEqual(contents(STAGED, "new"));
  expect(await read(path.join(dataDir, "replaced"))).toEqual(contents(OLD, "old"));
}

test("moves staged files into place, and those they replace aside", async () => {
  expect(await readMovePlan(work)).toBeNull();
  await planMove(work, PLAN);
  expect(await readMovePlan(work)).toEqual(PLAN);
  expect(await moveStagedFiles(dataDir, work, PLAN)).toBe(path.join(dataDir, "replaced"));
  await expectMoved();
  await moveStagedFiles(dataDir, work, PLAN);
  await expectMoved();
});

test("goes on after every rename at which it may have stopped", async () => {
  const aside = path.join(dataDir, "replaced");
  await mkdir(aside);
  const renames = STAGED.flatMap((part) => [
    ...OLD.filter((name) => name.startsWith(part)).map((name): [string, string] => [
      path.join(dataDir, name),
      path.join(aside, name),
    ]),
    [path.join(stagingFolder(work), part), path.join(dataDir, part)] as [string, string],
  ]);
  for (let count = 0; count <= renames.length; count += 1) {
    const done = renames.slice(0, count);
    for (const [from, to] of done) await rename(from, to);
    expect(await moveStagedFiles(dataDir, work, PLAN)).toBe(aside);
    await expectMoved();
    for (const [from, to] of renames.toReversed()) await rename(to, from);
  }
});

test("says that nothing was replaced, and leaves parts that are not staged", async () => {
  for (const name of OLD) await rm(path.join(dataDir, name), { recursive: true });
  await rm(path.join(stagingFolder(work), "media"), { recursive: true });
  await put(dataDir, "media", "old");
  expect(await moveStagedFiles(dataDir, work, PLAN)).toBeNull();
  expect(await read(dataDir)).toEqual({ ...contents(STAGED, "new"), "media/photo": "old" });
});

test("overwrites no replaced file with one that somebody has put in its place since", async () => {
  await mkdir(path.join(dataDir, "replaced"));
  await rename(path.join(dataDir, "shop.sqlite"), path.join(dataDir, "replaced", "shop.sqlite"));
  await writeFile(path.join(dataDir, "shop.sqlite"), "newer");
  await moveStagedFiles(dataDir, work, PLAN);
  const replaced = await read(path.join(dataDir, "replaced"));
  expect(Object.values(replaced)).toContain("newer");
  expect(replaced["shop.sqlite"]).toBe("old");
});
