import { expect, test } from "vitest";
import type { SettingsChange } from "#contract/settings/settings.ts";
import { mediaUrl } from "#contract/media/media-urls.ts";
import { updateCategory } from "#domain/catalogue/categories/update-category.ts";
import { createProduct } from "#domain/catalogue/products/create-product.ts";
import { updateSettings } from "#domain/infrastructure/settings/update-settings.ts";
import { addPiece } from "#tests/support/new-order.ts";
import { testPages } from "#tests/support/test-pages.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";

const save = (shop: TestShop, change: SettingsChange) => updateSettings(shop, change, null);

/** Reads a page as visitors get it. */
const reader = (shop: TestShop) => {
  const open = testPages(shop);
  return async (path: string) => (await open(path)).text();
};

async function addPhoto(shop: TestShop): Promise<string> {
  const hash = "ab".repeat(32);
  const size = { width: 900, height: 1200, bytes: 1 };
  await shop.db
    .insertInto("media")
    .values({ hash, extension: "webp", color: "#aabbcc", ...size })
    .execute();
  return mediaUrl(hash, "webp");
}

test("the trademark sign is left out of every title and text once it is switched off", async () => {
  const shop = await testShop();
  const read = reader(shop);
  expect(await read("/products")).toContain("Fernhill Goldsmith™</title>");
  await save(shop, { showTrademark: false });
  for (const path of ["/", "/products", "/about"]) expect(await read(path)).not.toContain("™");
});

test("a notice stands on every page, with its link, until its last day is over", async () => {
  const shop = await testShop();
  const read = reader(shop);
  await save(shop, {
    announcementText: "At the craft fair",
    announcementLink: "/about",
    announcementUntil: "2026-11-20",
  });
  const line = /<aside aria-label="Notice"[^>]*><a href="\/about">At the craft fair<\/a><\/aside>/;
  for (const path of ["/", "/products", "/about"]) expect(await read(path)).toMatch(line);
  shop.clock.set("2026-11-21T05:00:00.000Z");
  for (const path of ["/", "/products", "/about"]) {
    expect(await read(path)).not.toContain("craft fair");
  }
});

test("hours and days with other hours are on the About page and in its data", async () => {
  const shop = await testShop();
  const read = reader(shop);
  expect(await read("/about")).not.toContain("openingHoursSpecification");
  const open = { opens: "10:00", closes: "16:30" };
  await save(shop, {
    openingHours: [null, open, open, null, null, null, null],
    byAppointment: true,
    hoursExceptions: [
      { from: "2099-12-24", until: "2099-12-26", hours: null },
      { from: "2099-12-31", until: "2099-12-31", hours: { opens: "10:00", closes: "14:00" } },
    ],
  });
  const about = await read("/about");
  expect(about).toMatch(/Tuesday and Wednesday, 10\sAM to 4:30\sPM/);
  expect(about).toContain("Other times by appointment");
  expect(about).toContain("December 24 to 26, closed");
  expect(about).toMatch(/December 31, 10\sAM to 2\sPM/);
  expect(about).toContain('"dayOfWeek":["Tuesday","Wednesday"],"opens":"10:00","closes":"16:30"');
  expect(about).toContain("specialOpeningHoursSpecification");
});

test("a hidden street is on no page and in no data", async () => {
  const shop = await testShop();
  const read = reader(shop);
  expect(await read("/about")).toContain("18 South Augusta");
  await save(shop, { showStreet: false });
  for (const path of ["/", "/about"]) expect(await read(path)).not.toContain("18 South");
});

test("a home page has its sections in the chosen order, and a heading without its top photo", async () => {
  const shop = await testShop();
  const read = reader(shop);
  // A row of categories needs something to show.
  await addPiece(shop, { categoryId: 12 });
  const usual = await read("/");
  expect(usual.indexOf('id="promo"')).toBeGreaterThan(usual.indexOf('id="categories"'));
  expect(usual.match(/<h1/g)).toHaveLength(1);
  expect(usual).toContain('id="hero-title"');
  await save(shop, {
    homeSections: [
      { key: "hero", hidden: true },
      { key: "promo", hidden: false },
      { key: "categories", hidden: false },
      { key: "film", hidden: true },
    ],
  });
  const changed = await read("/");
  expect(changed.indexOf('id="promo"')).toBeLessThan(changed.indexOf('id="categories"'));
  expect(changed).not.toContain('id="hero-title"');
  expect(changed).toContain('<h1 class="sr">Fernhill Goldsmith</h1>');
  expect(usual).toContain('aria-label="Film"');
  expect(changed).not.toContain('aria-label="Film"');
});

test("categories are in the chosen order, and a hidden one is in no menu and no filter", async () => {
  const shop = await testShop();
  const read = reader(shop);
  for (const categoryId of [11, 12]) await addPiece(shop, { categoryId });
  const before = await read("/");
  expect(before.indexOf("category=11")).toBeGreaterThan(before.indexOf("category=6"));
  expect(await read("/collections")).toContain('name="category" value="11"');
  await updateCategory(shop, 11, { position: 1 }, null);
  const moved = await read("/");
  expect(moved.indexOf("category=11")).toBeLessThan(moved.indexOf("category=6"));
  await updateCategory(shop, 11, { hidden: true }, null);
  expect(await read("/")).not.toContain("category=11");
  expect(await read("/collections")).not.toContain('name="category" value="11"');
});

test("a portrait and photos of the studio are on the About page", async () => {
  const shop = await testShop();
  const read = reader(shop);
  const url = await addPhoto(shop);
  const photo = { url, width: 900, height: 1200, focalX: 0.5, focalY: 0.49 };
  await save(shop, {
    artistStory: "Rings, mostly.\n\nWrite first.",
    portrait: { ...photo, alt: "Ana at her bench" },
    studioPhotos: [{ ...photo, alt: "The bench" }],
  });
  const about = await read("/about");
  expect(about).toContain('alt="Ana at her bench"');
  expect(about).toMatch(/aria-label="Photos of the studio".*alt="The bench"/s);
  expect(about).toContain("<p>Rings, mostly.</p>");
  expect(about).toContain("<p>Write first.</p>");
});

test("a piece has the edited guides of its metals, without the paragraphs that were emptied", async () => {
  const shop = await testShop();
  const ring = { name: "Fern Band", price: 50_000, metals: "18k rose gold 4 g" };
  const { id } = await createProduct(shop, ring, { by: null });
  await save(shop, { careTexts: { "rose-gold": { daily: "Wear it to work.", clean: "" } } });
  const html = await reader(shop)(`/products/${id}`);
  expect(html).toContain("Wear it to work.");
  expect(html).toContain("Keep it apart from other jewelry: stones scratch gold.");
  expect(html).not.toContain("To clean it");
});
