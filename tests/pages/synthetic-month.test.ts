import { expect, test } from "vitest";
import { getInsights } from "#domain/operations/insights/report/get-insights.ts";
import { openVisitCounter } from "#domain/operations/insights/counting/open-visit-counter.ts";
import type { VisitCounter } from "#domain/services/visit-counter.ts";
import { countSeenPage } from "#http/count-seen-page.ts";
import { addPiece } from "#tests/support/new-order.ts";
import { COMPUTER, PHONE } from "#tests/support/seen-page.ts";
import { testShop } from "#tests/support/test-shop.ts";

const DAYS = 30;
const CRAWLERS = [
  "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/150.0 Safari/537.36",
  "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
  "Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)",
  "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)",
  "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
  "curl/8.5.0",
  "python-requests/2.32.3",
];

type Headers = Record<string, string>;

const ask = (visits: VisitCounter, target: string, address: string, headers: Headers) =>
  countSeenPage(visits, {
    target,
    outcome: "shown",
    read: (name) => headers[name],
    address: () => address,
  });

/** A generator of the same numbers each time. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/** By which part of the truth a count is off. */
const errorOf = (counted: number | undefined, truth: number): number =>
  Math.abs((counted ?? 0) - truth) / truth;

test("reports a month of visitors and crawlers as it was", { timeout: 60_000 }, async () => {
  const shop = await testShop({ now: "2026-10-01T13:00:00.000Z" });
  const pieces = [await addPiece(shop), await addPiece(shop), await addPiece(shop)];
  const counter = await openVisitCounter(shop);
  const random = numbers(7);
  const truth = { visits: 0, views: 0, phones: 0, google: 0, first: 0 };
  for (let day = 0; day < DAYS; day += 1) {
    const visitors = 200 + random(300);
    for (let visitor = 0; visitor < visitors; visitor += 1) {
      const address = `10.${day}.${visitor >> 8}.${visitor & 255}`;
      const isPhone = random(10) < 7;
      const fromGoogle = random(10) < 4;
      const browser: Headers = {
        "user-agent": isPhone ? PHONE : COMPUTER,
        "accept-language": "en-US,en;q=0.9",
      };
      truth.visits += 1;
      truth.phones += isPhone ? 1 : 0;
      truth.google += fromGoogle ? 1 : 0;
      const views = 1 + random(8);
      for (let view = 0; view < views; view += 1) {
        const piece = pieces[random(3)] ?? 0;
        const arrives: Headers =
          view === 0 && fromGoogle ? { referer: "https://www.google.com/" } : {};
        ask(counter, `/products/${piece}`, address, { ...browser, ...arrives });
        truth.views += 1;
        truth.first += piece === pieces[0] ? 1 : 0;
        // Fetched in advance, and never opened.
        ask(counter, "/about", address, { ...browser, "sec-purpose": "prefetch" });
      }
      // Crawlers ask for twice as much as people.
      for (let page = 0; page < 10; page += 1) {
        const name = CRAWLERS[random(CRAWLERS.length)] ?? "";
        const headers = { "user-agent": name, "accept-language": "en-US" };
        ask(counter, `/products/${pieces[random(3)]}`, `192.0.2.${random(250)}`, headers);
      }
      if (visitor % 25 === 24) await counter.write();
    }
    // One that calls itself a browser, from one address.
    const disguised = { "user-agent": COMPUTER, "accept-language": "en-US" };
    for (let page = 0; page < 2000; page += 1) ask(counter, "/", "198.51.100.4", disguised);
    const signedIn = { ...disguised, cookie: "session=hers" };
    for (let page = 0; page < 50; page += 1) ask(counter, "/", "203.0.113.1", signedIn);
    await counter.write();
    shop.clock.advance({ days: 1 });
    await counter.prepare();
  }
  await counter.close();

  const month = await getInsights(shop, { from: "2026-10-01", to: "2026-10-30" });
  expect(errorOf(month.visits, truth.visits)).toBeLessThanOrEqual(0.05);
  expect(errorOf(month.views, truth.views)).toBeLessThanOrEqual(0.03);
  expect(errorOf(month.devices.phone, truth.phones)).toBeLessThanOrEqual(0.03);
  const first = month.pieces.find(({ productId }) => productId === pieces[0]);
  expect(errorOf(first?.views, truth.first)).toBeLessThanOrEqual(0.03);
  const google = month.sources.find(({ source }) => source === "google.com");
  expect(errorOf(google?.count, truth.google)).toBeLessThanOrEqual(0.03);
});
