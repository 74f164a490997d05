import type { Shop } from "../../../shop.ts";
import { type DurationCount, hourOf } from "./write-durations.ts";

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

export type RouteSpeed = {
  route: string;
  /** Answers of the last day. */
  count: number;
  /** Within which 95 of 100 answered, estimated; infinite beyond the last bucket. */
  p95Milliseconds: number;
};

/** The routes of the last 24 hours, the slowest first. */
export async function listSlowestRoutes({ db, now }: Shop): Promise<RouteSpeed[]> {
  const rows = await db
    .selectFrom("routeDurations")
    .select(({ fn }) => ["route", "upTo", fn.sum<number | string>("count").as("count")])
    .where("hour", ">=", hourOf(new Date(now().getTime() - DAY_MILLISECONDS)))
    .groupBy(["route", "upTo"])
    .execute();
  const counts = rows.map(({ count, ...row }) => ({ ...row, count: Number(count) }));
  return [...Map.groupBy(counts, ({ route }) => route)]
    .map(([route, buckets]) => ({
      route,
      count: buckets.reduce((sum, { count }) => sum + count, 0),
      p95Milliseconds: estimateQuantile(buckets, 0.95),
    }))
    .toSorted((a, b) => b.p95Milliseconds - a.p95Milliseconds || a.route.localeCompare(b.route));
}

/** Linear within the bucket, as Prometheus's histogram_quantile estimates it. */
export function estimateQuantile(
  buckets: Omit<DurationCount, "route">[],
  quantile: number,
): number {
  const sorted = buckets
    .map(({ upTo, count }) => ({ upTo: upTo || Number.POSITIVE_INFINITY, count }))
    .toSorted((a, b) => a.upTo - b.upTo);
  const rank = quantile * sorted.reduce((sum, { count }) => sum + count, 0);
  let [below, from] = [0, 0];
  for (const { upTo, count } of sorted) {
    if (count > 0 && below + count >= rank) {
      return upTo === Number.POSITIVE_INFINITY
        ? upTo
        : from + ((upTo - from) * (rank - below)) / count;
    }
    [below, from] = [below + count, upTo];
  }
  return 0;
}
