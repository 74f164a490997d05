import { get, type IncomingHttpHeaders } from "node:http";
import { formatCount } from "#contract/decimals.ts";
import type { ShopServer } from "#tests/support/shop-server.ts";
import { type LoadResult, measureHttpLoad } from "./http-load.ts";
import { findNginx } from "#tests/support/nginx.ts";
import { serveWithNginx } from "./nginx.ts";
import { serveWithBareNode } from "./bare-node.ts";
import { quantile, type ResultRow } from "./results-table.ts";

const ACCEPT_BROTLI = { "Accept-Encoding": "br" };
const BROTLI = { headers: ACCEPT_BROTLI };
/** One visitor may cause ten renderings a second. */
const FROM_MANY = { fromMany: true };
/** No page is known to read this: the address is answered as any other, and never from what is cached. */
const UNCACHED = "?read-by=nobody";

const PAGES = [
  ["list", "/products"],
  ["home", "/"],
  ["piece", "/products/1"],
] as const;

const RENDERED_TARGET: Partial<Record<string, { target: string }>> = {
  list: { target: "≥ 700/s" },
  piece: { target: "≥ 900/s" },
};

/** Node.js makes machine code of what runs often, on the same core: that is not what visitors meet later. */
const WARM_UP_SECONDS = 8;

/**
 * Pages that are cached against nginx with the same bytes and against Node.js's own server with the same
 * bytes and headers, in turns; then pages that are rendered each time,
 * which leave the process with much to clear up. Each figure is the median of its runs.
 */
export async function measurePages(
  { baseURL }: ShopServer,
  { seconds, rounds }: { seconds: number; rounds: number },
): Promise<ResultRow[]> {
  const rows: ResultRow[] = [];
  const nginx = findNginx();
  for (const [name, path] of PAGES) {
    const url = `${baseURL}${path}`;
    // Asked for often, a page is recompressed in the background; that is what is compared.
    await measureHttpLoad(url, WARM_UP_SECONDS, BROTLI);
    const { bytes, headers } = await fetchRawResponse(url);
    const file = nginx ? await serveWithNginx(nginx, bytes) : null;
    const bare = await serveWithBareNode(bytes, headers);
    await measureHttpLoad(bare.url, WARM_UP_SECONDS);
    const runs: { cached: LoadResult; bareLoad: LoadResult; nginxLoad: LoadResult | null }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const cached = await measureHttpLoad(url, seconds, BROTLI);
      const bareLoad = await measureHttpLoad(bare.url, seconds);
      runs.push({
        cached,
        bareLoad,
        nginxLoad: file && (await measureHttpLoad(file.url, seconds)),
      });
    }
    await file?.stop();
    await bare.stop();
    const what = `${name}, cached, ${formatCount(bytes.length)} B`;
    const cached = medianOf(runs.map((run) => run.cached));
    const nginxLoad = file && medianOf(runs.flatMap((run) => run.nginxLoad ?? []));
    const bareLoad = medianOf(runs.map((run) => run.bareLoad));
    rows.push(...compareCached(what, cached, nginxLoad), {
      what: `${what}, of Node.js alone`,
      ours: formatLoad(cached),
      baseline: `Node.js ${formatLoad(bareLoad)}`,
      ratio: cached.rate / bareLoad.rate,
    });
  }
  for (const [name, path] of PAGES) {
    const url = `${baseURL}${path}${UNCACHED}`;
    await measureHttpLoad(url, WARM_UP_SECONDS, FROM_MANY);
    const rendered: LoadResult[] = [];
    for (let round = 0; round < rounds; round += 1)
      rendered.push(await measureHttpLoad(url, seconds, FROM_MANY));
    rows.push({
      what: `${name}, rendered each time`,
      ours: formatLoad(medianOf(rendered)),
      ...RENDERED_TARGET[name],
    });
  }
  return rows;
}

function compareCached(
  what: string,
  cached: LoadResult,
  nginxLoad: LoadResult | null,
): ResultRow[] {
  if (!nginxLoad) return [{ what, ours: formatLoad(cached), target: "nginx is not here" }];
  const ours = formatLoad(cached);
  return [
    {
      what,
      ours,
      baseline: `nginx ${formatLoad(nginxLoad)}`,
      ratio: cached.rate / nginxLoad.rate,
      target: "≥ 0.50",
    },
    {
      what: `${what}, p99`,
      ours: `${cached.p99.toFixed(2)} ms`,
      baseline: `${nginxLoad.p99.toFixed(2)} ms`,
      ratio: cached.p99 / nginxLoad.p99,
      target: "≤ 3.00",
    },
  ];
}

const formatLoad = ({ rate, p99 }: LoadResult): string =>
  `${rate.toFixed(0)}/s, p99 ${p99.toFixed(1)} ms`;

const medianOf = (loads: LoadResult[]): LoadResult => ({
  rate: quantile(
    loads.map(({ rate }) => rate),
    0.5,
  ),
  p99: quantile(
    loads.map(({ p99 }) => p99),
    0.5,
  ),
});

/** The response as it is sent: fetch would decompress it. */
export function fetchRawResponse(
  url: string,
): Promise<{ bytes: Buffer; headers: IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: ACCEPT_BROTLI }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => resolve({ bytes: Buffer.concat(parts), headers: response.headers }));
      response.on("error", reject);
    }).on("error", reject);
  });
}
