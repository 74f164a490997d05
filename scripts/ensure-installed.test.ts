import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isInstalled, checkNodeVersion, checkNpmVersion } from "./ensure-installed.mjs";
import { bundledNodePath } from "./set-up.mjs";

let root: string;
const pack = (version: string, more: object = {}) => ({ version, integrity: version, ...more });
const wanted = {
  "": { name: "shop" },
  "node_modules/a": pack("1.0.0"),
  "node_modules/b-for-another-machine": pack("2.0.0", { optional: true }),
};

async function write(file: string, packages: object): Promise<void> {
  await writeFile(path.join(root, file), JSON.stringify({ packages }));
}

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "fernhill-installed-"));
  await mkdir(path.dirname(bundledNodePath(root)), { recursive: true });
  await writeFile(bundledNodePath(root), "");
  await write("package-lock.json", wanted);
  await write("node_modules/.package-lock.json", { "node_modules/a": pack("1.0.0") });
});
afterEach(() => rm(root, { recursive: true }));

test("needs no second installation, and no packages for other platforms", () => {
  expect(isInstalled(root)).toBe(true);
});

test("reports a fresh clone as not installed", async () => {
  await rm(path.join(root, "node_modules"), { recursive: true });
  expect(isInstalled(root)).toBe(false);
});

test("requires an installation for another version of a package", async () => {
  await write("package-lock.json", { ...wanted, "node_modules/a": pack("1.0.1") });
  expect(isInstalled(root)).toBe(false);
});

test("requires an installation for a new package", async () => {
  await write("package-lock.json", { ...wanted, "node_modules/c": pack("1.0.0") });
  expect(isInstalled(root)).toBe(false);
});

test("requires an installation for a missing Node.js", async () => {
  await rm(bundledNodePath(root));
  expect(isInstalled(root)).toBe(false);
});

test("refuses outdated versions of Node.js and npm with a sentence", () => {
  expect(() => checkNodeVersion("18.20.1")).toThrow(
    "Node.js 18.20.1 is too old: the shop needs Node.js 20 or later",
  );
  expect(() => checkNpmVersion("8.0.0")).toThrow("npm 8.0.0 is too old to set up the shop");
  checkNodeVersion("20.0.0");
  checkNpmVersion("11.2.0");
});
