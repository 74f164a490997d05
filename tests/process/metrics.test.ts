import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type ShopServer, startShop } from "#tests/support/shop-server.ts";

vi.setConfig({ testTimeout: 120_000 });

let folder: string;
let shop: ShopServer | undefined;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "fernhill-metrics-"));
});
afterEach(async () => {
  await shop?.stop();
  await rm(folder, { recursive: true });
});

const open = (more: Record<string, string>) =>
  startShop({ DATA_DIR: folder, SAMPLE_DATA: "never", ...more });
const metrics = (headers: Record<string, string> = {}) =>
  fetch(`${shop?.baseURL}/metrics`, { headers: { Connection: "close", ...headers } });

test("shows the metrics to this machine, and not through a proxy", async () => {
  shop = await open({});
  await (await fetch(`${shop.baseURL}/products/7?search=somebody`)).text();
  const text = await (await metrics()).text();
  expect(text).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/products\/:id"/);
  expect(text).toContain("nodejs_eventloop_lag_seconds");
  expect(text).toContain("shop_imports_running 0");
  expect(text).not.toMatch(/somebody|127\.0\.0\.1/);
  expect((await metrics({ "X-Forwarded-For": "203.0.113.7" })).status).toBe(404);
});

test("adds up the metrics of several workers, with the token only", async () => {
  const token = "a-token-of-sixteen-or-more";
  shop = await open({ METRICS_TOKEN: token, WORKERS: "2" });
  for (let visit = 0; visit < 6; visit += 1) {
    const headers = { Connection: "close" };
    await (await fetch(`${shop.baseURL}/api/categories`, { headers })).text();
  }
  expect((await metrics()).status).toBe(404);
  expect((await metrics({ Authorization: "Bearer guess" })).status).toBe(404);
  const line = /http_request_duration_seconds_count\{.*route="\/api\/categories".*\} (\d+)/;
  // A worker counts an answer when its connection has closed.
  await vi.waitFor(async () => {
    const text = await (await metrics({ Authorization: `Bearer ${token}` })).text();
    expect(line.exec(text)?.[1]).toBe("6");
  }, 20_000);
});
