import { expect, test } from "vitest";
import { parseSitemap } from "./read-sitemaps.ts";

test.each([
  ["<urlset><url><loc> https://a.example/1 </loc></url></urlset>", ["https://a.example/1"]],
  ["<URLSET><LOC>/1?a=1&amp;b=2</LOC><loc>/2</loc>", ["/1?a=1&b=2", "/2"]],
  ["<urlset><loc><![CDATA[https://a.example/1]]></loc>", ["https://a.example/1"]],
  ["<urlset><loc></loc><loc>a<b></loc>", []],
  ["", []],
])("lists the pages of %j", (xml, addresses) => {
  expect(parseSitemap(xml)).toEqual({ isIndex: false, addresses });
});

test.each([
  ["<sitemapindex><sitemap><loc>/a.xml</loc>", true],
  ['<?xml version="1.0"?><ns:sitemapindex xmlns:ns="x">', true],
  ["<sitemapindexes>", false],
  [`<urlset>${" ".repeat(5000)}<sitemapindex>`, false],
])("%s lists other sitemaps: %s", (xml, isIndex) => {
  expect(parseSitemap(xml).isIndex).toBe(isIndex);
});
