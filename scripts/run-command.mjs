// npm run admin, backup, restore, migrate-database, doctor, update, bench: installs what is missing, then runs
// the command on the shop's own Node.js. Plain JavaScript, since it runs before the installation.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { ensureInstalled } from "./ensure-installed.mjs";
import { shopEnvironment, bundledNodePath, SetUpError } from "./set-up.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const [name, ...parameters] = process.argv.slice(2);

try {
  ensureInstalled(root);
  runCommand();
} catch (error) {
  if (!(error instanceof SetUpError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function runCommand() {
  const file = name === "bench" ? `${root}bench/bench.ts` : `${root}src/server/commands/${name}.ts`;
  const command = spawn(bundledNodePath(root), [file, ...parameters], {
    stdio: "inherit",
    env: shopEnvironment(root),
  });
  // The command handles the signal itself; this process waits for its exit.
  process.on("SIGINT", () => command.kill("SIGINT"));
  process.on("SIGTERM", () => command.kill("SIGTERM"));
  command.on("error", (error) => {
    console.error(`The command could not be started: ${error.message}`);
    process.exitCode = 1;
  });
  command.on("exit", (code) => process.exit(code ?? 1));
}
