import { expect, test } from "vitest";
import { z } from "zod";
import { platformSchema } from "#contract/channels/platforms.ts";
import { createLog } from "../logging/create-log.ts";
import { postProduct } from "#tests/support/post-product.ts";
import { type TestApp, testApp } from "#tests/support/test-app.ts";

async function shopWithFeed(platform: string) {
  const app = await testApp();
  const made = await app.admin.post("/platforms", { body: { platform } });
  const { id, feedUrl } = made.as(platformSchema);
  await postProduct(app, { images: ["https://pictures.example/ring.jpg"] });
  return { app, id, feedUrl: z.string().parse(feedUrl) };
}

const get = ({ app }: TestApp, url: string, init?: RequestInit) =>
  Promise.resolve(app.request(url, init));

test.each([
  ["google", "application/xml; charset=utf-8"],
  ["meta", "text/csv; charset=utf-8"],
  ["pinterest", "text/csv; charset=utf-8"],
])("sends the feed for %s once, and again only after a change", async (platform, type) => {
  const { app, feedUrl } = await shopWithFeed(platform);
  const first = await get(app, feedUrl);
  expect([first.status, first.headers.get("Content-Type")]).toEqual([200, type]);
  expect(await first.text()).toContain("Ring");
  const tag = first.headers.get("ETag") ?? "";
  const again = { headers: { "If-None-Match": `W/${tag}` } };
  expect((await get(app, feedUrl, again)).status).toBe(304);
  await postProduct(app, { name: "Cuff", images: ["https://pictures.example/cuff.jpg"] });
  const changed = await get(app, feedUrl, again);
  expect(changed.status).toBe(200);
  expect(await changed.text()).toContain("Cuff");
});

test("counts who fetched a feed, whether it had changed or not", async () => {
  const { app, feedUrl } = await shopWithFeed("pinterest");
  const counted: unknown[] = [];
  app.shop.feedFetches = { count: (...fetched) => void counted.push(fetched) };
  const headers = { "User-Agent": "Pinterestbot/1.0" };
  const first = await get(app, feedUrl, { headers });
  const tag = first.headers.get("ETag") ?? "";
  await get(app, feedUrl, { headers: { ...headers, "If-None-Match": tag } });
  await get(app, `${feedUrl}x`, { headers });
  const fetched = ["pinterest", "Pinterestbot/1.0"];
  expect(counted).toEqual([fetched, fetched]);
});

test("HEAD sends a feed's headers only", async () => {
  const { app, feedUrl } = await shopWithFeed("google");
  const answer = await get(app, feedUrl, { method: "HEAD" });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("ETag")).toMatch(/^"[\w-]{43}"$/);
  expect(await answer.text()).toBe("");
});

test("answers 404 at a replaced feed address and at unknown ones", async () => {
  const { app, id, feedUrl } = await shopWithFeed("meta");
  const changed = await app.admin.post(`/platforms/${id}/feed-address`);
  const { feedUrl: next } = changed.as(platformSchema);
  expect((await get(app, feedUrl)).status).toBe(404);
  expect((await get(app, String(next))).status).toBe(200);
  expect((await get(app, "http://localhost:3000/feeds/guess/meta.csv")).status).toBe(404);
  const other = (await app.admin.post("/platforms", { body: { platform: "etsy" } })).as(
    platformSchema,
  );
  expect((await app.admin.post(`/platforms/${other.id}/feed-address`)).status).toBe(422);
});

test("never logs a feed's secret address", async () => {
  const { app, feedUrl } = await shopWithFeed("meta");
  const lines: string[] = [];
  Object.assign(app.shop, { log: createLog("debug", (line) => lines.push(line)) });
  await get(app, feedUrl);
  await get(app, feedUrl.replace("meta.csv", "nothing"));
  expect(lines).toHaveLength(2);
  expect(lines.join("")).not.toContain(feedUrl.split("/")[4]);
});
