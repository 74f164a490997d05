import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { CDPSession } from "@playwright/test";

type Profile = Awaited<ReturnType<typeof stopProfiler>>;

const stopProfiler = async (session: CDPSession) => (await session.send("Profiler.stop")).profile;

const SHOWN = 25;

/**
 * Profiles what happens meanwhile: prints the functions with the most time of their own, and writes a file
 * that the browser's developer tools open.
 */
export async function writeProfile(
  session: CDPSession,
  name: string,
  what: () => Promise<unknown>,
): Promise<void> {
  await session.send("Profiler.enable");
  await session.send("Profiler.setSamplingInterval", { interval: 500 });
  const before = await readDurations(session);
  await session.send("Profiler.start");
  await what();
  const profile = await stopProfiler(session);
  const after = await readDurations(session);
  const file = path.join(tmpdir(), `desk ${name}.cpuprofile`);
  await writeFile(file, JSON.stringify(profile));
  const kinds = Object.entries(after).map(
    ([kind, seconds]) => `${kind} ${((seconds - (before[kind] ?? 0)) * 1000).toFixed(0)} ms`,
  );
  console.error(`\n${name}: ${kinds.join(", ")}\n${formatOwnTimes(profile)}\n${file}`);
}

/** Seconds that the page has spent so far, by kind. */
async function readDurations(session: CDPSession): Promise<Record<string, number>> {
  await session.send("Performance.enable");
  const { metrics } = await session.send("Performance.getMetrics");
  const kinds = ["ScriptDuration", "RecalcStyleDuration", "LayoutDuration", "TaskDuration"];
  return Object.fromEntries(
    metrics.filter(({ name }) => kinds.includes(name)).map(({ name, value }) => [name, value]),
  );
}

function formatOwnTimes({ nodes, samples = [], timeDeltas = [] }: Profile): string {
  const names = new Map(
    nodes.map(({ id, callFrame: { functionName, url, lineNumber, columnNumber } }) => [
      id,
      `${functionName || "(anonymous)"} ${url.split("/").at(-1)}:${lineNumber + 1}:${columnNumber + 1}`,
    ]),
  );
  const own = new Map<string, number>();
  for (const [at, id] of samples.entries()) {
    const name = names.get(id) ?? "";
    own.set(name, (own.get(name) ?? 0) + (timeDeltas[at] ?? 0) / 1000);
  }
  return [...own]
    .filter(([name]) => !/^\((idle|root)\)/.test(name))
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, SHOWN)
    .map(([name, time]) => `${time.toFixed(0).padStart(7)} ms  ${name}`)
    .join("\n");
}
