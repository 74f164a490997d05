import { expect, test } from "vitest";
import { recognizeBrowser } from "#domain/operations/insights/counting/recognize-browser.ts";
import type { SeenPage } from "#domain/services/visit-counter.ts";
import { COMPUTER } from "#tests/support/seen-page.ts";
import { countSeenPage, isForPage } from "./count-seen-page.ts";

const BROWSER = { "user-agent": COMPUTER, "accept-language": "en-US", accept: "text/html,*/*" };

function count(headers: Record<string, string | undefined>): SeenPage[] {
  const counted: SeenPage[] = [];
  countSeenPage(
    { count: (seen) => counted.push(seen) },
    { target: "/", outcome: "shown", read: (name) => headers[name], address: () => "203.0.113.7" },
  );
  return counted;
}

test("counts a person's browser", () => {
  expect(count({ ...BROWSER, referer: "https://bing.com/" })).toEqual([
    {
      target: "/",
      outcome: "shown",
      address: "203.0.113.7",
      browser: recognizeBrowser(COMPUTER),
      referer: "https://bing.com/",
      isPrivate: false,
    },
  ]);
});

test.each([
  ["a crawler", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }],
  ["a program", { "user-agent": "python-requests/2.32" }],
  ["nobody's browser", { "user-agent": undefined }],
  ["what sends no language", { "accept-language": undefined }],
  ["a page fetched in advance", { "sec-purpose": "prefetch" }],
  ["a page rendered in advance", { "sec-purpose": "prefetch;prerender" }],
  ["an older browser's fetch in advance", { purpose: "prefetch" }],
  ["whoever is signed in", { cookie: "session=abc" }],
])("does not count %s", (_, headers) => {
  expect(count({ ...BROWSER, ...headers })).toEqual([]);
});

test.each(["dnt", "sec-gpc"])("marks a visitor who sends %s", (name) => {
  expect(count({ ...BROWSER, [name]: "1" })).toMatchObject([{ isPrivate: true }]);
  expect(count({ ...BROWSER, [name]: "0" })).toMatchObject([{ isPrivate: false }]);
});

test.each([
  ["text/html,*/*", true],
  ["image/avif,*/*", false],
  [undefined, false],
])("what is asked for with Accept %s is a page: %s", (accept, isOne) => {
  expect(isForPage(() => accept)).toBe(isOne);
});
