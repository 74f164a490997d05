import type { OutboundClient } from "#domain/services/outbound-client.ts";
import type { RequestListener, ServerResponse } from "node:http";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { updateSettings } from "#domain/infrastructure/settings/update-settings.ts";
import { createOutboundClient } from "#domain/infrastructure/outbound/outbound-client.ts";
import {
  pictureWithCornerColors,
  METADATA_SECRET,
  pictureWithMetadata,
} from "#tests/support/test-pictures.ts";
import { serveLocally } from "#tests/support/local-server.ts";
import { type TestApp, testApp } from "#tests/support/test-app.ts";

let shop: TestApp;
let outbound: OutboundClient;
let ownUrl: string;
let requested: string[];
let respond: RequestListener;

beforeEach(async () => {
  shop = await testApp();
  requested = [];
  const { url, port } = await serveLocally((request, response) => {
    requested.push(request.url ?? "");
    respond(request, response);
  });
  ownUrl = url;
  outbound = createOutboundClient({ allow: [`127.0.0.1:${port}`] });
  shop.shop.outbound = outbound;
  await updateSettings(shop.shop, { ownDomain: `127.0.0.1:${port}` }, null);
  const picture = await pictureWithMetadata(pictureWithCornerColors(1600, 1000));
  respond = (_, response) => response.end(picture);
});
afterEach(() => outbound.close());

const proxied = async (url: string) =>
  shop.app.request(`http://localhost:3000/api/image-proxy?url=${encodeURIComponent(url)}`);

test("re-encodes a picture of the own domain, for anybody", async () => {
  const response = await proxied(`${ownUrl}/ring.jpg`);
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("image/jpeg");
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.toString("latin1")).not.toContain(METADATA_SECRET);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1280, height: 800 });
});

test("keeps transparency", async () => {
  const glass = await sharp({
    create: { width: 20, height: 20, channels: 4, background: "#ff000080" },
  })
    .png()
    .toBuffer();
  respond = (_, response) => response.end(glass);
  expect((await proxied(`${ownUrl}/glass.png`)).headers.get("Content-Type")).toBe("image/webp");
});

test("fetches once for concurrent and repeated requests", async () => {
  const address = `${ownUrl}/ring.jpg`;
  await Promise.all([proxied(address), proxied(`${address}#a`), proxied(address)]);
  await proxied(address);
  expect(requested).toEqual(["/ring.jpg"]);
});

describe("refuses", () => {
  test.each([
    ["no address", "", 400],
    ["a malformed address", "ring.jpg", 400],
    ["a local path", "/images/products/ring.jpg", 400],
    ["another scheme", "ftp://127.0.0.1/ring.jpg", 400],
    ["a data URL", "data:image/png;base64,AAAA", 400],
    ["another host", "https://elsewhere.example/ring.jpg", 403],
    ["a blocked port of this machine", "http://127.0.0.1:1/ring.jpg", 422],
    ["the metadata service of a cloud", "http://169.254.169.254/latest", 403],
    ["the shop's own calls", "http://localhost:3000/api/image-proxy?url=a", 403],
    ["an address with a password", "http://me:secret@localhost:3000/a.jpg", 403],
  ])("%s", async (_, url, status) => {
    const response = await proxied(url);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ message: expect.any(String) });
    expect(requested).toEqual([]);
  });

  test("a host that redirects elsewhere", async () => {
    respond = (_, response) =>
      response.writeHead(302, { Location: "https://elsewhere.example/ring.jpg" }).end();
    expect((await proxied(`${ownUrl}/away.jpg`)).status).toBe(403);
  });

  test.each<[string, RequestListener, number]>([
    ["has no such picture", (_, response) => response.writeHead(404).end(), 404],
    ["fails", (_, response) => response.writeHead(500).end(), 502],
    ["closes the connection", (_, response) => response.destroy(), 502],
    ["sends a page", (_, response) => response.end("<!doctype html>"), 415],
    ["sends an SVG", (_, response) => response.end("<svg onload='alert(1)'/>"), 415],
    ["sends half a picture", (_, response) => response.end(Buffer.from("ffd8ffe000", "hex")), 422],
  ])("a host that %s", async (_, listener, status) => {
    respond = listener;
    expect((await proxied(`${ownUrl}/ring.jpg`)).status).toBe(status);
  });

  test("any host but the shop's own without a configured domain", async () => {
    await updateSettings(shop.shop, { ownDomain: "" }, null);
    expect((await proxied(`${ownUrl}/ring.jpg`)).status).toBe(403);
  });
});

test("limits concurrent fetches from a slow host", async () => {
  const held: ServerResponse[] = [];
  respond = (_, response) => held.push(response);
  const waiting = Array.from({ length: 8 }, (_, at) => proxied(`${ownUrl}/${at}.jpg`));
  await expect.poll(() => held.length).toBe(8);
  const response = await proxied(`${ownUrl}/9.jpg`);
  expect(response.status).toBe(429);
  expect(response.headers.get("Retry-After")).toBe("5");
  for (const each of held) each.writeHead(404).end();
  await Promise.all(waiting);
});
