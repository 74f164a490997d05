import { setTimeout as sleep } from "node:timers/promises";
import { loadMixed } from "#tests/support/mixed-load.ts";
import { admin, signInToShop } from "#tests/support/shop-client.ts";
import { startMeasuredShop, type ShopServer } from "#tests/support/shop-server.ts";
import { createMemoryCgroup, type MemoryCgroup } from "./container/memory-cgroup.ts";
import { makeNoisePhotos } from "./container/noise-photos.ts";
import { trackPeakMemory } from "./peak-memory.ts";
import type { ResultRow } from "./results-table.ts";

const MEGABYTES = 256;
const PEOPLE = 4;
const WHAT = `container of ${MEGABYTES} MB without swap: mixed load`;

/** The mixed load, and four people who upload a photo at the same time, in the smallest server there is. */
export async function measureContainer(dataDir: string, seconds: number): Promise<ResultRow[]> {
  const cgroup = await createMemoryCgroup(MEGABYTES * 1024 * 1024);
  if (typeof cgroup === "string") return [{ what: WHAT, ours: `skipped: ${cgroup}` }];
  try {
    const photos = await makeNoisePhotos(PEOPLE);
    const variables = {
      DATA_DIR: dataDir,
      SAMPLE_DATA: "never",
      ADMIN_PASSWORD: admin.password,
      TRUST_PROXY: "1",
    };
    const shop = await startMeasuredShop(variables, { before: cgroup.before });
    try {
      return await loadAndUpload(shop, cgroup, { photos, seconds });
    } finally {
      await shop.stop();
    }
  } finally {
    await cgroup.remove();
  }
}

async function loadAndUpload(
  shop: ShopServer,
  cgroup: MemoryCgroup,
  { photos, seconds }: { photos: Buffer[]; seconds: number },
): Promise<ResultRow[]> {
  const errors = new Map<string, number>();
  const addError = (error: unknown) => {
    const text = describeError(error);
    errors.set(text, (errors.get(text) ?? 0) + 1);
  };
  const end = new AbortController();
  const { cookie } = await signInToShop(shop.baseURL);
  const stopResident = trackPeakMemory(shop.process.pid ?? 0);
  const stopAnonymous = trackMost(cgroup.readAnonymousMegabytes);
  const loading = loadMixed(shop.baseURL, { pieces: 1000, signal: end.signal, onError: addError });
  await sleep(seconds * 1000);
  const started = performance.now();
  const uploads = photos.map((photo) => upload(shop, cookie, photo).catch(addError));
  await Promise.all(uploads);
  const uploaded = (performance.now() - started) / 1000;
  // Renditions are made by and by.
  await sleep(seconds * 1000);
  end.abort();
  const answers = await loading;
  const { shop: own, all } = await stopResident();
  const anonymous = await stopAnonymous();
  const total = [...answers.values()].reduce((sum, count) => sum + count, 0);
  return [
    {
      what: `${WHAT} and ${PEOPLE} uploads of 25 MB at once (${uploaded.toFixed(0)} s)`,
      ours: `${anonymous.toFixed(0)} MB`,
      baseline: `${MEGABYTES} MB`,
      ratio: anonymous / MEGABYTES,
      target: "≤ 1.00",
    },
    {
      what: "the same, resident in the shop, and with the image process",
      ours: `${own.toFixed(0)} MB, ${all.toFixed(0)} MB`,
    },
    { what: "the same, processes ended by the system", ours: `${await cgroup.countOomKills()}` },
    {
      what: `the same, errors that ${total.toLocaleString("en-US")} visits and uploads saw`,
      ours: [...errors].map(([text, count]) => `${count} × ${text}`).join(", ") || "0",
      target: "0",
    },
  ];
}

async function upload({ baseURL }: ShopServer, cookie: string, photo: Buffer): Promise<void> {
  const body = new FormData();
  body.append("files", new File([new Uint8Array(photo)], "ring.jpg", { type: "image/jpeg" }));
  const answer = await fetch(`${baseURL}/api/media`, {
    method: "POST",
    headers: { Cookie: cookie },
    body,
  });
  if (answer.status !== 201) throw new Error(`the upload answered ${await answer.text()}`);
}

/** Follows a figure. @returns what ends it and gives the most it was */
function trackMost(read: () => Promise<number>): () => Promise<number> {
  let most = 0;
  const look = async () => {
    most = Math.max(most, await read());
  };
  const looking = setInterval(() => void look(), 100);
  return async () => {
    clearInterval(looking);
    await look();
    return most;
  };
}

/** Of a connection that broke, why. */
function describeError(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
}
