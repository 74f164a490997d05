import { expect, test } from "vitest";
import { readRobots } from "./robots.ts";

const ROBOTS = new URL("https://old.example/robots.txt");
const read = (text: string, status = 200) => readRobots(ROBOTS, { status, text });
const allows = (robots: ReturnType<typeof read>, url: string) => robots.isAllowed(new URL(url));

test("a site without a robots.txt allows everything", () => {
  for (const status of [300, 404, 499]) {
    const robots = read("User-agent: *\nDisallow: /\nCrawl-delay: 40\nSitemap: /a.xml", status);
    expect(allows(robots, "https://old.example/rings")).toBe(true);
    expect(robots).toMatchObject({ delayMilliseconds: null, sitemaps: [] });
  }
});

test("a site whose robots.txt fails is not read", () => {
  expect(() => read("", 500)).toThrow(
    expect.objectContaining({
      code: "bad-gateway",
      message: "old.example broke while it was asked (500).",
    }),
  );
});

test("rules count with and without www and https, and with the query", () => {
  const robots = read("User-agent: *\nDisallow: /cart\nDisallow: /*?sort=");
  expect(allows(robots, "https://old.example/rings")).toBe(true);
  for (const url of [
    "https://old.example/cart",
    "http://www.old.example/cart/1",
    "https://old.example/rings?sort=price",
  ]) {
    expect(allows(robots, url)).toBe(false);
  }
});

test.each([
  ["", null],
  ["Crawl-delay: 0", 0],
  ["Crawl-delay: 0.5", 500],
  ["Crawl-delay: 30", 30_000],
])("after %j it waits %j milliseconds", (line, delay) => {
  expect(read(`User-agent: *\n${line}`).delayMilliseconds).toBe(delay);
});

test("a site that wants longer pauses is not read", () => {
  expect(() => read("User-agent: *\nCrawl-delay: 31")).toThrow(
    expect.objectContaining({
      code: "unprocessable",
      message: "old.example wants 31 seconds between two pages. It was not read.",
    }),
  );
});

test("names the sitemaps", () => {
  expect(read("Sitemap: https://old.example/a.xml\nSitemap: /b.xml").sitemaps).toEqual([
    "https://old.example/a.xml",
    "/b.xml",
  ]);
});
