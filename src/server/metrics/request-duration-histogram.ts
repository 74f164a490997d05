import type { IncomingMessage } from "node:http";
import type { Histogram, MetricValueWithName, Registry } from "prom-client";
import { memoize } from "../page-cache/memoize.ts";
import { routeTemplate } from "./route-template.ts";

const NAME = "http_request_duration_seconds";
/** In seconds. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

type Label = "method" | "route" | "status";
type Value = MetricValueWithName<Label | "le">;
type Status = number | "cut off";

/** How many answers took no longer than each bound and longer than the one before; the last longer than all. */
type Series = { counts: number[]; seconds: number };
/** The answers to one method and route. */
type Place = { method: string; route: string; byStatus: Map<Status, Series> };

/**
 * How long answers took, told as prom-client's own histogram tells it. That one checks and joins the
 * labels of each single answer, which is a twentieth of all that a kept page costs; this one finds them
 * by the address.
 */
export class RequestDurationHistogram {
  readonly #places = new Map<string, Place>();
  /** By method: the place of an address. */
  readonly #finders = new Map<string, (url: string) => Place>();

  constructor(registry: Registry) {
    const metric = { name: NAME, get: () => Promise.resolve(this.#tell()) };
    // Of a metric a registry asks its name and its values, whatever else the type lists.
    registry.registerMetric(metric as unknown as Histogram<Label>);
  }

  /** Counts an answer. @param seconds how long it took */
  add({ method = "", url = "" }: IncomingMessage, status: Status, seconds: number): void {
    const { byStatus } = this.#finder(METHODS.has(method) ? method : "other")(url);
    let series = byStatus.get(status);
    if (!series) byStatus.set(status, (series = { counts: BOUNDS.map(() => 0), seconds: 0 }));
    let at = 0;
    while (at < BOUNDS.length && seconds > (BOUNDS[at] ?? 0)) at += 1;
    series.counts[at] = (series.counts[at] ?? 0) + 1;
    series.seconds += seconds;
  }

  #finder(method: string): (url: string) => Place {
    const known = this.#finders.get(method);
    if (known) return known;
    const find = memoize(2000, (url) => this.#place(method, routeTemplate(method, url)));
    this.#finders.set(method, find);
    return find;
  }

  #place(method: string, route: string): Place {
    const name = `${method} ${route}`;
    const place = this.#places.get(name) ?? { method, route, byStatus: new Map() };
    this.#places.set(name, place);
    return place;
  }

  #tell() {
    const values = [...this.#places.values()].flatMap(tellPlace);
    return {
      name: NAME,
      help: "How long answers took, by method, template of the address and status.",
      type: "histogram",
      aggregator: "sum",
      values,
    };
  }
}

const tellPlace = ({ method, route, byStatus }: Place): Value[] =>
  [...byStatus].flatMap(([status, series]) =>
    tellSeries({ method, route, status: String(status) }, series),
  );

function tellSeries(labels: Record<Label, string>, { counts, seconds }: Series): Value[] {
  let total = 0;
  const values = [...BOUNDS, "+Inf"].map((le, at): Value => {
    total += counts[at] ?? 0;
    return { metricName: `${NAME}_bucket`, labels: { ...labels, le }, value: total };
  });
  values.push({ metricName: `${NAME}_sum`, labels, value: seconds });
  values.push({ metricName: `${NAME}_count`, labels, value: total });
  return values;
}
