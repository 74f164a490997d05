import { beforeAll, expect, test } from "vitest";
import { sampleTestShop } from "#tests/support/sample-test-shop.ts";
import { pageReader } from "#tests/support/test-pages.ts";

let read: ReturnType<typeof pageReader>;
beforeAll(async () => {
  read = pageReader(await sampleTestShop());
});

const SECTIONS = "main > [data-swap=results] > section h2";
const PIECES = "#pieces h3";
const OWN = "Not quite the one?";

test.each([
  ["/collections", ["Collections", "Pieces"]],
  ["/blog", ["Collections", "Pieces"]],
  ["/products", ["Pieces", "Collections"]],
  ["/collections?category=12", ["Pieces", "Collections"]],
])("%s shows %j in this order, each with its count", async (path, order) => {
  const { texts } = await read(path);
  const titles = texts("nav[aria-label='Sections of this list'] a");
  expect(titles.map((title) => title.replace(/\d+$/, ""))).toEqual(order);
  expect(titles.every((title) => /\d$/.test(title))).toBe(true);
  expect(texts(SECTIONS)).toEqual(order);
});

test("says how much it shows, and ends with a link to ask for what is not listed", async () => {
  const { $, texts } = await read("/products");
  expect(texts("[data-swap=summary]")).toEqual(["10 collections and 24 pieces"]);
  expect(texts(PIECES)).toHaveLength(25);
  expect(texts(PIECES).at(-1)).toBe(OWN);
  expect(texts(".custom-order-tile a")).toEqual(["Ask about custom work"]);
  expect($(".custom-order-tile a").attr("href")).toMatch(/^mailto:/);
});

test.each([
  ["/collections?category=12&sort=title", "/collections"],
  ["/blog?tagIds=1", "/collections"],
  ["/products?search=hammered", "/products"],
])("%s has the canonical page %s", async (path, canonical) => {
  const { $ } = await read(path);
  expect($("link[rel=canonical]").attr("href")).toBe(`http://localhost:3000${canonical}`);
});

test("has labeled controls, with the shop's price bands and orders", async () => {
  const { $, texts } = await read("/collections");
  expect($("label[for=list-search]").text()).toBe("Search");
  expect($("label[for=list-sort]").text()).toBe("Sort by");
  expect(texts("#list-sort option")).toEqual([
    "Newest",
    "Oldest",
    "Title A-Z",
    "Price low to high",
    "Price high to low",
  ]);
  expect($(".filter-categories legend").text()).toBe("Category");
  expect($("[name=category][type=radio]")).toHaveLength(9);
  const bands = texts(".filter-group:has([name=price]) label").slice(0, 6);
  expect(bands).toEqual([
    expect.stringMatching(/^Any Price/),
    expect.stringMatching(/^Under \$100/),
    expect.stringMatching(/^\$100 - \$300/),
    expect.stringMatching(/^\$300 - \$600/),
    expect.stringMatching(/^\$600 - \$1,000/),
    expect.stringMatching(/^Over \$1,000/),
  ]);
  expect($("fieldset[aria-label=Tags] [name=tagIds]").length).toBeGreaterThan(0);
});

test("filters by the address, and names each filter with what takes it away", async () => {
  const rings = await read("/collections?category=12&price=1000%2B");
  expect(rings.texts(PIECES)).toEqual([
    "Sapphire Solitaire",
    "Emerald Trilogy Ring",
    "Oval Signet Ring",
    OWN,
  ]);
  const white = rings.$("label:contains('White Gold') [name=tagIds]").attr("value");
  const narrow = await read(`/collections?category=12&price=1000%2B&tagIds=${white}&sort=title`);
  expect(narrow.texts(PIECES)).toEqual(["Sapphire Solitaire", OWN]);
  expect(narrow.texts(".filter-chip")).toEqual(["Rings", "Over $1,000", "White Gold"]);
  const kept = narrow
    .$("form:has([aria-label='Remove filter: Rings']) input")
    .toArray()
    .map((input) => [narrow.$(input).attr("name"), narrow.$(input).attr("value")]);
  expect(kept).toEqual([
    ["price", "1000+"],
    ["tagIds", white],
    ["sort", "title"],
  ]);
  expect(narrow.$(".filter-chips a").attr("href")).toBe("/collections?sort=title");
  expect(narrow.$("[name=category][checked]").attr("value")).toBe("12");
  expect(narrow.texts(".filter-count")).toEqual(["3"]);
});

test.each([
  ["title", "Amethyst Fringe Necklace"],
  ["price", "Hammered Disc Earrings"],
  ["price-desc", "Forged Gold Cuff"],
])("sorted by %s it begins with %s", async (sort, first) => {
  const { $, texts } = await read(`/products?sort=${sort}`);
  expect(texts(PIECES)[0]).toBe(first);
  expect($("#list-sort [selected]").attr("value")).toBe(sort);
});

test("the oldest are in the opposite order of the newest", async () => {
  const newest = (await read("/products")).texts(PIECES).slice(0, 24);
  const oldest = (await read("/products?sort=oldest")).texts(PIECES).slice(0, 24);
  expect(oldest).toEqual(newest.toReversed());
});

test("shows available pieces only, if asked to", async () => {
  const { texts, $ } = await read("/products?available=1");
  expect((await read("/products")).texts("#pieces li").join()).toMatch(/Sold/);
  expect(texts("#pieces li").join()).not.toMatch(/Sold/);
  expect($("[aria-label='Remove filter: Available only']")).toHaveLength(1);
});

test("corrects a typo and reports it, the best match first", async () => {
  const typo = await read("/products?search=saphire");
  expect(typo.texts("main")[0]).toContain("Showing results for “sapphire”.");
  expect(typo.texts(PIECES)).toContain("Sapphire Solitaire");
  const exact = await read("/products?search=emerald");
  expect(exact.texts(PIECES)[0]).toBe("Emerald Trilogy Ring");
  expect(exact.$("#list-sort [selected]").text()).toBe("Best match");
  expect((await read("/collections?search=hammer")).texts("#pieces h3 mark")[0]).toMatch(
    /^hammer/i,
  );
});

test.each(["/collections", "/blog", "/products"])(
  "%s offers to make what a search does not find, in its words",
  async (path) => {
    const { $, texts } = await read(`${path}?search=jade+cufflinks`);
    expect(texts("main h3")).toEqual(["No pieces found"]);
    expect(texts(".section-fold")[0]).toContain("No collections found");
    const ask = $("a:contains('Ask me to make one')");
    expect(ask).toHaveLength(1);
    expect(decodeURIComponent(ask.attr("href") ?? "")).toContain("jade cufflinks");
    expect($("#pieces a:contains('Clear all')").attr("href")).toBe(path);
  },
);

test.each([
  [
    "/products?search=do+you+have+a+silver+ring+under+%24150%3F",
    /^\/products\?category=12&priceMax=149\.99&tagIds=\d+$/,
    ["Rings", "Under $150", "Silver"],
  ],
  [
    "/products?search=something+hammered+over+1k",
    /^\/products\?search=hammered&priceMin=1000\.01$/,
    ["Over $1,000", "hammered"],
  ],
  [
    "/collections?search=gold+earrings+between+100+and+500",
    /^\/collections\?category=7&priceMin=100&priceMax=500&tagIds=\d+$/,
    ["Earrings", "$100 - $500", "Gold"],
  ],
])("%s becomes filters", async (path, filters, names) => {
  const { status, headers } = await read(path);
  expect(status).toBe(302);
  const target = headers.get("Location") ?? "";
  expect(target).toMatch(filters);
  const { texts } = await read(target);
  expect(texts(".filter-chip")).toEqual(names);
  expect(texts(PIECES).length).toBeGreaterThan(1);
});

test("what of a sentence matches nothing is named", async () => {
  const path = "/collections?search=gift+under+%24200+for+my+sister+who+likes+silver";
  const answer = await read(path);
  const shown = answer.status === 302 ? await read(answer.headers.get("Location") ?? "") : answer;
  expect(shown.texts("main")[0]).toContain(
    "Silver under $200. Nothing matched “gift for my sister”.",
  );
});

test("a card links to its collection by picture, title and Explore Item", async () => {
  const { $ } = await read("/collections");
  const card = $("article:has(h3:contains('Dark silver'))");
  const links = card.find("a").toArray();
  expect(links.map((link) => $(link).attr("href"))).toEqual(
    Array.from({ length: 3 }, () => "/collections/dark-silver"),
  );
  expect(card.find("a:contains('Explore Item')")).toHaveLength(1);
  expect(card.find("time").text()).toMatch(/^[A-Z][a-z]+\s\d{1,2},\s\d{4}$/);
  expect(card.text()).toContain("Fernhill Atelier");
  expect($("article").text()).not.toContain("Draft");
});

test("the first pictures load at once, those further down when they come near", async () => {
  const { $ } = await read("/products");
  expect($("main img").last().attr("loading")).toBe("lazy");
  expect($(".tile img").first().attr("src")).toMatch(/^\/media\/[0-9a-f]{32}\/960\.jpg$/);
});
