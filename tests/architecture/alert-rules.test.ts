import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { createMetrics } from "#server/metrics/metrics.ts";
import { testShop } from "#tests/support/test-shop.ts";

type Rule = {
  alert: string;
  expr: string;
  for: string;
  labels: { severity: string };
  annotations: { summary: string; fix: string };
};

const read = async (): Promise<Rule[]> => {
  const file = parse(await readFile("deploy/alerts.yml", "utf8")) as {
    groups: { name: string; rules: Rule[] }[];
  };
  return file.groups.flatMap(({ rules }) => rules);
};

/** The series of an expression: names that are no function, aggregation, label or unit of time. */
function seriesOf(expression: string): string[] {
  const plain = expression
    .replace(/\{[^}]*\}|\[[^\]]*\]/g, " ")
    .replace(/\b(?:by|without)\s*\([^)]*\)/g, " ");
  return [...plain.matchAll(/(?<![\d.])\b[a-z_]\w*\b(?!\s*\()/gi)]
    .map(([name]) => name)
    .filter((name) => !["sum", "max", "min"].includes(name));
}

const rules = await read();
const { text } = await createMetrics(await testShop()).read();
/** With "up", which Prometheus itself adds. */
const reported = new Set([
  "up",
  ...[...text.matchAll(/^# TYPE (\S+) (\S+)/gm)].flatMap(([, name, type]) =>
    type === "histogram" ? [`${name}_count`, `${name}_bucket`, `${name}_sum`] : [name],
  ),
]);

test("there are alerts for what needs a person", () => {
  expect(rules.length).toBeGreaterThan(8);
});

test.each(rules)(
  "the alert $alert names series that the shop reports, what is wrong, and what mends it",
  ({ expr, annotations, labels, for: duration }) => {
    const series = seriesOf(expr);
    expect(series).not.toEqual([]);
    expect(series.filter((name) => !reported.has(name))).toEqual([]);
    expect(annotations.summary).toMatch(/^[A-Z].*\.$/);
    expect(annotations.fix).toMatch(/^[A-Za-z].*\.$/);
    expect(["page", "ticket"]).toContain(labels.severity);
    expect(duration).toMatch(/^\d+[mh]$/);
  },
);

test("finds the series of an expression", () => {
  expect(
    seriesOf('histogram_quantile(0.99, sum by (le) (rate(a_bucket{x="y"}[10m]))) > 1e9'),
  ).toEqual(["a_bucket"]);
  expect(seriesOf("time() - max(b_seconds) > 3 * 86400")).toEqual(["b_seconds"]);
});
