import { COMPUTER } from "#tests/support/seen-page.ts";
import type { ShopServer } from "#tests/support/shop-server.ts";
import { measureHttpLoad } from "./http-load.ts";
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
/** As many bytes as PREFETCHED. */
const COUNTED = { ...BROWSER, "Sec-Purposf": "prefetch" };

const WARM_UP_SECONDS = 8;

/**
 * What counting a visit takes of a cached page's rate: the same page as a visit of many visitors and as
 * prefetches, in pairs, each pair in the other order.
 */
export async function measureCounting(
  { baseURL }: ShopServer,
  { seconds, rounds }: { seconds: number; rounds: number },
): Promise<ResultRow[]> {
  const url = `${baseURL}${PAGE}`;
  const measure = async (headers: Record<string, string>) =>
    (await measureHttpLoad(url, seconds, { headers, fromMany: true })).rate;
  await measureHttpLoad(url, WARM_UP_SECONDS, { headers: COUNTED, fromMany: true });
  const ratios: number[] = [];
  const rates: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const first = round % 2 === 0 ? COUNTED : PREFETCHED;
    const one = await measure(first);
    const other = await measure(first === COUNTED ? PREFETCHED : COUNTED);
    const [counted, prefetched] = first === COUNTED ? [one, other] : [other, one];
    rates.push(counted);
    ratios.push(counted / prefetched);
  }
  return [
    {
      what: "piece, cached, counted as a visit",
      ours: `${quantile(rates, 0.5).toFixed(0)}/s`,
      baseline: "not counted",
      ratio: quantile(ratios, 0.5),
      target: "≥ 0.95",
    },
  ];
}
