import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { variableNames } from "#server/startup/config.ts";
import { COMPILE_CACHE } from "./compile-cache.ts";
import { BUILT_SHOP, bundledNodePath, SHOP_FLAGS, SHOP_MEMORY } from "../../scripts/set-up.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));

export type ShopServer = {
  baseURL: string;
  process: ChildProcess;
  /** All that the shop has written so far, on both streams. */
  output: () => string;
  /** Ends the shop as an operator would, and waits for it. */
  stop: () => Promise<void>;
};

type Variables = Record<string, string>;
type ShopVariables = Variables & { DATA_DIR: string };

type StartOptions = {
  /** What stands before the program, such as taskset with the core it may use. */
  before?: string[];
};

/** What the shop runs with: flags of Node.js, and variables for glibc. */
type Settings = { flags: string[]; memory: Variables };

/** Those of npm start, which hold little memory. */
const SHIPPED: Settings = { flags: SHOP_FLAGS, memory: SHOP_MEMORY };
/** With room for what a short life leaves behind: a start and its first pages take a third less processor time. */
const ROOMY: Settings = { flags: ["--min-semi-space-size=16"], memory: {} };

/**
 * Starts the real shop, built pages and all, on a free port and waits until it answers. Of the
 * machine's own variables and .env file none counts. Throws with the shop's output when it ends
 * instead.
 */
export const startShop = (variables: ShopVariables, options?: StartOptions): Promise<ShopServer> =>
  start(variables, { ...options, ...ROOMY });

/** As startShop, with the settings of npm start: for what measures time or memory. */
export const startMeasuredShop = (
  variables: ShopVariables,
  options?: StartOptions,
): Promise<ShopServer> => start(variables, { ...options, ...SHIPPED });

async function start(
  variables: ShopVariables,
  options: StartOptions & Settings,
): Promise<ShopServer> {
  const port = variables["PORT"] ?? String(await findFreePort());
  const shop = spawnShop({ PORT: port, ...variables }, options);
  const baseURL = `http://127.0.0.1:${port}`;
  await waitUntilReady(`${baseURL}/readyz`, shop);
  return { ...shop, baseURL, stop: () => stop(shop.process) };
}

/** Runs the shop until it ends by itself, within 30 seconds. */
export async function runShop(
  variables: Variables,
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const { process: shop, stdout, stderr } = spawnShop(variables, ROOMY);
  const tooLong = setTimeout(() => shop.kill("SIGKILL"), 30_000);
  await once(shop, "close");
  clearTimeout(tooLong);
  return { code: shop.exitCode, stdout: stdout(), stderr: stderr() };
}

/**
 * The given variables and no other of the shop's: set to nothing, not even .env can fill them. Compiled code is
 * cached, as npm start does.
 */
export function cleanEnvironment(variables: Variables): NodeJS.ProcessEnv {
  const unset = Object.fromEntries(variableNames.map((name) => [name, ""]));
  const { PATH, HOME } = process.env;
  return { PATH, HOME, NODE_COMPILE_CACHE: COMPILE_CACHE, ...unset, ...variables };
}

export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("There is no free port.");
  return address.port;
}

function spawnShop(variables: Variables, { before = [], flags, memory }: StartOptions & Settings) {
  const words = [...before, bundledNodePath(root), ...flags, path.join(root, BUILT_SHOP)];
  const [program = "", ...rest] = words;
  const shop = spawn(program, rest, {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...memory, ...cleanEnvironment(variables) },
  });
  const stdout = collect(shop.stdout);
  const stderr = collect(shop.stderr);
  return { process: shop, stdout, stderr, output: () => stdout() + stderr() };
}

function collect(stream: NodeJS.ReadableStream): () => string {
  let text = "";
  stream.setEncoding("utf8").on("data", (chunk: string) => {
    text += chunk;
  });
  return () => text;
}

async function waitUntilReady(url: string, shop: ReturnType<typeof spawnShop>): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    if (shop.process.exitCode !== null || shop.process.signalCode !== null) break;
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(50);
  }
  await stop(shop.process);
  throw new Error(`The shop did not start:\n${shop.output()}`);
}

async function stop(shop: ChildProcess): Promise<void> {
  if (shop.exitCode !== null || shop.signalCode !== null) return;
  shop.kill("SIGTERM");
  const tooLong = setTimeout(() => shop.kill("SIGKILL"), 15_000);
  await once(shop, "exit");
  clearTimeout(tooLong);
}
