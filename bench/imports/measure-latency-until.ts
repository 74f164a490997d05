import type { ShopServer } from "#tests/support/shop-server.ts";
import { quantile } from "../results-table.ts";

const VISITS_A_SECOND = 20;

/** Two pages that are cached, and a search that is not. */
const pageOf = (visit: number): string =>
  ["/", "/products", `/products?search=ring+${visit}`][visit % 3] ?? "/";

/**
 * Visits pages steadily until something has ended: visitors come at their own pace, however long the ones
 * before them wait.
 * @returns this quantile of the times, in milliseconds
 */
export async function measureLatencyUntil(
  { baseURL }: ShopServer,
  until: Promise<unknown>,
  share = 0.99,
): Promise<number> {
  const times: number[] = [];
  const visits: Promise<void>[] = [];
  const visit = async () => {
    const started = performance.now();
    await (await fetch(baseURL + pageOf(visits.length))).text();
    times.push(performance.now() - started);
  };
  const coming = setInterval(() => void visits.push(visit()), 1000 / VISITS_A_SECOND);
  await until.finally(() => clearInterval(coming));
  await Promise.all(visits);
  return quantile(times, share);
}
