import { expect, onTestFinished, test } from "vitest";
import { createJobs } from "#domain/services/jobs.ts";
import { addCollection } from "#tests/support/add-collection.ts";
import { serveLocally } from "#tests/support/local-server.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { updatePage } from "../../catalogue/pages/update-page.ts";
import { createOutboundClient } from "../../infrastructure/outbound/outbound-client.ts";
import { checkOutsideLinks } from "./check-outside-links.ts";
import { dismissLink } from "./dismiss-link.ts";
import { getOutsideLinks } from "./get-outside-links.ts";
import { switchLinkChecks } from "./switch-link-checks.ts";

/** A shop whose Care Guide links to these paths of another site, which answers with their statuses. */
async function linkingShop(statuses: Record<string, number>) {
  const requests: string[] = [];
  const agents = new Set<string | undefined>();
  let [running, most] = [0, 0];
  const site = await serveLocally((request, response) => {
    running += 1;
    most = Math.max(most, running);
    const path = request.url ?? "/";
    requests.push(`${request.method} ${path}`);
    agents.add(request.headers["user-agent"]);
    response.writeHead(statuses[path] ?? 404);
    // More than anybody reads, which is never read.
    if (request.method === "GET") response.write("x".repeat(1_000_000));
    running -= 1;
    response.end();
  });
  const shop = await testShop();
  shop.outbound = createOutboundClient({ allow: ["127.0.0.1"] });
  onTestFinished(() => shop.outbound.close());
  await link(
    shop,
    Object.keys(statuses).map((path) => site.url + path),
  );
  return { shop, site, requests, agents, mostAtOnce: () => most };
}

const link = (shop: TestShop, urls: string[]) => {
  const content = urls.map((url) => `<p><a href="${url}">there</a></p>`).join("");
  return updatePage(shop, "care-guide", { content }, null);
};

const check = (shop: TestShop) => checkOutsideLinks(shop, 0);

const brokenPaths = async (shop: TestShop) =>
  (await getOutsideLinks(shop)).broken.map(({ url }) => new URL(url).pathname);

test("a link is broken once it failed on two days, and no longer when it answers", async () => {
  const statuses: Record<string, number> = { "/here": 200, "/gone": 404 };
  const { shop, site } = await linkingShop(statuses);
  expect(await check(shop)).toBe(2);
  expect(await check(shop)).toBe(0);
  expect(await getOutsideLinks(shop)).toEqual({ isOn: true, links: 2, broken: [] });
  shop.clock.advance({ days: 1 });
  expect(await check(shop)).toBe(1);
  expect(await getOutsideLinks(shop)).toEqual({
    isOn: true,
    links: 2,
    broken: [
      {
        url: `${site.url}/gone`,
        failure: "The page is gone (404).",
        texts: [{ title: "Care Guide", screen: "/admin/settings/pages?edit=care-guide" }],
      },
    ],
  });
  statuses["/gone"] = 200;
  shop.clock.advance({ days: 7 });
  expect(await check(shop)).toBe(1);
  expect(await brokenPaths(shop)).toEqual([]);
  shop.clock.advance({ days: 22 });
  expect(await check(shop)).toBe(1);
});

test("asks by HEAD, by GET where that is refused, one at a time, and says who asks", async () => {
  const { shop, requests, agents, mostAtOnce } = await linkingShop({
    "/a": 200,
    "/b": 405,
    "/c": 403,
    "/d": 429,
    "/e": 500,
    "/f": 410,
  });
  await check(shop);
  expect(requests).toEqual([
    "HEAD /a",
    ..."bcdef".split("").flatMap((name) => [`HEAD /${name}`, `GET /${name}`]),
  ]);
  expect([...agents]).toEqual(["Mozilla/5.0 (compatible; link check of http://localhost:3000)"]);
  expect(mostAtOnce()).toBe(1);
  shop.clock.advance({ days: 1 });
  await check(shop);
  expect(await brokenPaths(shop)).toEqual(["/e", "/f"]);
});

test("a site that nobody finds is broken, and one that may not be asked is not", async () => {
  const { shop, site } = await linkingShop({});
  await site.stop();
  await link(shop, [`${site.url}/away`, "http://192.168.1.1/router"]);
  for (let day = 0; day < 2; day += 1) {
    await check(shop);
    shop.clock.advance({ days: 1 });
  }
  expect(await brokenPaths(shop)).toEqual(["/away"]);
});

test("checks at most 20 an hour, and of several processes one checks each", async () => {
  const paths = Array.from({ length: 25 }, (_, index) => [`/${index}`, 200] as const);
  const { shop, requests } = await linkingShop(Object.fromEntries(paths));
  await check(shop);
  expect(requests).toHaveLength(20);
  shop.clock.advance({ hours: 1 });
  await Promise.all([check(shop), check(shop)]);
  expect(requests).toHaveLength(25);
  expect(new Set(requests).size).toBe(25);
});

test("forgets a link that no text holds any more, and finds those of stories", async () => {
  const { shop, site } = await linkingShop({ "/old": 404 });
  await check(shop);
  shop.clock.advance({ days: 1 });
  await check(shop);
  expect(await brokenPaths(shop)).toEqual(["/old"]);
  await link(shop, []);
  expect(await brokenPaths(shop)).toEqual([]);
  const story = await addCollection(shop, "Ferns", {
    content: `<p><a href="${site.url}/of-story">there</a></p>`,
  });
  for (let day = 0; day < 2; day += 1) {
    shop.clock.advance({ days: 1 });
    await check(shop);
  }
  expect((await getOutsideLinks(shop)).broken).toMatchObject([
    { texts: [{ title: "Ferns", screen: `/admin/collections?edit=${story.id}` }] },
  ]);
});

test("a link that somebody called not broken is not asked again, until that is taken back", async () => {
  const { shop, site, requests } = await linkingShop({ "/gone": 404 });
  await check(shop);
  shop.clock.advance({ days: 1 });
  await check(shop);
  const url = `${site.url}/gone`;
  await dismissLink(shop, { url, dismissed: true });
  expect(await brokenPaths(shop)).toEqual([]);
  requests.length = 0;
  shop.clock.advance({ days: 60 });
  await check(shop);
  expect(requests).toEqual([]);
  await dismissLink(shop, { url, dismissed: false });
  expect(await brokenPaths(shop)).toEqual(["/gone"]);
  await expect(
    dismissLink(shop, { url: "https://unknown.example/", dismissed: true }),
  ).rejects.toMatchObject({ code: "not-found" });
});

test("asks nobody while it is off, or once the shop stops", async () => {
  const { shop, requests } = await linkingShop({ "/here": 200 });
  await switchLinkChecks(shop, false, "ruth");
  expect(await check(shop)).toBe(0);
  expect(await getOutsideLinks(shop)).toMatchObject({ isOn: false });
  await switchLinkChecks(shop, true, "ruth");
  const jobs = createJobs();
  await jobs.stop();
  expect(await checkOutsideLinks({ ...shop, jobs }, 0)).toBe(0);
  expect(requests).toEqual([]);
  expect(await check(shop)).toBe(1);
});
