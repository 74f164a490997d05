import { execFile, spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import autocannon, { type Request } from "autocannon";

export type LoadResult = { rate: number; p99: number };

const run = promisify(execFile);
const has = (program: string): boolean =>
  spawnSync("sh", ["-c", `command -v ${program}`]).status === 0;

const hasWrk = has("wrk");
/** Server on one core, load on another: where there is one core only, they share it. */
const canPin = has("taskset") && spawnSync("nproc").stdout.toString().trim() !== "1";

/**
 * What puts a program onto a core, to be written before its name: Node counts the cores when it starts,
 * and has as many helpers as these can take.
 */
export const pinToCore = (core: 0 | 1): string[] => (canPin ? ["taskset", "-c", String(core)] : []);

const MANY_VISITORS = fileURLToPath(new URL("many-visitors.lua", import.meta.url));

/**
 * Asks for one address over 16 connections. Requests a second, and the p99 of their time in milliseconds.
 * @param fromMany each request from another visitor; the shop has TRUST_PROXY=1
 */
export async function measureHttpLoad(
  url: string,
  seconds: number,
  { headers = {}, fromMany = false }: { headers?: Record<string, string>; fromMany?: boolean } = {},
): Promise<LoadResult> {
  if (!hasWrk) return loadWithAutocannon(url, seconds, headers, fromMany);
  const sent = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const wrk = ["wrk", "-t1", "-c16", `-d${Math.ceil(seconds)}s`, "--latency", ...sent];
  if (fromMany) wrk.push("-s", MANY_VISITORS);
  wrk.push(url);
  const [program = "wrk", ...rest] = [...pinToCore(1), ...wrk];
  const { stdout } = await run(program, rest);
  if (/Non-2xx/.test(stdout)) throw new Error(`${url} did not answer well:\n${stdout}`);
  const [, rate = ""] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
  const [, p99 = "", unit = ""] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  return { rate: Number(rate), p99: Number(p99) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? 1) };
}

async function loadWithAutocannon(
  url: string,
  duration: number,
  headers: Record<string, string>,
  fromMany: boolean,
): Promise<LoadResult> {
  const { requests, latency, non2xx } = await autocannon({
    url,
    connections: 16,
    duration,
    headers,
    ...(fromMany && { requests: [{ setupRequest: fromAnother }] }),
  });
  if (non2xx > 0) throw new Error(`${url} did not answer well ${non2xx} times.`);
  return { rate: requests.average, p99: latency.p99 };
}

const number = (below: number): number => Math.floor(Math.random() * below);

const fromAnother = (request: Request): Request => ({
  ...request,
  headers: { ...request.headers, "X-Forwarded-For": `198.18.${number(250)}.${number(250)}` },
});
