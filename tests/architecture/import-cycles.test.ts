import path from "node:path";
import { expect, test } from "vitest";
import { findCycles, listImports } from "./import-graph.ts";
import { listSourceFiles } from "./source-files.ts";

const folders = ["src/domain", "src/web", "src/server", "src/api", "src/http", "src/contract"];

const imports = listSourceFiles().flatMap((file) => listImports(file));

const importsWithin = (folder: string) =>
  imports.filter(({ from, to }) => from.startsWith(`${folder}/`) && to.startsWith(`${folder}/`));

test.each(folders)("the files of %s import one another in no cycle, types included", (folder) => {
  const edges = importsWithin(folder).map(({ from, to }) => [from, to] as [string, string]);
  expect(findCycles(edges)).toEqual([]);
});

test.each(folders)("the folders of %s import one another in no cycle", (folder) => {
  const edges = importsWithin(folder)
    .map(({ from, to }) => [path.dirname(from), path.dirname(to)] as [string, string])
    .filter(([from, to]) => from !== to);
  expect(findCycles(edges)).toEqual([]);
});

test("a cycle through three nodes is found", () => {
  const edges: [string, string][] = [
    ["a", "b"],
    ["b", "c"],
    ["c", "a"],
    ["c", "d"],
  ];
  expect(findCycles(edges)).toEqual(["a b c"]);
});

test("imports of types, of values, without names and at run time are read", () => {
  const text = `
    import type { A } from "./a.ts";
    import { b } from "#contract/b.ts";
    import "../c.ts";
    const d = await import("./d.ts");
    export { e } from "zod";`;
  expect(listImports("src/x/y/z.ts", text).map(({ to }) => to)).toEqual([
    "src/x/y/a.ts",
    "src/contract/b.ts",
    "src/x/c.ts",
    "src/x/y/d.ts",
    "zod",
  ]);
});
