import type { IncomingMessage } from "node:http";
import { AggregatorRegistry, Histogram, Registry } from "prom-client";
import { expect, test } from "vitest";
import { RequestDurationHistogram } from "./request-duration-histogram.ts";

const ANSWERS: [method: string, url: string, status: number | "cut off", seconds: number][] = [
  ["GET", "/products/12", 200, 0.001],
  ["GET", "/products/13?from=letter", 200, 0.005],
  ["GET", "/products/13", 404, 0.02],
  ["POST", "/api/subscribe", 202, 60],
  ["GET", "/products/12", "cut off", 0.3],
  ["BREW", "/products/12", 200, 0.4],
];

test("what is told is what prom-client's histogram tells of the same answers", async () => {
  const [ours, theirs] = [new Registry(), new Registry()];
  countAll(ours);
  const histogram = new Histogram({
    name: "http_request_duration_seconds",
    help: "How long answers took, by method, template of the address and status.",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [theirs],
  });
  const product = { method: "GET", route: "/products/:id" };
  histogram.observe({ ...product, status: "200" }, 0.001);
  histogram.observe({ ...product, status: "200" }, 0.005);
  histogram.observe({ ...product, status: "404" }, 0.02);
  histogram.observe({ method: "POST", route: "/api/subscribe", status: "202" }, 60);
  histogram.observe({ ...product, status: "cut off" }, 0.3);
  histogram.observe({ ...product, method: "other", status: "200" }, 0.4);

  expect(linesOf(await ours.metrics())).toEqual(linesOf(await theirs.metrics()));
});

test("the figures of several workers are added up", async () => {
  const workers = [new Registry(), new Registry()];
  for (const worker of workers) countAll(worker);
  const told = await Promise.all(workers.map((worker) => worker.getMetricsAsJSON()));
  const text = await AggregatorRegistry.aggregate(told).metrics();
  expect(text).toContain("# TYPE http_request_duration_seconds histogram");
  expect(text).toMatch(/_count\{method="GET",route="\/products\/:id",status="200"\} 4\n/);
});

function countAll(registry: Registry): void {
  const durations = new RequestDurationHistogram(registry);
  for (const [method, url, status, seconds] of ANSWERS) {
    durations.add({ method, url } as IncomingMessage, status, seconds);
  }
}

/** The labels of a line in an order of their own, since they mean the same in any. */
const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) =>
      line.replace(/\{(.*)\}/, (_, labels: string) => labels.split(",").toSorted().join()),
    )
    .toSorted();
