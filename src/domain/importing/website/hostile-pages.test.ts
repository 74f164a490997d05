import { expect, test } from "vitest";
import { parseScript } from "./pages/read-json-ld.ts";
import { readPage } from "./pages/read-page.ts";
import { parseSitemap } from "./crawler/read-sitemaps.ts";

const URL_OF_PAGE = new URL("https://old.example/ring");
const LENGTH = 300_000;

// What takes quadratic time exceeds the time limit of a test.
const fill = (part: string) => part.repeat(Math.ceil(LENGTH / part.length));

test.each([
  "<",
  "<a",
  "<a ",
  "</",
  "<div>",
  "<div <",
  "<meta ",
  '<meta content="',
  "[caption ",
  " ",
  "1 ",
  "$1",
  "&quot;",
  "<h1>",
  '<p itemprop="name">',
])("reads a page of nothing but %j quickly", (part) => {
  expect(() => readPage(`<h1>Ring</h1>${fill(part)}`, URL_OF_PAGE)).not.toThrow();
  expect(() => readPage(`<h1>Ring</h1>${fill(part)}>`, URL_OF_PAGE)).not.toThrow();
});

test.each([
  '<div class="gallery">',
  '<b class="related">',
  '<img class="gallery" src="a.jpg">',
  '<img class="gallery" srcset="a 1w,',
  "/a.jpg/v1/fill/",
  '<a class="breadcrumb" href="a">',
  '<i data-images="[1]">',
])("reads the pictures of a page of nothing but %j quickly", (part) => {
  const heading = '<h1>Ring</h1><p class="price">$1</p>';
  expect(() => readPage(`${heading}${fill(part)}`, URL_OF_PAGE)).not.toThrow();
  expect(() =>
    readPage(`${heading}<div class="gallery"><img srcset="${fill(part)}">`, URL_OF_PAGE),
  ).not.toThrow();
  expect(() =>
    readPage(`${heading}<div class="gallery"><img src='${fill(part)}'>`, URL_OF_PAGE),
  ).not.toThrow();
});

test.each([" ", "[", "{", '{"a":', "//", "<!--", '"', "\\"])(
  "reads a script of nothing but %j quickly",
  (part) => {
    expect(() => parseScript(`{"@type":"Product"${fill(part)}x`.slice(0, LENGTH))).not.toThrow();
  },
);

const nest = (open: string, close: string) => `${open.repeat(50_000)}"x"${close.repeat(50_000)}`;

test.each([
  ["name", nest('{"name":', "}")],
  ["image", nest("[", "]")],
  ["description", nest("[", "]")],
  ["description", nest('{"children":', "}")],
])("reads a page whose %s is nested without end by its other data", (property, nested) => {
  const html = `<h1>Ring</h1><p class="price">$40</p><script type="application/ld+json">
    {"@type":"Product","name":"Ring","${property}":${nested}}</script>`;
  expect(readPage(html, URL_OF_PAGE).item).toMatchObject({
    kind: "doubtful",
    piece: { name: "Ring", priceCents: 4000 },
  });
});

test.each(["<loc>", "<loc> ", "<loc>a", " ", "<loc><![CDATA["])(
  "reads a sitemap of nothing but %j quickly",
  (part) => {
    expect(() => parseSitemap(`<urlset>${fill(part)}`)).not.toThrow();
    expect(() => parseSitemap(`<urlset><loc>a${fill(part)}`)).not.toThrow();
  },
);
