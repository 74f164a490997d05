import type { MetricObjectWithValues, MetricValueWithName } from "prom-client";
import type { DurationCount } from "#domain/operations/health/durations/write-durations.ts";

/** Files depend on the visitor's connection, calls on what they are asked to do. */
const NO_PAGES =
  /^(\/(api|media|assets|images|sample)\/|\/(healthz|readyz|metrics)$|feeds$|other$)/;

type Histogram = Pick<MetricObjectWithValues<MetricValueWithName<string>>, "values">;

/** The buckets of pages that were read, as counts of their own instead of cumulative ones. */
export function listPageDurations({ values }: Histogram): DurationCount[] {
  const cumulative = new Map<string, Map<number, number>>();
  for (const { metricName = "", labels, value } of values) {
    const { method, route, status, le } = labels;
    const isPage = method === "GET" && typeof route === "string" && !NO_PAGES.test(route);
    if (!metricName.endsWith("_bucket") || !isPage || status === "cut off") continue;
    const upTo = le === "+Inf" ? Number.POSITIVE_INFINITY : Math.round(Number(le) * 1000);
    const buckets = cumulative.get(route) ?? new Map<number, number>();
    cumulative.set(route, buckets.set(upTo, (buckets.get(upTo) ?? 0) + value));
  }
  return [...cumulative].flatMap(([route, buckets]) => {
    let below = 0;
    const sorted = [...buckets].toSorted(([a], [b]) => a - b);
    return sorted.flatMap(([upTo, value]) => {
      const count = value - below;
      below = value;
      const end = upTo === Number.POSITIVE_INFINITY ? 0 : upTo;
      return count > 0 ? { route, upTo: end, count } : [];
    });
  });
}
