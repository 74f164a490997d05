import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { deleteLeftovers } from "./delete-leftovers.ts";

test("deletes temporary folders older than a day only", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "fernhill-leftovers-"));
  for (const name of [".backup-a", ".restoring-b", "media"]) await mkdir(path.join(folder, name));
  await deleteLeftovers(folder, new Date());
  expect(await readdir(folder)).toHaveLength(3);
  await deleteLeftovers(folder, new Date(Date.now() + 25 * 60 * 60 * 1000));
  expect(await readdir(folder)).toEqual(["media"]);
  await rm(folder, { recursive: true });
});
