import { execFileSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findNewerVersion } from "./find-newer-version.ts";

let folder: string;
let origin: string;
let clone: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "fernhill-update-"));
  [origin, clone] = [path.join(folder, "origin"), path.join(folder, "clone")];
  git(folder, "init", "--quiet", "--initial-branch=main", origin);
  await commit("first");
  git(folder, "clone", "--quiet", origin, clone);
});
afterEach(() => rm(folder, { recursive: true }));

function git(where: string, ...parameters: string[]): void {
  const author = ["-c", "user.name=Ana", "-c", "user.email=ana@example.com"];
  execFileSync("git", [...author, ...parameters], { cwd: where, stdio: "ignore" });
}

async function commit(text: string): Promise<void> {
  await writeFile(path.join(origin, "text"), text);
  git(origin, "add", ".");
  git(origin, "commit", "--quiet", "--message", text);
}

test("finds nothing newer in a clone of the newest", async () => {
  git(origin, "tag", "v0.1.0");
  expect(await findNewerVersion(clone, "0.1.0")).toEqual({ kind: "none" });
});

test("names the newest of the tagged versions by number", async () => {
  await commit("second");
  for (const tag of ["v0.1.0", "v0.9.0", "v0.10.0", "nightly", "v0.11.0-rc.1"])
    git(origin, "tag", tag);
  expect(await findNewerVersion(clone, "0.1.0")).toEqual({ kind: "version", version: "0.10.0" });
  expect(await findNewerVersion(clone, "0.9.9")).toEqual({ kind: "version", version: "0.10.0" });
  expect(await findNewerVersion(clone, "1.0.0")).toEqual({ kind: "commits" });
});

test("says that it does not know without a repository or without its origin", async () => {
  const none = path.join(folder, "none");
  expect(await findNewerVersion(folder, "0.1.0")).toMatchObject({ kind: "unknown" });
  expect(await findNewerVersion(none, "0.1.0")).toMatchObject({ kind: "unknown" });
  await rm(origin, { recursive: true });
  const found = await findNewerVersion(clone, "0.1.0");
  expect(found).toMatchObject({ kind: "unknown", reason: expect.stringMatching(/\w/) });
});
