import { globSync, readFileSync } from "node:fs";

/** Paths of the files that match, below the repository's root, sorted. */
export const listFiles = (pattern: string | string[]): string[] =>
  globSync(pattern, { exclude: (file) => file.includes("node_modules") })
    .map((file) => file.replaceAll("\\", "/"))
    .toSorted();

export const isTestFile = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** The source files of src, without tests. */
export const listSourceFiles = (): string[] =>
  listFiles("src/**/*.{ts,tsx}").filter((file) => !isTestFile(file));

export const readText = (file: string): string => readFileSync(file, "utf8");
