import { expect, test } from "vitest";
import { describeMissing } from "./describe-missing.ts";
import { describePage } from "./describe-page.ts";
import { describeSearch } from "./describe-search.ts";
import { describeSource } from "./describe-source.ts";
import { recognizeBrowser } from "./recognize-browser.ts";

test.each([
  ["/", { kind: "page", subject: "/" }],
  ["/products", { kind: "page", subject: "/products" }],
  ["/pages/care", { kind: "page", subject: "/pages/care" }],
  ["/products/12", { kind: "piece", subject: "12" }],
  ["/collections/dark-silver", { kind: "collection", subject: "dark-silver" }],
  ["/collections/feed.xml", null],
  ["/sitemap.xml", null],
  ["/inquiries/a-secret", null],
  ["/products/0", null],
  ["/products/12/more", null],
  ["/collections/", null],
])("a view of %s counts towards %j", (path, subject) => {
  expect(describePage(path)).toEqual(subject);
});

test.each([
  ["/ring-oval", "/ring-oval"],
  ["/product/ring-oval/?utm_source=x", "/product/ring-oval"],
  ["/shop.php?id=3", "/shop.php"],
  ["/inquiries/a-secret", null],
  ["/certificates/abc", null],
  ["/wp-login.php", null],
  ["/.env", null],
  ["/backup.sql", null],
  ["/ada@example.com", null],
  [`/${"x".repeat(200)}`, null],
])("the missing page %s is counted as %j", (target, path) => {
  expect(describeMissing(target)).toBe(path);
});

test.each([
  ["/products?search=Cuff%20%20Links+", "cuff links"],
  ["/products", null],
  ["/products?search=ada%40example.com", null],
  ["/products?search=(540)%20555-0100", null],
  ["/products?search=size%206.5", "size 6.5"],
  [`/products?search=${"x".repeat(81)}`, null],
])("the search of %s is counted as %j", (target, text) => {
  expect(describeSearch(target)).toBe(text);
});

test.each([
  ["/", undefined, "direct"],
  ["/", "https://www.google.com/", "google.com"],
  ["/", "https://shop.example/products", "direct"],
  ["/", "https://www.shop.example/products", "direct"],
  ["/", "android-app://com.instagram.android/", "direct"],
  ["/", "not an address", "direct"],
  ["/", "http://intranet/", "direct"],
  ["/collections/x?utm_source=newsletter", "https://mail.google.com/", "letter"],
])("a visit to %s from %s came from %s", (target, referer, source) => {
  expect(describeSource(target, referer, "shop.example")).toBe(source);
});

test.each([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15", "phone"],
  ["Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 Chrome/150.0 Mobile", "phone"],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0", "computer"],
])("%s is a %s", (userAgent, device) => {
  expect(recognizeBrowser(userAgent)).toMatchObject({ device, isCrawler: false });
});
