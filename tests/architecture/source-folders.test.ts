import { glob } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";

const DRAWERS = [
  "utils",
  "util",
  "lib",
  "libs",
  "helpers",
  "common",
  "shared",
  "types",
  "hooks",
  "misc",
];

async function filesOfSource(): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob("src/**/*.{ts,tsx}")) files.push(file);
  return files;
}

test("No folder is a drawer for what has no place.", async () => {
  const folders = (await filesOfSource()).flatMap((file) => path.dirname(file).split(path.sep));
  expect(DRAWERS.filter((name) => folders.includes(name))).toEqual([]);
});

test("There are no barrels.", async () => {
  const barrels = (await filesOfSource()).filter((file) => /\/index\.tsx?$/.test(file));
  expect(barrels).toEqual([]);
});

test("Markup is written in src/web alone.", async () => {
  const elsewhere = (await filesOfSource()).filter(
    (file) => file.endsWith(".tsx") && !file.startsWith("src/web/"),
  );
  expect(elsewhere).toEqual([]);
});
