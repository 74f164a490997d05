import path from "node:path";
import { expect, test } from "vitest";
import { listFiles, listSourceFiles, readText } from "./source-files.ts";

const vagueNames = new Set([
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
]);

const files = listSourceFiles();
const mostLines = 250;
const mostFilesOfANoun = 12;

test("no folder has a vague name", () => {
  const vague = files.filter((file) => file.split("/").some((name) => vagueNames.has(name)));
  expect(vague).toEqual([]);
});

test("no file is a barrel", () => {
  expect(files.filter((file) => /\/index\.tsx?$/.test(file))).toEqual([]);
});

test("only src/web has markup", () => {
  const markup = files.filter((file) => file.endsWith(".tsx"));
  expect(markup.filter((file) => !file.startsWith("src/web/"))).toEqual([]);
});

test(`no file has more than ${mostLines} lines`, () => {
  const all = listFiles(["{src,tests,bench,scripts}/**/*.{ts,tsx,mjs,css}", "*.ts"]);
  const long = all.filter((file) => readText(file).trimEnd().split("\n").length > mostLines);
  expect(long).toEqual([]);
});

test("the domain has two levels, and deeper ones only in folders of many files", () => {
  const deep = files.filter((file) => /^src\/domain\/[^/]+\/[^/]+\/.+\//.test(file));
  const parents = new Set(deep.map((file) => path.dirname(path.dirname(file))));
  const small = [...parents].filter(
    (folder) => files.filter((file) => file.startsWith(`${folder}/`)).length <= mostFilesOfANoun,
  );
  expect(small).toEqual([]);
});
