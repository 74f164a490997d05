import { expect, test } from "vitest";
import { testShop } from "#tests/support/test-shop.ts";
import { nameClient, OpenFeedCounter } from "./open-feed-counter.ts";

test.each([
  ["Googlebot/2.1 (+http://www.google.com/bot.html)", "Google"],
  ["Mozilla/5.0 (compatible; Google-Shopping)", "Google"],
  ["facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)", "Meta"],
  ["Mozilla/5.0 (compatible; Pinterestbot/1.0)", "Pinterest"],
  ["curl/8.5.0", "curl"],
  ["Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0", "a browser"],
  ["<script>", "an unnamed program"],
  [undefined, "an unnamed program"],
  ["x".repeat(600), "x".repeat(50)],
])("%s is %s", (userAgent, name) => {
  expect(nameClient(userAgent)).toBe(name);
});

test("adds up what processes counted of a day, and keeps ninety days", async () => {
  const shop = await testShop();
  const [one, other] = [new OpenFeedCounter(shop), new OpenFeedCounter(shop)];
  const later = "2026-11-20T16:00:00.000Z";
  one.count("google", "Googlebot/2.1");
  shop.clock.set(later);
  other.count("google", "Googlebot/2.1");
  await other.close();
  await one.write();
  await one.write();
  const list = () => shop.db.selectFrom("feedFetches").selectAll().execute();
  expect(await list()).toEqual([
    { day: "2026-11-20", feed: "google", client: "Google", count: 2, lastAt: later },
  ]);
  shop.clock.advance({ days: 91 });
  one.count("meta", "curl/8.5.0");
  await one.close();
  expect((await list()).map(({ client }) => client)).toEqual(["curl"]);
});

test("counts again what could not be written", async () => {
  const shop = await testShop();
  const counter = new OpenFeedCounter(shop);
  counter.count("meta", "curl/8.5.0");
  const { db } = shop;
  shop.db = new Proxy(db, {
    get: () => {
      throw new Error("The database is away.");
    },
  });
  await expect(counter.write()).rejects.toThrow("away");
  shop.db = db;
  counter.count("meta", "curl/8.5.0");
  await counter.close();
  const counts = await db.selectFrom("feedFetches").select("count").execute();
  expect(counts).toEqual([{ count: 2 }]);
});
