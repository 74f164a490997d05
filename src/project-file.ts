import { findPackageJSON } from "node:module";
import { pathToFileURL } from "node:url";

/**
 * URL of a file or folder of the project, the same from the source and from the build.
 * @param path relative to the project's root, "migrations/"
 */
export const projectFile = (path: string): URL => new URL(path, PACKAGE_JSON);

const PACKAGE_JSON = findPackageJson();

function findPackageJson(): URL {
  const found = findPackageJSON(".", import.meta.url);
  if (!found) throw new Error("package.json not found above the program's files.");
  return pathToFileURL(found);
}
