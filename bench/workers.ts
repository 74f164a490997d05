import { mkdtemp, readFile, rm } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { findNginx, startNginx } from "#tests/support/nginx.ts";
import type { Cluster } from "#tests/support/postgres-cluster.ts";
import { admin, signInToShop } from "#tests/support/shop-client.ts";
import { type ShopServer, startMeasuredShop } from "#tests/support/shop-server.ts";
import { hasPostgres, startPostgres } from "#tests/support/start-postgres.ts";
import {
  connectToWorkers,
  timeOfLastOutdated,
  type WorkerConnection,
} from "#tests/support/worker-connections.ts";
import { measureHttpLoad } from "./http-load.ts";
import { openBenchShop } from "./open-bench-shop.ts";
import { readTreeProcessorSeconds } from "./processor-time.ts";
import { quantile, type ResultRow } from "./results-table.ts";

const MACHINES = 2;
const WORKERS = 4;
const TIMES = 3.5;
const WARM_UP_SECONDS = 8;
/** Never answered from the page cache. */
const LIST = "/products?read-by=nobody";
const PIECE = "/products/1";
const CHANGES = 20;

/** Shops behind an nginx of their own. */
type Site = { url: string; shops: ShopServer[] };
/** Pages a second, and what a page takes of the processors, in milliseconds. */
type Load = { rate: number; shop: number; database: number };
type Options = { seconds: number; rounds: number };
/** Stopped in reverse order. */
type Running = { stop: () => Promise<void> }[];

/**
 * Rendered lists of two machines with four workers each on one PostgreSQL behind nginx, against one worker
 * on the same database, in turns; and how soon each of the eight shows a change.
 */
export async function measureWorkers(options: Options): Promise<ResultRow[]> {
  const nginx = findNginx();
  if (!nginx || !hasPostgres) {
    return [{ what: "workers", ours: "left out", target: "nginx or PostgreSQL is not here" }];
  }
  const folder = await mkdtemp(path.join(tmpdir(), "fernhill-bench-"));
  const running: Running = [];
  try {
    const cluster = await startPostgres();
    running.push(cluster);
    await (await openBenchShop(1000, cluster.url)).close();
    const open = (machines: number, workers: number) =>
      openSite({ nginx, folder, cluster, machines, workers }, running);
    const sites = { one: await open(1, 1), all: await open(MACHINES, WORKERS) };
    const loads = await compareLoads(sites, await postmasterOf(cluster), options);
    return [...describeLoads(loads), await measureInvalidation(sites.all.shops)];
  } finally {
    for (const each of running.toReversed()) await each.stop();
    await rm(folder, { recursive: true });
  }
}

type SiteOptions = {
  nginx: string;
  folder: string;
  cluster: Cluster;
  machines: number;
  workers: number;
};

/** Each machine has a folder of its own, and the secrets in common. */
async function openSite(options: SiteOptions, running: Running): Promise<Site> {
  const { nginx, folder, cluster, machines, workers } = options;
  const shops: ShopServer[] = [];
  for (let number = 1; number <= machines; number += 1) {
    const shop = await startMeasuredShop({
      DATA_DIR: path.join(folder, `${number}-of-${machines}`),
      DATABASE_URL: cluster.url,
      SESSION_SECRET: "s".repeat(32),
      ENCRYPTION_KEY: "k".repeat(32),
      ADMIN_PASSWORD: admin.password,
      SAMPLE_DATA: "never",
      TRUST_PROXY: "2",
      WORKERS: String(workers),
    });
    running.push(shop);
    shops.push(shop);
  }
  const front = await startNginx(nginx, ({ port }) => configuration(port, shops));
  running.push(front);
  return { url: front.url, shops };
}

/** As in deploy/nginx.conf, without https. */
const configuration = (port: number, shops: ShopServer[]) => `
  upstream fernhill {
    ${shops.map(({ baseURL }) => `server ${new URL(baseURL).host};`).join(" ")}
    keepalive 16;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://fernhill;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    }
  }
`;

async function postmasterOf({ data }: Cluster): Promise<number> {
  const lines = await readFile(path.join(data, "postmaster.pid"), "utf8");
  return Number(lines.split("\n", 1)[0]);
}

async function compareLoads(
  { one, all }: { one: Site; all: Site },
  postmaster: number,
  { seconds, rounds }: Options,
): Promise<{ one: Load; all: Load }> {
  const load = async ({ url, shops }: Site, during: number): Promise<Load> => {
    const shop = async () => {
      const times = await Promise.all(
        shops.map(({ process: { pid = 0 } }) => readTreeProcessorSeconds(pid)),
      );
      return times.reduce((sum, each) => sum + each, 0);
    };
    const before = [await shop(), await readTreeProcessorSeconds(postmaster)] as const;
    const { rate } = await measureHttpLoad(`${url}${LIST}`, during, { fromMany: true });
    const milliseconds = (used: number) => (1000 * used) / (rate * during);
    return {
      rate,
      shop: milliseconds((await shop()) - before[0]),
      database: milliseconds((await readTreeProcessorSeconds(postmaster)) - before[1]),
    };
  };
  await load(one, WARM_UP_SECONDS);
  // Each makes machine code of its own.
  await load(all, WARM_UP_SECONDS * MACHINES * WORKERS);
  const runs: { one: Load; all: Load }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    runs.push({ one: await load(one, seconds), all: await load(all, seconds) });
  }
  const median = (of: (run: { one: Load; all: Load }) => Load): Load => {
    const middle = (name: keyof Load) =>
      quantile(
        runs.map((run) => of(run)[name]),
        0.5,
      );
    return { rate: middle("rate"), shop: middle("shop"), database: middle("database") };
  };
  return { one: median((run) => run.one), all: median((run) => run.all) };
}

function describeLoads({ one, all }: { one: Load; all: Load }): ResultRow[] {
  const compare = (what: string, of: (load: Load) => number, unit: string, digits: number) => ({
    what,
    ours: `${of(all).toFixed(digits)}${unit}`,
    baseline: `one worker ${of(one).toFixed(digits)}${unit}`,
    ratio: of(all) / of(one),
  });
  // One worker's pages are bound by the processor that it runs on.
  const rate = (TIMES * 1000) / one.shop;
  const processors = (rate * (all.shop + all.database)) / 1000;
  return [
    {
      ...compare("list, 2 machines of 4 workers", ({ rate: each }) => each, "/s", 0),
      target: `≥ ${TIMES.toFixed(2)}`,
    },
    compare("processor time of the shop for it", ({ shop }) => shop, " ms", 2),
    compare("processor time of PostgreSQL for it", ({ database }) => database, " ms", 2),
    {
      what: `processors that ${TIMES} times would take`,
      ours: `${processors.toFixed(1)}, of PostgreSQL ${((rate * all.database) / 1000).toFixed(1)}`,
      baseline: `here ${availableParallelism()}`,
    },
  ];
}

/** How long after a price is saved a request may begin that one of the eight workers answers without it. */
async function measureInvalidation(shops: ShopServer[]): Promise<ResultRow> {
  const { call } = await signInToShop(shops[0]?.baseURL ?? "");
  const workers: WorkerConnection[] = [];
  for (const shop of shops) workers.push(...(await connectToWorkers(shop, WORKERS)));
  const times: number[] = [];
  for (let change = 0; change < CHANGES; change += 1) {
    const price = `${4001 + change}.00`;
    const { status } = await call("PUT", PIECE, { price });
    if (status !== 200) throw new Error(`Changing a price answered ${status}.`);
    times.push(await timeOfLastOutdated(workers, PIECE, price));
  }
  for (const worker of workers) worker.close();
  return {
    what: `last page without a change, of ${workers.length} workers`,
    ours: `${Math.max(...times).toFixed(0)} ms at most`,
    baseline: `median ${quantile(times, 0.5).toFixed(0)} ms`,
    target: "≤ 1000 ms",
  };
}
