import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { installFromDebian } from "./install-debian-package.mjs";
import {
  detectMachineEnvironment,
  bundledNodePath,
  runCommandStep,
  SetUpError,
} from "./set-up.mjs";

/**
 * Installs the packages of package-lock.json unless they are installed. Throws SetUpError.
 * @param {string} root
 */
export function ensureInstalled(root) {
  if (isInstalled(root)) return;
  checkNodeVersion(process.versions.node);
  const npm = runCommandStep("npm", ["--version"], {
    cwd: root,
    env: detectMachineEnvironment(),
    failure: "npm could not be run. It comes with Node.js: https://nodejs.org",
  });
  checkNpmVersion(npm.trim());
  console.log("Installing packages. This takes about a minute the first time.");
  runCommandStep("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    env: detectMachineEnvironment(),
    failure: "The packages could not be installed; see the output of npm above.",
  });
  if (!existsSync(bundledNodePath(root))) {
    throw new SetUpError(
      "npm did not install the Node.js that the shop runs on. Check that ignore-scripts is not set: npm config get ignore-scripts",
    );
  }
  ensureNodeRuns(root);
}

/**
 * A minimal system may lack libatomic, which current versions of Node.js need.
 * @param {string} root
 */
function ensureNodeRuns(root) {
  if (runs(root)) return;
  const library = "libatomic1";
  try {
    installFromDebian(library);
    if (runs(root)) return;
  } catch (error) {
    if (!(error instanceof SetUpError)) throw error;
  }
  // Otherwise npm would find that Node.js first and fail before this check.
  rmSync(path.join(root, "node_modules"), { recursive: true, force: true });
  throw new SetUpError(
    `The Node.js that the shop runs on does not start on this machine: it needs ${library} (Debian: apt-get install ${library}; Fedora: dnf install libatomic).`,
  );
}

/** @param {string} root */
function runs(root) {
  return spawnSync(bundledNodePath(root), ["--version"], { stdio: "ignore" }).status === 0;
}

/**
 * Whether node_modules has what package-lock.json requires. npm lists what it installed in
 * node_modules/.package-lock.json, which omits packages for other platforms.
 * @param {string} root
 */
export function isInstalled(root) {
  const account = path.join(root, "node_modules", ".package-lock.json");
  if (!existsSync(account) || !existsSync(bundledNodePath(root))) return false;
  const installed = readPackages(account);
  const wanted = readPackages(path.join(root, "package-lock.json"));
  return Object.entries(wanted).every(
    ([name, entry]) =>
      name === "" ||
      entry.optional ||
      entry.devOptional ||
      (installed[name]?.version === entry.version &&
        installed[name]?.integrity === entry.integrity),
  );
}

/**
 * @param {string} file
 * @returns {Record<string, { version: string, integrity?: string, optional?: boolean, devOptional?: boolean }>}
 */
function readPackages(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages;
}

/** @param {string} version */
export function checkNodeVersion(version) {
  if (Number.parseInt(version, 10) >= 20) return;
  throw new SetUpError(
    `Node.js ${version} is too old: the shop needs Node.js 20 or later (https://nodejs.org).`,
  );
}

/** @param {string} version */
export function checkNpmVersion(version) {
  if (Number.parseInt(version, 10) >= 10) return;
  throw new SetUpError(
    `npm ${version} is too old to set up the shop: it takes npm 10 or later (npm install --global npm).`,
  );
}
