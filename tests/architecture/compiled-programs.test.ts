import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { programFile, PROGRAMS, projectFile } from "#project-file";
import { listSourceFiles, readText } from "./source-files.ts";

const STARTS_PROGRAM = /(?<!cluster\.)\bfork\(|new Worker\(/;
/** Starts the program that it is given. */
const WORKER_THREAD = "src/domain/infrastructure/worker-thread/worker-thread.ts";

test("threads and child processes run programs that the build compiles", () => {
  // A worker of the browser is built with the page that starts it.
  const files = listSourceFiles().filter((file) => !file.includes("src/web/"));
  const starting = files.filter((file) => STARTS_PROGRAM.test(readText(file)));
  expect(starting.filter((file) => !readText(file).includes("programFile("))).toEqual([
    WORKER_THREAD,
  ]);
  const named = files.flatMap((file) =>
    Array.from(readText(file).matchAll(/programFile\("([\w-]+)"\)/g), ([, name = ""]) => name),
  );
  expect(named.toSorted()).toEqual(Object.keys(PROGRAMS).toSorted());
});

test("from the source they run as they are", () => {
  for (const name of Object.keys(PROGRAMS) as (keyof typeof PROGRAMS)[]) {
    expect(programFile(name)).toEqual(projectFile(PROGRAMS[name]));
    expect({ name, exists: existsSync(programFile(name)) }).toEqual({ name, exists: true });
  }
});
