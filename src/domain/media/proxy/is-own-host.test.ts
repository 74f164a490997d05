import { expect, test } from "vitest";
import { isOwnHost } from "./is-own-host.ts";

const hosts = { publicUrl: "https://shop.example", ownDomain: "www.fernhill.example" };

test.each([
  ["https://shop.example/media/a.jpg", true],
  ["https://shop.example/api/image-proxy", false],
  ["https://shop.example/%61pi/image-proxy?url=x", false],
  ["https://shop.example/%2561pi/image-proxy", false],
  ["https://shop.example/media/..%2Fapi/image-proxy", false],
  ["https://shop.example//api/image-proxy", false],
  ["https://shop.example/API/image-proxy", false],
  ["https://shop.example/api%", true],
  ["https://shop.example/api", false],
  ["https://shop.example/apiary.jpg", true],
  ["https://shop.example/media/api/a.jpg", true],
  ["https://www.fernhill.example/%61pi/image-proxy", false],
  ["https://fernhill.example/a.jpg", true],
  ["http://www.fernhill.example:8080/a.jpg", true],
  ["https://other.example/a.jpg", false],
  ["https://fernhill.example.evil.example/a.jpg", false],
  ["https://user:secret@fernhill.example/a.jpg", false],
])("for %s returns %s", (url, expected) => {
  expect(isOwnHost(new URL(url), hosts)).toBe(expected);
});

test.each(["http://www.fernhill.example", "https://fernhill.example/", "HTTP://FERNHILL.example"])(
  "accepts the host of %s as own domain",
  (ownDomain) => {
    expect(isOwnHost(new URL("https://fernhill.example/a.jpg"), { ...hosts, ownDomain })).toBe(
      true,
    );
    expect(isOwnHost(new URL("https://http/a.jpg"), { ...hosts, ownDomain })).toBe(false);
  },
);

test("accepts no other host without an own domain", () => {
  expect(isOwnHost(new URL("https://fernhill.example/"), { ...hosts, ownDomain: "" })).toBe(false);
});
