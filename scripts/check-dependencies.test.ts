import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { findUndeclaredImports, listImportedPackages } from "./check-dependencies.mjs";

test.each([
  ['import { read } from "hucre";', ["hucre"]],
  ['import {\n  one,\n  type Two,\n} from "@scope/name/deep.js";', ["@scope/name"]],
  ['import "side-effect";', ["side-effect"]],
  ['export { one } from "hucre";', ["hucre"]],
  ['const { read } = await import("hucre/xlsx");', ["hucre"]],
  ['import type { One } from "hucre";', []],
  ['import { type One, type Two } from "hucre";', []],
  ['import fs from "node:fs";\nimport a from "./a.ts";\nimport b from "#domain/b.ts";', []],
  ['import * as build from "virtual:react-router/server-build";', []],
])("lists the packages of %s", (source, packages) => {
  expect(listImportedPackages(source)).toEqual(packages);
});

test("reports a package that is imported by the source and is no dependency", async () => {
  const root = await mkdtemp(path.join(tmpdir(), "fernhill-dependencies-"));
  try {
    await mkdir(path.join(root, "src/web"), { recursive: true });
    await mkdir(path.join(root, "bench"));
    await writeFile(path.join(root, "main.ts"), 'import "hono";\nimport "vite";');
    await writeFile(path.join(root, "src/web/page.tsx"), 'import { read } from "hucre";');
    await writeFile(path.join(root, "src/web/page.test.tsx"), 'import "vitest";');
    await writeFile(path.join(root, "bench/bench.ts"), 'import "autocannon";');
    expect(findUndeclaredImports(root, { hono: "1.0.0" })).toEqual(["src/web/page.tsx: hucre"]);
  } finally {
    await rm(root, { recursive: true });
  }
});
