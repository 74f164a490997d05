import { spawnSync } from "node:child_process";
import path from "node:path";

/** The set-up cannot go on. The message is for the person who ran the command. */
export class SetUpError extends Error {}

/**
 * The Node.js that the shop runs on, whatever the machine has: an npm dependency.
 * @param {string} root
 */
export function bundledNodePath(root) {
  const name = process.platform === "win32" ? "node.exe" : "node";
  return path.join(root, "node_modules", "node", "bin", name);
}

/**
 * How the shop's Node.js is started. New objects have 16 MB to themselves: with 4 they are cleared up four
 * times as often, for which one visitor in thirty waited instead of one in a hundred. And all of them begin
 * there: what now and then outlives a request would else be made among the old ones from then on, at a tenth
 * of what a kept page costs. The container and the service say the same.
 */
export const SHOP_FLAGS = ["--max-semi-space-size=16", "--no-allocation-site-pretenuring"];

/**
 * What its C library is told: memory that was used goes back to the system instead of waiting in a pool
 * for each thread. Under a mixed load that is a quarter less.
 */
export const SHOP_MEMORY = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "1048576",
  MALLOC_TRIM_THRESHOLD_: "1048576",
};

/** The shop as it is built, from the project's folder on: main.ts and all that it imports. */
export const BUILT_SHOP = "build/server/main.js";

/**
 * The environment in which installed tools find the shop's Node.js first.
 * @param {string} root
 * @returns {NodeJS.ProcessEnv}
 */
export function shopEnvironment(root) {
  const bin = path.join(root, "node_modules", ".bin");
  return { ...process.env, PATH: [bin, machinePath()].join(path.delimiter) };
}

/**
 * The environment in which npm runs on the machine's own Node.js, since installing replaces the
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
 * Runs one step to its end without a word; what it wrote is shown when it fails. Throws SetUpError.
 * @param {string} command
 * @param {string[]} parameters
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, failure: string }} options
 * @returns {string} what the command wrote
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
