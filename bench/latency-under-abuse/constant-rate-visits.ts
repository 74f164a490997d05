import { Agent, get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { quantile } from "../results-table.ts";

// A process of its own: visit-steadily.ts ADDRESS VISITS-A-SECOND. Ends when its input does, and then
// writes the p99 of what the visits took, in milliseconds.
const [address = "", aSecond = "50"] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });
const times: number[] = [];
const visits: Promise<void>[] = [];
process.stdin.resume();

// Visitors come at their own pace, however long the ones before them wait.
const began = performance.now();
for (let number = 0; !process.stdin.readableEnded; number += 1) {
  visits.push(visit());
  const next = began + ((number + 1) * 1000) / Number(aSecond);
  await sleep(Math.max(0, next - performance.now()));
}
await Promise.all(visits);
agent.destroy();
console.log(quantile(times, 0.99));

function visit(): Promise<void> {
  const started = performance.now();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  get(address, { agent, headers: { "Accept-Encoding": "br" } }, (answer) => {
    if (answer.statusCode !== 200)
      reject(new Error(`A visitor was answered ${answer.statusCode}.`));
    answer.resume().on("end", () => {
      // The first second belongs to this process's own beginning.
      if (started - began > 1000) times.push(performance.now() - started);
      resolve();
    });
  }).on("error", reject);
  return promise;
}
