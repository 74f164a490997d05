import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { shopEnvironment, bundledNodePath, runCommandStep } from "./set-up.mjs";

/** The inputs of the build. */
const inputs = [
  "main.ts",
  "scripts/compress-files.mjs",
  "src",
  "public",
  "package.json",
  "package-lock.json",
  "react-router.config.ts",
  "tsconfig.json",
  "vite.config.ts",
  "vite.pages.config.ts",
];

/**
 * Builds the shop unless the last build has the same inputs. Throws SetUpError.
 * @param {string} root
 */
export function ensureBuilt(root) {
  if (isBuilt(root)) return;
  console.log("Building the shop.");
  rmSync(stampOf(root), { force: true });
  // Read before: a file that changes during the build may not be in it.
  const stamp = readInputs(root);
  const packages = path.join(root, "node_modules");
  for (const command of [
    [path.join(packages, "@react-router", "dev", "bin.cjs"), "build"],
    [path.join(packages, "vite", "bin", "vite.js"), "build", "--config", "vite.pages.config.ts"],
  ]) {
    runCommandStep(bundledNodePath(root), command, {
      cwd: root,
      env: { ...shopEnvironment(root), NODE_ENV: "production" },
      failure: "The shop could not be built; see the error above.",
    });
  }
  recordBuild(root, stamp);
}

/**
 * Whether the build is up to date. Compares sizes and modification times first; where they differ, as
 * after a checkout, the content.
 * @param {string} root
 */
export function isBuilt(root) {
  if (!existsSync(stampOf(root))) return false;
  const stamp = JSON.parse(readFileSync(stampOf(root), "utf8"));
  const files = listInputs(root);
  const listing = hashListing(root, files);
  if (stamp.listing === listing) return true;
  if (stamp.content !== hashContent(root, files)) return false;
  recordBuild(root, { ...stamp, listing });
  return true;
}

/**
 * What identifies the inputs as they are now: hashes of their names, sizes and times, and of their content.
 * @param {string} root
 */
export function readInputs(root) {
  const files = listInputs(root);
  return { listing: hashListing(root, files), content: hashContent(root, files) };
}

/**
 * Records what the current build was made from.
 * @param {string} root
 * @param {ReturnType<typeof readInputs>} stamp
 */
export function recordBuild(root, stamp) {
  mkdirSync(path.join(root, "build"), { recursive: true });
  writeFileSync(stampOf(root), JSON.stringify(stamp));
}

/** @param {string} root */
function stampOf(root) {
  return path.join(root, "build", ".made-from.json");
}

/**
 * @param {string} root
 * @returns {string[]} paths relative to the root, in a fixed order
 */
function listInputs(root) {
  return inputs
    .filter((input) => existsSync(path.join(root, input)))
    .flatMap((input) => listFiles(root, input))
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .toSorted();
}

/**
 * @param {string} root
 * @param {string} input
 * @returns {string[]}
 */
function listFiles(root, input) {
  if (!statSync(path.join(root, input)).isDirectory()) return [input];
  return readdirSync(path.join(root, input), { withFileTypes: true }).flatMap((entry) => {
    const inner = `${input}/${entry.name}`;
    return entry.isDirectory() ? listFiles(root, inner) : [inner];
  });
}

/**
 * @param {string} root
 * @param {string[]} files
 */
function hashListing(root, files) {
  const hash = createHash("sha256");
  for (const file of files) {
    const { mtimeMs, size } = statSync(path.join(root, file));
    hash.update(`${file} ${mtimeMs} ${size}\n`);
  }
  return hash.digest("hex");
}

/**
 * @param {string} root
 * @param {string[]} files
 */
function hashContent(root, files) {
  const hash = createHash("sha256");
  for (const file of files) {
    const content = readFileSync(path.join(root, file));
    hash.update(`${file} ${content.length}\n`).update(content);
  }
  return hash.digest("hex");
}
