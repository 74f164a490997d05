import { mkdir, mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { deleteLeftovers } from "./delete-leftovers.ts";

const DAY = 24 * 60 * 60 * 1000;
const AT = Date.parse("2026-11-20T15:00:00.000Z");

test("deletes temporary folders older than a day only", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "fernhill-leftovers-"));
  const names = [".backup-a", ".moving-c", ".restoring-b", "a.backup-d", "media"];
  for (const name of names) {
    await mkdir(path.join(folder, name, "inside"), { recursive: true });
    await utimes(path.join(folder, name), new Date(AT), new Date(AT));
  }
  await deleteLeftovers(folder, new Date(AT + DAY - 1));
  expect(await readdir(folder)).toEqual(names);
  await deleteLeftovers(folder, new Date(AT + DAY));
  expect(await readdir(folder)).toEqual(["a.backup-d", "media"]);
  await rm(folder, { recursive: true });
});
