import { findPackageJSON } from "node:module";
import { pathToFileURL } from "node:url";

/**
 * A file or folder of the project, whether this runs from its source or from what was built of it.
 * @param path from the project's folder on, "migrations/"
 */
export const projectFile = (path: string): URL => new URL(path, PACKAGE);

const PACKAGE = findPackage();

function findPackage(): URL {
  const found = findPackageJSON(".", import.meta.url);
  if (!found) throw new Error("There is no package.json where the project's files are.");
  return pathToFileURL(found);
}
