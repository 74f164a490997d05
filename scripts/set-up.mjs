import { spawnSync } from "node:child_process";
import path from "node:path";

/** The set-up failed. The message is for the person who ran the command. */
export class SetUpError extends Error {}

/**
 * The Node.js that runs the shop, an npm dependency, independent of the one installed on the machine.
 * @param {string} root
 */
export function bundledNodePath(root) {
  const name = process.platform === "win32" ? "node.exe" : "node";
  return path.join(root, "node_modules", "node", "bin", name);
}

/**
 * V8 flags of the shop. A young generation of 8 MB makes minor collections rarer than the default of 4 MB,
 * which costs a fifth of a rendered list; 16 MB saves no more. The old generation is collected when it has
 * grown by a quarter, not when it has doubled: 70 MB less under mixed load. Allocation-site pretenuring would
 * move short-lived objects there, at a tenth of the cost of a cached page. The container image and the systemd unit use the same.
 */
export const SHOP_FLAGS = [
  "--max-semi-space-size=8",
  "--no-allocation-site-pretenuring",
  "--heap-growing-percent=25",
];

/**
 * glibc malloc settings: one pool for all threads, and what is larger than 32 kB, such as the HTML of a
 * page and what V8 compiles in, returns to the system as soon as it is freed: 40 MB less under mixed load.
 */
export const SHOP_MEMORY = {
  MALLOC_ARENA_MAX: "1",
  MALLOC_MMAP_THRESHOLD_: "32768",
  MALLOC_TRIM_THRESHOLD_: "131072",
};

/** The built shop relative to the project: main.ts and its imports. */
export const BUILT_SHOP = "build/server/main.js";

/**
 * An environment whose PATH starts with the shop's Node.js.
 * @param {string} root
 * @returns {NodeJS.ProcessEnv}
 */
export function shopEnvironment(root) {
  const bin = path.join(root, "node_modules", ".bin");
  return { ...process.env, PATH: [bin, machinePath()].join(path.delimiter) };
}

/**
 * An environment in which npm runs on the machine's own Node.js, since an installation replaces the
 * shop's.
 * @returns {NodeJS.ProcessEnv}
 */
export function detectMachineEnvironment() {
  return { ...process.env, PATH: machinePath() };
}

function machinePath() {
  const isBin = /[\\/]node_modules[\\/]\.bin[\\/]?$|node-gyp-bin[\\/]?$/;
  return (process.env["PATH"] ?? "")
    .split(path.delimiter)
    .filter((folder) => !isBin.test(folder))
    .join(path.delimiter);
}

/**
 * Runs a command and shows its output only when it fails. Throws SetUpError.
 * @param {string} command
 * @param {string[]} parameters
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, failure: string }} options
 * @returns {string} its output
 */
export function runCommandStep(command, parameters, { cwd, env, failure }) {
  const done = spawnSync(command, parameters, {
    cwd,
    env,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    maxBuffer: 2 ** 26,
    shell: process.platform === "win32",
  });
  if (done.status === 0) return done.stdout;
  const reason = done.error ? `${done.error.message}\n` : "";
  throw new SetUpError(`${reason}${done.stdout ?? ""}${done.stderr ?? ""}${failure}`);
}
