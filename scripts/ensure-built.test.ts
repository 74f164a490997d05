import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isBuilt, readInputs, recordBuild } from "./ensure-built.mjs";

let root: string;
const write = (file: string, text: string) => writeFile(path.join(root, file), text);

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "fernhill-built-"));
  await mkdir(path.join(root, "src/web/ui"), { recursive: true });
  await write("src/web/root.tsx", "root");
  await write("src/web/ui/button.tsx", "button");
  await write("package-lock.json", "{}");
});
afterEach(() => rm(root, { recursive: true }));

test("reports a folder without a build as outdated", () => {
  expect(isBuilt(root)).toBe(false);
});

test("reports an unchanged build as current", () => {
  recordBuild(root, readInputs(root));
  expect(isBuilt(root)).toBe(true);
  expect(isBuilt(root)).toBe(true);
});

test.each([
  ["a file that changed", () => write("src/web/ui/button.tsx", "other!")],
  ["a file that came", () => write("src/web/ui/card.tsx", "card")],
  ["a file that went", () => rm(path.join(root, "src/web/ui/button.tsx"))],
  ["another set of packages", () => write("package-lock.json", '{"a":1}')],
])("%s requires a new build", async (_, change) => {
  recordBuild(root, readInputs(root));
  await change();
  expect(isBuilt(root)).toBe(false);
});

test("reports a build as current after a checkout of the same files", async () => {
  recordBuild(root, readInputs(root));
  await utimes(path.join(root, "src/web/root.tsx"), 1, 1);
  expect(isBuilt(root)).toBe(true);
});

test("reports a build as current after a change of a test", async () => {
  recordBuild(root, readInputs(root));
  await write("src/web/ui/button.test.tsx", "test");
  expect(isBuilt(root)).toBe(true);
});

test("reports a build as outdated when a file changed during it", async () => {
  const stamp = readInputs(root);
  await write("src/web/ui/button.tsx", "other!");
  recordBuild(root, stamp);
  expect(isBuilt(root)).toBe(false);
});
