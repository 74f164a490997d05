import { setTimeout as sleep } from "node:timers/promises";
import { loadMixed } from "#tests/support/mixed-load.ts";
import { readResidentMegabytes } from "#tests/support/resident-memory.ts";
import type { ShopServer } from "#tests/support/shop-server.ts";
import { quantile, type ResultRow } from "./results-table.ts";

const READINGS = 40;
const MOST_MEGABYTES = 180;

/** Memory of the shop under a compressed day's load: the last quarter of the time against the second. */
export async function measureMixedLoad(
  { baseURL, process: { pid } }: ShopServer,
  minutes: number,
): Promise<ResultRow[]> {
  const end = new AbortController();
  const loading = loadMixed(baseURL, { pieces: 1000, signal: end.signal });
  const held: number[] = [];
  const reading = async () => {
    for (let count = 0; count < READINGS; count += 1) {
      await sleep((minutes * 60_000) / READINGS);
      held.push(await readResidentMegabytes(pid));
      console.error(`${((count + 1) * minutes) / READINGS} minutes: ${held.at(-1)?.toFixed(0)} MB`);
    }
    end.abort();
  };
  // Where the load fails nobody waits for the rest of the hour.
  await Promise.race([reading(), loading]);
  const answers = await loading;
  const quarter = (number: number) =>
    quantile(held.slice((number - 1) * (READINGS / 4), number * (READINGS / 4)), 0.5);
  const summary = [...answers].map(
    ([status, count]) => `${count.toLocaleString("en-US")} × ${status}`,
  );
  return [
    {
      what: `memory, ${minutes} minutes of mixed load (${summary.join(", ")})`,
      ours: `${quarter(4).toFixed(0)} MB`,
      baseline: `${quarter(2).toFixed(0)} MB before`,
      ratio: quarter(4) / quarter(2),
      target: "≤ 1.10",
    },
    {
      what: `memory at most, ${minutes} minutes of mixed load`,
      ours: `${Math.max(...held).toFixed(0)} MB`,
      baseline: `${MOST_MEGABYTES} MB`,
      ratio: Math.max(...held) / MOST_MEGABYTES,
      target: "≤ 1.00",
    },
  ];
}
