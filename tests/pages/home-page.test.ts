import { existsSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { createCollection } from "#domain/catalogue/collections/create-collection.ts";
import { saveHeroSection } from "#domain/catalogue/hero-sections/save-hero-section.ts";
import { createProduct } from "#domain/catalogue/products/create-product.ts";
import { setShopState } from "#domain/infrastructure/settings/set-shop-state.ts";
import { updateSettings } from "#domain/infrastructure/settings/update-settings.ts";
import { projectFile } from "#project-file";
import { sampleTestShop } from "#tests/support/sample-test-shop.ts";
import { pageReader, type ReadPage } from "#tests/support/test-pages.ts";
import { testShop } from "#tests/support/test-shop.ts";

const story = { title: "One story", slug: "one-story", description: "Told.", isPublished: true };

describe("the sample home", () => {
  let home: ReadPage;
  beforeAll(async () => {
    home = await pageReader(await sampleTestShop())("/");
  });

  test("starts with the hero section, its button and its numbered pieces", () => {
    const { $, texts } = home;
    expect(texts(".hero h1")).toEqual(["Everything here was made at one bench"]);
    expect($(".hero .btn").attr("href")).toBe("/collections");
    expect(texts(".hero .btn")).toEqual(["Explore Collections"]);
    expect($(".hero img").attr("fetchpriority")).toBe("high");
    expect($(".hero img").attr("loading")).toBeUndefined();
    expect(texts("nav[aria-label='Pieces in the photo'] a")).toEqual([
      expect.stringMatching(/^1Forged Gold Cuff.*\$3,450\.00$/),
      expect.stringMatching(/^2Sapphire Solitaire.*\$2,180\.00$/),
      expect.stringMatching(/^3Hammered Gold Band.*\$890\.00$/),
      expect.stringMatching(/^4Knotted Pearl Strand.*\$520\.00$/),
    ]);
    const figure = $(".hero-figure[aria-label='2, Sapphire Solitaire']").attr("href");
    expect(figure).toBe($(".hero-legend a").eq(1).attr("href"));
    expect(figure).toMatch(/^\/products\/\d+$/);
  });

  test("lists the eight categories with their pictures and counts", () => {
    const { $, texts } = home;
    const names = "Bracelets Earrings Gold Necklaces Pendants Pins Rings Silver".split(" ");
    expect(texts(".category-grid .category-name")).toEqual(names);
    const first = $(".category-grid a").first();
    expect(first.attr("href")).toBe("/collections?category=6");
    expect(first.find(".sr").text()).toBe("4 pieces");
    expect(first.find("img").attr("src")).toMatch(/categories\/bracelets/);
    const photos = $("main img[src^='/images/']").toArray();
    expect(photos.length).toBeGreaterThan(8);
    for (const photo of photos) {
      expect(existsSync(projectFile(`public${$(photo).attr("src")}`))).toBe(true);
    }
  });

  test("has the promo band, the six newest published collections and the film", () => {
    const { $, texts } = home;
    expect(texts(".promo h2")[0]).toMatch(/^Bring your grandmother’s ring/);
    expect(texts(".promo p").join(" ")).toContain("Old gold can be melted");
    expect($(".promo a").attr("href")).toBe("/collections/the-signet-again");
    expect(texts(".latest h3")).toEqual([
      "The hammer’s mark",
      "Stones that change when you move",
      "Pearls, matched by eye",
      "Dark silver",
      "A ring that leaves room for another",
      "Leaves for a winter lapel",
    ]);
    const latest = texts("section[aria-labelledby=latest]")[0] ?? "";
    expect(latest).toContain("November 12, 2026");
    expect(latest.match(/Fernhill Atelier/g)).toHaveLength(6);
    expect(latest.match(/Explore Item/g)).toHaveLength(6);
    expect($("section[aria-labelledby=latest] .sec-head a").attr("href")).toBe("/collections");
    expect($("section[aria-label=Film] a").attr("href")).toBe("/sample/turntable.mp4");
    expect(texts("section[aria-label=Film] a")[0]).toContain("A sapphire solitaire, turning");
  });

  test("presents the artist, with six posts", () => {
    const { $, texts } = home;
    expect(texts("section[aria-labelledby=artist]")[0]).toContain("I work alone");
    expect($("section[aria-labelledby=artist] a.go").attr("href")).toBe("/about");
    const posts = $("ul[aria-label='From Instagram'] a").toArray();
    expect(posts).toHaveLength(6);
    const alts = posts.map((post) => $(post).find("img").attr("alt") ?? "");
    expect(alts[0]).toHaveLength(100);
    expect(alts.every((alt) => alt.length > 0 && alt.length <= 100)).toBe(true);
    expect(posts.slice(0, 2).map((post) => $(post).text().includes("Video"))).toEqual([
      false,
      true,
    ]);
  });
});

test("the sample shop without collections says that they are coming soon", async () => {
  const { texts } = await pageReader(await testShop())("/");
  expect(texts("#latest")).toEqual(["Collections Coming Soon"]);
  expect(texts(".category-grid a")).toHaveLength(8);
});

async function ownShop() {
  const shop = await testShop();
  await setShopState(shop, { hasSamplePhotos: false }, null);
  return shop;
}

test("the home of another shop leaves out whatever it has nothing of its own for", async () => {
  const shop = await ownShop();
  await updateSettings(shop, { artistStory: "", videoUrl: "" }, null);
  const { $, texts } = await pageReader(shop)("/");
  expect(texts("h1")).toEqual(["Fernhill Goldsmith"]);
  expect(texts("main")[0]).toContain("The first pieces are on the bench.");
  expect($("main a")).toHaveLength(0);
  expect(texts("main h2")).toEqual([]);
  expect($(".category-grid, ul[aria-label='From Instagram']")).toHaveLength(0);
  expect($("main img[src^='/images/']")).toHaveLength(0);
});

test("the home of another shop shows what is published, its name and its film", async () => {
  const shop = await ownShop();
  const hero = { key: "hero", title: "Made in the hills", subtitle: "By hand." };
  await saveHeroSection(shop, hero, null);
  await createCollection(shop, story, null);
  await createCollection(shop, { ...story, slug: "a-draft", isPublished: false }, null);
  const videoUrl = "https://vimeo.com/76979871";
  await updateSettings(shop, { businessName: "Hill & Dale", videoUrl }, null);
  const { $, texts } = await pageReader(shop)("/");
  expect(texts("h1")).toEqual(["Made in the hills"]);
  expect($(".hero .btn").attr("href")).toBe("/products");
  expect(texts(".hero .btn")).toEqual(["Shop Collection"]);
  expect(texts(".latest h3")).toEqual(["One story"]);
  expect(texts(".head .brand")).toEqual(["Hill & Dale™"]);
  // What a press shows in the place of the poster.
  expect($("[data-film]").attr("data-embed")).toBe(
    "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1",
  );
  expect($("iframe")).toHaveLength(0);
});

test("home has one heading and no empty section, however much there is", async () => {
  const shop = await ownShop();
  const read = pageReader(shop);
  const expectWhole = async (name: string) => {
    const { $, texts } = await read("/");
    expect([name, $("h1").length]).toEqual([name, 1]);
    expect([name, texts("main section").every((text) => text !== "")]).toEqual([name, true]);
  };
  await updateSettings(shop, { artistStory: "", videoUrl: "" }, null);
  await expectWhole("no pieces");
  let added = 0;
  for (const count of [1, 3, 9]) {
    for (; added < count; added += 1) {
      const piece = { name: `Pin ${added}`, price: 39_000, categoryId: 6 + (added % 8) };
      await createProduct(shop, piece, { by: null });
    }
    await expectWhole(`${count} pieces`);
  }
  const artistStory = "Small things in silver.\n\nI learned from my aunt.";
  await updateSettings(shop, { artistStory }, null);
  for (const part of [1, 2, 3, 4]) {
    await createCollection(shop, { ...story, slug: `part-${part}` }, null);
    await expectWhole(`${part} stories`);
  }
  await shop.db.deleteFrom("products").execute();
  await expectWhole("stories alone");
});
