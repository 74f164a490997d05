import { findPackageJSON } from "node:module";
import { pathToFileURL } from "node:url";

/**
 * URL of a file or folder of the project, the same from the source and from the build.
 * @param path relative to the project's root, "migrations/"
 */
export const projectFile = (path: string): URL => new URL(path, PACKAGE_JSON);

/** Programs of worker threads and child processes, which the build compiles beside the shop. */
export const PROGRAMS = {
  "backup-process": "src/domain/operations/backup/schedule/backup-process.ts",
  "image-process": "src/domain/media/renditions/image-process-main.ts",
  "password-worker": "src/domain/access/passwords/password-worker.ts",
  "mail-worker": "src/domain/sales/inquiries/mail-answers/mail-worker.ts",
  "reader-worker": "src/domain/importing/reader-worker/reader-worker.ts",
  "sanitize-worker": "src/domain/catalogue/content/sanitize-worker.ts",
  "spreadsheet-process": "src/domain/importing/spreadsheets/files/spreadsheet-process.ts",
};

/** From the source a process takes 22 MB more, and a thread 15, for the part of Node.js that reads TypeScript. */
export const programFile = (name: keyof typeof PROGRAMS): URL =>
  projectFile(IS_BUILT ? `build/server/${name}.js` : PROGRAMS[name]);

const IS_BUILT = import.meta.url.endsWith(".js");

const PACKAGE_JSON = findPackageJson();

function findPackageJson(): URL {
  const found = findPackageJSON(".", import.meta.url);
  if (!found) throw new Error("package.json not found above the program's files.");
  return pathToFileURL(found);
}
