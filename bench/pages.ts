import { get } from "node:http";
import { formatCount } from "#contract/decimals.ts";
import type { ShopServer } from "#tests/support/shop-server.ts";
import { type LoadResult, measureHttpLoad } from "./http-load.ts";
import { findNginx, serveWithNginx } from "./nginx.ts";
import { quantile, type ResultRow } from "./results-table.ts";

const PACKED = { "Accept-Encoding": "br" };
/** No page is known to read this: the address is answered as any other, and never from what is kept. */
const UNKEPT = "?read-by=nobody";

const PAGES = [
  ["list", "/products"],
  ["home", "/"],
  ["piece", "/products/1"],
] as const;

/** Node.js makes machine code of what runs often, on the same core: that is not what visitors meet later. */
const WARM_UP_SECONDS = 8;

/**
 * Pages that are kept against nginx with the same bytes, in turns; then pages that are rendered each time,
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
    // Asked for often, a page is packed smaller on the side; that is what is compared.
    await measureHttpLoad(url, WARM_UP_SECONDS, PACKED);
    const bytes = await fetchRawBody(url);
    const file = nginx ? await serveWithNginx(nginx, bytes) : null;
    const runs: { kept: LoadResult; theirs: LoadResult | null }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const kept = await measureHttpLoad(url, seconds, PACKED);
      runs.push({ kept, theirs: file && (await measureHttpLoad(file.url, seconds)) });
    }
    await file?.stop();
    const kept = medianOf(runs.map((run) => run.kept));
    const theirs = file && medianOf(runs.flatMap((run) => run.theirs ?? []));
    rows.push(...compareKept(`${name}, kept, ${formatCount(bytes.length)} B`, kept, theirs));
  }
  for (const [name, path] of PAGES) {
    const url = `${baseURL}${path}${UNKEPT}`;
    await measureHttpLoad(url, WARM_UP_SECONDS);
    const rendered: LoadResult[] = [];
    for (let round = 0; round < rounds; round += 1)
      rendered.push(await measureHttpLoad(url, seconds));
    const aim = name === "list" ? { aim: "≥ 400/s" } : {};
    rows.push({ what: `${name}, rendered each time`, ours: tell(medianOf(rendered)), ...aim });
  }
  return rows;
}

function compareKept(what: string, kept: LoadResult, theirs: LoadResult | null): ResultRow[] {
  if (!theirs) return [{ what, ours: tell(kept), aim: "nginx is not here" }];
  const ours = tell(kept);
  return [
    {
      what,
      ours,
      yardstick: `nginx ${tell(theirs)}`,
      ratio: kept.rate / theirs.rate,
      aim: "≥ 0.50",
    },
    {
      what: `${what}, p99`,
      ours: `${kept.p99.toFixed(2)} ms`,
      yardstick: `${theirs.p99.toFixed(2)} ms`,
      ratio: kept.p99 / theirs.p99,
      aim: "≤ 3.00",
    },
  ];
}

const tell = ({ rate, p99 }: LoadResult): string =>
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

/** The bytes as they are sent: fetch would unpack them. */
export function fetchRawBody(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: PACKED }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () => resolve(Buffer.concat(parts)));
      answer.on("error", reject);
    }).on("error", reject);
  });
}
