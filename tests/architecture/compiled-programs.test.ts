import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { programFile, PROGRAMS, projectFile } from "#project-file";
import { listSourceFiles, readText } from "./source-files.ts";

const STARTS_PROGRAM = /(?<!cluster\.)\bfork\(|new Worker\(/;

test("threads and child processes run programs that the build compiles", () => {
  // A worker of the browser is built with the page that starts it.
  const files = listSourceFiles().filter((file) => !file.includes("src/web/"));
  const starting = files.filter((file) => STARTS_PROGRAM.test(readText(file)));
  expect(starting).toHaveLength(Object.keys(PROGRAMS).length);
  expect(starting.filter((file) => !readText(file).includes("programFile("))).toEqual([]);
});

test("from the source they run as they are", () => {
  for (const name of Object.keys(PROGRAMS) as (keyof typeof PROGRAMS)[]) {
    expect(programFile(name)).toEqual(projectFile(PROGRAMS[name]));
    expect({ name, exists: existsSync(programFile(name)) }).toEqual({ name, exists: true });
  }
});
