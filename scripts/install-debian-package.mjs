import { existsSync } from "node:fs";
import { runCommandStep, SetUpError } from "./set-up.mjs";

let listsAreFresh = false;

/**
 * Installs a package of Debian or Ubuntu. Throws SetUpError where that is not possible.
 * @param {string} name
 */
export function installFromDebian(name) {
  if (!existsSync("/usr/bin/apt-get")) throw new SetUpError("this is no Debian or Ubuntu");
  if (process.getuid?.() !== 0) throw new SetUpError("only root may install packages");
  console.log(`Installing ${name}.`);
  // RUNLEVEL=1 prevents the package from starting a database server.
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  const failure = "apt-get failed";
  if (!listsAreFresh) runCommandStep("apt-get", ["update"], { cwd: "/", env, failure });
  listsAreFresh = true;
  const parameters = ["install", "--yes", "--no-install-recommends", name];
  runCommandStep("apt-get", parameters, { cwd: "/", env, failure });
}
