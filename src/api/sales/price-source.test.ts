import { expect, test } from "vitest";
import { createOutboundClient } from "#domain/infrastructure/outbound/outbound-client.ts";
import { serveLocally } from "#tests/support/local-server.ts";
import { testApp } from "#tests/support/test-app.ts";
import { fetchDueMetalPrices } from "#domain/importing/price-source/fetch-due-metal-prices.ts";

const path = "/metal-prices/source";

test("sets up a web address, fetches from it, and confirms a price that waits", async () => {
  let gold = 2000;
  const server = await serveLocally((_, response) => {
    response.end(JSON.stringify({ rates: { XAU: gold } }));
  });
  const { admin, visitor, shop } = await testApp();
  const host = `127.0.0.1:${server.port}`;
  Object.assign(shop, { outbound: createOutboundClient({ allow: [host] }) });
  expect((await admin.get(path)).json).toMatchObject({ host: null, waiting: [] });
  expect((await admin.post(`${path}/fetch`)).status).toBe(404);
  const url = `${server.url}/latest?key=s3cret`;
  const shown = await admin.post(`${path}/read`, { body: { url } });
  expect(shown.json).toEqual({ host, format: "json", data: { rates: { XAU: 2000 } } });
  const picks = { gold: { path: [{ key: "rates" }, { key: "XAU" }], unit: "ounce" } };
  const put = await admin.put(path, { body: { url, picks, isDaily: true } });
  expect([put.status, put.text.includes("s3cret")]).toEqual([200, false]);
  expect((await admin.post(`${path}/fetch`)).json).toEqual({ gold: "2000.00", host, problems: [] });

  await fetchDueMetalPrices(shop);
  gold = 3000;
  shop.clock.advance({ days: 1 });
  await fetchDueMetalPrices(shop);
  const waiting = { metal: "gold", price: "3000.00" };
  expect((await admin.get(path)).json).toMatchObject({ waiting: [waiting] });
  expect((await admin.get("/metal-prices")).json).toMatchObject({ gold: "2000.00" });
  const confirm = { body: { ...waiting, isRight: true } };
  expect((await admin.post(`${path}/waiting`, confirm)).json).toMatchObject({ waiting: [] });
  expect((await admin.post(`${path}/waiting`, confirm)).status).toBe(409);
  expect((await admin.get("/metal-prices")).json).toMatchObject({ gold: "3000.00" });
  expect((await admin.delete(path)).json).toMatchObject({ host: null });
  expect((await visitor.get(path)).status).toBe(401);
});

test.each([
  ["no price", { picks: {} }],
  ["no path", { picks: { gold: { path: [], unit: "ounce" } } }],
  ["no unit", { picks: { gold: { path: [{ key: "XAU" }] } } }],
  ["a metal that has no price", { picks: { tin: { path: [{ key: "XAU" }], unit: "ounce" } } }],
  ["a factor of nothing", { picks: { gold: { path: [{ key: "a" }], unit: "gram", factor: "0" } } }],
])("refuses %s", async (_, body) => {
  const { admin } = await testApp();
  const sent = { body: { url: "https://metals.example/", ...body } };
  expect((await admin.put(path, sent)).status).toBe(400);
});
