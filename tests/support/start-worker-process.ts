import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { bundledNodePath } from "../../scripts/set-up.mjs";
import { cleanEnvironment } from "./shop-server.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/**
 * Starts a script of tests/support as a process that is to be killed.
 * @returns among others `begun`, once it printed "begun" or ended, and what it printed so far
 */
export function startWorkerProcess(
  script: string,
  parameters: number[],
  variables: Record<string, string>,
) {
  const file = path.join(root, "tests/support", script);
  const child = spawn(bundledNodePath(root), [file, ...parameters.map(String)], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    env: cleanEnvironment(variables),
  });
  let output = "";
  const begun = Promise.withResolvers<void>();
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
    if (output.includes("begun")) begun.resolve();
  });
  const ended = once(child, "close");
  return { child, ended, begun: Promise.race([begun.promise, ended]), output: () => output };
}
