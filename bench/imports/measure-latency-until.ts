import type { ShopServer } from "#tests/support/shop-server.ts";

const VISITS_A_SECOND = 20;

/**
 * Visits the home page steadily until something has ended: visitors come at their own pace, however
 * long the ones before them wait.
 * @returns the 99th of a hundred times, in milliseconds
 */
export async function measureLatencyUntil(
  { baseURL }: ShopServer,
  until: Promise<unknown>,
): Promise<number> {
  const times: number[] = [];
  const visits: Promise<void>[] = [];
  const visit = async () => {
    const started = performance.now();
    await (await fetch(baseURL)).text();
    times.push(performance.now() - started);
  };
  const coming = setInterval(() => void visits.push(visit()), 1000 / VISITS_A_SECOND);
  await until.finally(() => clearInterval(coming));
  await Promise.all(visits);
  return times.toSorted((a, b) => a - b).at(Math.floor(times.length * 0.99)) ?? 0;
}
