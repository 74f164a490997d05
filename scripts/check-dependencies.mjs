// Part of npm run check: every package that the shop imports at run time is among the dependencies of
// package.json, so that an installation without devDependencies has it.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** Files that run in production: the program, its source, and what npm start runs before them. */
const RUNTIME_FILES =
  /^(?:main\.ts|src\/.*\.tsx?|scripts\/(?:start|set-up|ensure-built|ensure-installed|install-debian-package|run-command)\.mjs)$/;

/** Imported by the build and by the development server only. */
const BUILD_PACKAGES = new Set(["vite", "@react-router/dev"]);

const IMPORT =
  /^(?:import|export)\s+(?<clause>[^"';]*?from\s+)?"(?<from>[^"]+)"|\bimport\("(?<dynamic>[^"]+)"\)/gm;

/**
 * The packages that a source file imports at run time; imports of types are erased.
 * @param {string} source
 * @returns {string[]}
 */
export function listImportedPackages(source) {
  return [...source.matchAll(IMPORT)]
    .filter(({ groups }) => !isTypeImport(groups?.["clause"] ?? ""))
    .map(({ groups }) => groups?.["from"] ?? groups?.["dynamic"] ?? "")
    .filter((specifier) => /^[a-z@]/.test(specifier) && !/^(?:node|virtual):/.test(specifier))
    .map((specifier) => specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/"));
}

/** @param {string} clause between the keyword and the specifier */
function isTypeImport(clause) {
  if (/^type\b/.test(clause)) return true;
  const names = /^\{([^}]*)\}/
    .exec(clause)?.[1]
    ?.split(",")
    .filter((name) => name.trim());
  return names?.every((name) => /^\s*type\s/.test(name)) ?? false;
}

/**
 * @param {string} root
 * @param {Record<string, string>} dependencies
 * @returns {string[]} a line for each import of a package that is no dependency
 */
export function findUndeclaredImports(root, dependencies) {
  return listFiles(root)
    .filter((file) => RUNTIME_FILES.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      listImportedPackages(readFileSync(path.join(root, file), "utf8"))
        .filter((name) => !(name in dependencies) && !BUILD_PACKAGES.has(name))
        .map((name) => `${file}: ${name}`),
    );
}

/**
 * @param {string} root
 * @returns {string[]} paths relative to the root
 */
const listFiles = (root) =>
  ["main.ts", "src", "scripts"]
    .filter((entry) => existsSync(path.join(root, entry)))
    .flatMap((entry) =>
      entry === "main.ts"
        ? [entry]
        : readdirSync(path.join(root, entry), { recursive: true, encoding: "utf8" }).map(
            (file) => `${entry}/${file.replaceAll(path.sep, "/")}`,
          ),
    );

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const { dependencies } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  const undeclared = findUndeclaredImports(root, dependencies);
  for (const line of undeclared) console.error(line);
  if (undeclared.length > 0) {
    console.error("Move these packages to the dependencies of package.json.");
    process.exitCode = 1;
  } else {
    console.log("Every package imported at run time is a dependency.");
  }
}
