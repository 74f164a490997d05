import { beforeEach, expect, test } from "vitest";
import { MAX_PICTURE_BYTES } from "#contract/media/upload-limits.ts";
import { pictureWithCornerColors } from "#tests/support/test-pictures.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { updateSettings } from "../../infrastructure/settings/update-settings.ts";
import type { OutboundRequest } from "../../services/outbound-client.ts";
import { proxyPicture } from "./proxy-picture.ts";

let shop: TestShop;
let requests: { url: string; request: OutboundRequest | undefined }[];
let status: number;
beforeEach(async () => {
  shop = { ...(await testShop()), publicUrl: "https://shop.example" };
  requests = [];
  status = 200;
  const bytes = await pictureWithCornerColors(1600, 1000).jpeg().toBuffer();
  shop.outbound.fetch = (url, request) => {
    requests.push({ url: String(url), request });
    return Promise.resolve({ url: String(url), status, headers: new Headers(), bytes });
  };
});

test("returns a picture of the shop's public address as a JPEG, fetched within limits", async () => {
  const { bytes, type } = await proxyPicture(shop, "https://shop.example/ring.jpg#large");
  expect(type).toBe("image/jpeg");
  expect(Buffer.from(bytes.subarray(0, 3)).toString("hex")).toBe("ffd8ff");
  expect(requests).toMatchObject([
    {
      url: "https://shop.example/ring.jpg",
      request: {
        maxBytes: MAX_PICTURE_BYTES,
        timeoutMilliseconds: 15_000,
        headers: { Accept: "image/*" },
      },
    },
  ]);
});

test("fetches from the own domain of the settings, and follows redirects within it", async () => {
  await updateSettings(shop, { ownDomain: "fernhill.example" }, null);
  await proxyPicture(shop, "http://www.fernhill.example/ring.jpg");
  const mayFetch = requests[0]?.request?.mayFetch;
  expect(mayFetch?.(new URL("https://fernhill.example/moved.jpg"))).toBe(true);
  expect(mayFetch?.(new URL("https://elsewhere.example/moved.jpg"))).toBe(false);
});

test.each([
  ["ring.jpg", "invalid"],
  ["data:image/png;base64,AAAA", "invalid"],
  ["https://elsewhere.example/ring.jpg", "forbidden"],
])("refuses %s without a request", async (address, code) => {
  await expect(proxyPicture(shop, address)).rejects.toMatchObject({ code });
  expect(requests).toEqual([]);
});

test.each([
  [404, "not-found"],
  [410, "not-found"],
  [204, "bad-gateway"],
  [500, "bad-gateway"],
])("answers a host's status %s with %s", async (each, code) => {
  status = each;
  const proxied = proxyPicture(shop, "https://shop.example/ring.jpg");
  await expect(proxied).rejects.toMatchObject({ code });
});
