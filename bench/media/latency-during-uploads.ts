import { setTimeout as sleep } from "node:timers/promises";
import type { ShopServer } from "#tests/support/shop-server.ts";
import { trackPeakMemory } from "../peak-memory.ts";

const VISITS_A_SECOND = 20;
const ALONE_SECONDS = 15;

export type UploadLatency = {
  /** Milliseconds. */
  atRest: number;
  whileUploading: number;
  afterwards: number;
  /** How long the upload took, in seconds. */
  uploaded: number;
  /** The most memory held at once, in MB: by the shop, and with the process that works on pictures. */
  memory: { shop: number; all: number };
};

/** Visits the home page steadily: at rest, while photographs are uploaded, and while they are worked on. */
export async function measureLatencyDuringUploads(
  shop: ShopServer,
  cookie: string,
  photographs: Buffer[],
): Promise<UploadLatency> {
  await visit(shop, sleep(5000));
  const atRest = await visit(shop, sleep(ALONE_SECONDS * 1000));
  const stopWatching = trackPeakMemory(shop.process.pid ?? 0);
  const started = performance.now();
  const upload = send(shop, cookie, photographs);
  const whileUploading = await visit(shop, upload);
  const uploaded = (performance.now() - started) / 1000;
  const afterwards = await visit(shop, sleep(ALONE_SECONDS * 1000));
  return {
    atRest: p99(atRest),
    whileUploading: p99(whileUploading),
    afterwards: p99(afterwards),
    uploaded,
    memory: await stopWatching(),
  };
}

/** Visitors come at their own pace, however long the ones before them wait. */
async function visit({ baseURL }: ShopServer, until: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  const visits: Promise<void>[] = [];
  const coming = setInterval(() => {
    visits.push(visitOnce(baseURL, times));
  }, 1000 / VISITS_A_SECOND);
  await until.finally(() => clearInterval(coming));
  await Promise.all(visits);
  return times;
}

async function visitOnce(baseURL: string, times: number[]): Promise<void> {
  const started = performance.now();
  const answer = await fetch(baseURL);
  await answer.text();
  if (!answer.ok) throw new Error(`The home page answered ${answer.status}`);
  times.push(performance.now() - started);
}

async function send({ baseURL }: ShopServer, cookie: string, photographs: Buffer[]): Promise<void> {
  const body = new FormData();
  photographs.forEach((photograph, index) => {
    body.append("files", new File([new Uint8Array(photograph)], `${index}.jpg`));
  });
  const answer = await fetch(`${baseURL}/api/media`, {
    method: "POST",
    headers: { Cookie: cookie },
    body,
  });
  if (answer.status !== 201) throw new Error(`The upload answered ${await answer.text()}`);
}

const p99 = (times: number[]): number =>
  times.toSorted((a, b) => a - b).at(Math.floor(times.length * 0.99)) ?? 0;
