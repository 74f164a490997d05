import { expect, test } from "vitest";
import { createOutboundClient } from "#domain/infrastructure/outbound/outbound-client.ts";
import { serveLocally } from "#tests/support/local-server.ts";
import { testApp } from "#tests/support/test-app.ts";

const path = "/metal-prices/source";

test("sets up a web address, reads it, and deletes it", async () => {
  const answer = { rates: { XAU: 2000 } };
  const server = await serveLocally((_, response) => {
    response.end(JSON.stringify(answer));
  });
  const { admin, visitor, shop } = await testApp();
  const host = `127.0.0.1:${server.port}`;
  Object.assign(shop, { outbound: createOutboundClient({ allow: [host] }) });
  expect((await admin.get(path)).json).toMatchObject({ host: null, picks: {} });
  expect((await admin.post(`${path}/read`)).status).toBe(404);
  const url = `${server.url}/latest?key=s3cret`;
  expect((await admin.post(`${path}/read`, { body: { url } })).json).toEqual(answer);
  const picks = { gold: { pointer: "/rates/XAU", kind: "ounce" } };
  const put = await admin.put(path, { body: { url, header: "x-key: s3cret", picks } });
  expect([put.status, put.text.includes("s3cret")]).toEqual([200, false]);
  expect((await admin.get(path)).json).toMatchObject({ host, picks, failure: null });
  expect((await admin.get("/metal-prices")).json).toMatchObject({ gold: "2000.00" });
  expect((await admin.post(`${path}/read`)).json).toEqual(answer);
  expect((await admin.delete(path)).json).toMatchObject({ host: null });
  expect((await visitor.get(path)).status).toBe(401);
});

const gold = { pointer: "/XAU", kind: "ounce" };
test.each([
  ["no price", { picks: {} }],
  ["no path", { picks: { gold: { ...gold, pointer: "" } } }],
  ["a path that is none", { picks: { gold: { ...gold, pointer: "XAU" } } }],
  ["no kind", { picks: { gold: { pointer: "/XAU" } } }],
  ["a metal that has no price", { picks: { tin: gold } }],
  ["a header without a value", { header: "x-key", picks: { gold } }],
  ["a header of two lines", { header: "x-key: 1\nHost: other.example", picks: { gold } }],
])("refuses %s", async (_, body) => {
  const { admin } = await testApp();
  const sent = { body: { url: "https://metals.example/", ...body } };
  expect((await admin.put(path, sent)).status).toBe(400);
});
