import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { createOutboundClient } from "#domain/infrastructure/outbound/outbound-client.ts";
import { addPiece } from "#tests/support/new-order.ts";
import { SPECIFIED_CALLS, type SpecifiedCall } from "#tests/support/specified-calls.ts";
import { type TestApp, testAdmin, testApp } from "#tests/support/test-app.ts";
import { serveWebsiteOfPieces } from "#tests/support/website-source.ts";
import { apiKeysOf } from "#tests/support/woo/api-keys.ts";
import { wooProduct } from "#tests/support/woo/records.ts";
import { startWooServer } from "#tests/support/woo/start-woo-server.ts";

let app: TestApp;
beforeEach(async () => {
  app = await testApp();
  app.shop.outbound = createOutboundClient({ allow: ["127.0.0.1"] });
});

const nameOf = ({ method, path }: SpecifiedCall) => `${method.toUpperCase()} ${path}`;

/** The response itself, or the first item of a list. */
function firstOf(json: unknown): Record<string, unknown> {
  const record = z.record(z.string(), z.unknown());
  return Array.isArray(json) ? record.parse(json[0]) : record.parse(json);
}

test("each call of the specification takes its payload and answers its fields", async () => {
  const piece = await addPiece(app.shop);
  const address = {
    line1: "1 Mill Lane",
    city: "Staunton",
    state: "Virginia",
    postalCode: "24401",
    country: "USA",
  };
  const order = {
    customerName: "Áda Byron",
    customerEmail: "ada@example.com",
    shippingAddress: address,
    items: [{ productId: piece, quantity: 1 }],
  };
  expect((await app.admin.post("/orders", { body: order })).status).toBe(201);
  for (const specified of SPECIFIED_CALLS) {
    const { method, path, body, status, fields = "", echoes = "" } = specified;
    const response = await app.admin[method](path, body ? { body } : {});
    expect([nameOf(specified), response.status, response.text]).toMatchObject([
      nameOf(specified),
      status,
      expect.anything(),
    ]);
    if (fields === "") continue;
    const answered = firstOf(response.json);
    const missing = fields.split(" ").filter((field) => !(field in answered));
    expect([nameOf(specified), missing]).toEqual([nameOf(specified), []]);
    for (const field of echoes.split(" ").filter(Boolean))
      expect([nameOf(specified), field, answered[field]]).toEqual([
        nameOf(specified),
        field,
        body?.[field],
      ]);
  }
});

test("the imports of the specification take their payload and answer what was imported", async () => {
  const store = await startWooServer();
  store.records.products.push(wooProduct(1));
  const { url } = await serveWebsiteOfPieces(["Ring", "Cuff"]);
  const scraped = await app.admin.post("/scrape-website", { body: { url } });
  expect(scraped.json).toHaveLength(2);
  const imported = await app.admin.post("/woocommerce/import", { body: apiKeysOf(store) });
  expect(imported.json).toMatchObject({ message: expect.any(String), imported: 1 });
});

test("the downloads and the sign-out link of the specification answer a visitor's browser", async () => {
  const exported = await app.admin.get("/data/export");
  expect(exported.headers.get("Content-Disposition")).toContain("designer-goldsmith-data.xlsx");
  const proxied = await app.visitor.get("/image-proxy?url=https%3A%2F%2Felsewhere.example%2Fa.jpg");
  expect([400, 403]).toContain(proxied.status);
  const left = await app.admin.get("/logout");
  expect([left.status, left.headers.get("Location")]).toEqual([302, "/admin/login"]);
  const login = await app.visitor.post("/admin/login", { body: testAdmin });
  expect(login.status).toBe(200);
});
