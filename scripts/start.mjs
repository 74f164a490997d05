// npm start: installs and builds what is missing or changed, then runs the shop.
// Plain JavaScript, since it runs before the installation, on the machine's own Node.js.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { ensureBuilt } from "./ensure-built.mjs";
import { ensureInstalled } from "./ensure-installed.mjs";
import {
  BUILT_SHOP,
  shopEnvironment,
  bundledNodePath,
  SetUpError,
  SHOP_FLAGS,
  SHOP_MEMORY,
} from "./set-up.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const parameters = process.argv.slice(2);
const isDev = parameters.includes("--dev");

try {
  ensureInstalled(root);
  if (!isDev) ensureBuilt(root);
  runShop();
} catch (error) {
  if (!(error instanceof SetUpError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function runShop() {
  const program = `${root}${isDev ? "main.ts" : BUILT_SHOP}`;
  const shop = spawn(bundledNodePath(root), [...SHOP_FLAGS, program, ...parameters], {
    stdio: "inherit",
    // Node.js caches compiled code, so that the next start is faster.
    env: {
      ...SHOP_MEMORY,
      ...shopEnvironment(root),
      NODE_COMPILE_CACHE: `${root}node_modules/.cache/compile`,
    },
  });
  /** @type {NodeJS.Signals[]} */
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) {
    process.on(signal, () => shop.kill(signal === "SIGHUP" ? "SIGTERM" : signal));
  }
  stopWithNpm(() => shop.kill("SIGTERM"));
  shop.on("error", (error) => {
    console.error(`The shop could not be started: ${error.message}`);
    process.exitCode = 1;
  });
  shop.on("exit", (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    for (const each of signals) process.removeAllListeners(each);
    process.kill(process.pid, signal);
  });
}

/**
 * A killed npm cannot forward the signal, so its exit is detected: no shop stays behind with the port
 * and the lock of the data folder.
 * @param {() => void} stop
 */
function stopWithNpm(stop) {
  if (!process.env["npm_lifecycle_event"]) return;
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(watch);
    stop();
  }, 250);
  watch.unref();
}
