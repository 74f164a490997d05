import { COMPUTER } from "#tests/support/seen-page.ts";
import type { ShopServer } from "#tests/support/shop-server.ts";
import { measureHttpLoad } from "./http-load.ts";
import { readProcessorSeconds } from "./processor-time.ts";
import { quantile, type ResultRow } from "./results-table.ts";

const PAGE = "/products/1";
const BROWSER = {
  Accept: "text/html",
  "Accept-Encoding": "br",
  "Accept-Language": "en-US,en;q=0.9",
  "User-Agent": COMPUTER,
};
/** The same request, but fetched in advance: counted by nobody. */
const PREFETCHED = { ...BROWSER, "Sec-Purpose": "prefetch" };
/** As many headers and bytes as PREFETCHED. */
const COUNTED = { ...BROWSER, "X-Purpose-": "prefetch" };

const WARM_UP_SECONDS = 8;

/**
 * What counting takes of a cached page's rate: the shop's processor time for a request that is a visit, of
 * many visitors, and for a prefetch of the same page, in pairs. The rate itself would measure what asks.
 */
export async function measureCounting(
  { baseURL, process: { pid } }: ShopServer,
  { seconds, rounds }: { seconds: number; rounds: number },
): Promise<ResultRow[]> {
  const url = `${baseURL}${PAGE}`;
  const load = (headers: Record<string, string>) =>
    measureHttpLoad(url, seconds, { headers, fromMany: true });
  const measure = async (headers: Record<string, string>) => {
    const before = await readProcessorSeconds(pid);
    const { rate } = await load(headers);
    return ((await readProcessorSeconds(pid)) - before) / (rate * seconds);
  };
  await measureHttpLoad(url, WARM_UP_SECONDS, { headers: COUNTED, fromMany: true });
  const pairs: { counted: number; prefetched: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const first = round % 2 === 0 ? COUNTED : PREFETCHED;
    const one = await measure(first);
    const other = await measure(first === COUNTED ? PREFETCHED : COUNTED);
    const [counted, prefetched] = first === COUNTED ? [one, other] : [other, one];
    pairs.push({ counted, prefetched });
  }
  const median = (of: (pair: (typeof pairs)[number]) => number) => quantile(pairs.map(of), 0.5);
  return [
    {
      what: "piece, cached: rate when counted",
      ours: `${(median(({ counted }) => counted) * 1e6).toFixed(1)} µs`,
      baseline: `prefetch ${(median(({ prefetched }) => prefetched) * 1e6).toFixed(1)} µs`,
      ratio: median(({ counted, prefetched }) => prefetched / counted),
      target: "≥ 0.95",
    },
  ];
}
