import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "#tests/support/browser-test.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { stubPictures } from "./stub-pictures.ts";
import { create, openOwnShop, type OwnShop } from "./open-own-shop.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("new");
});
test.afterAll(() => shop.close());

const PHOTOS = ["dragonfly-pin-1", "opal-bezel-necklace-1", "garnet-studs-1"];

async function upload(name: string, buffer: Buffer): Promise<string> {
  const files = { name, mimeType: "image/jpeg", buffer };
  const answer = await shop.artisan.post("/api/media", { multipart: { files } });
  const { items } = (await answer.json()) as { items: { url: string }[] };
  return items[0]?.url ?? "";
}

const uploadSample = (name: string) =>
  upload(`${name}.jpg`, readFileSync(path.resolve("sample/photographs", `${name}.jpg`)));

/** Home at both widths: nothing overflows. */
async function lookAtHome(page: Page, name: string): Promise<void> {
  await page.goto(shop.baseURL, { waitUntil: "load" });
  await page.evaluate(() => document.fonts.ready);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth, `${name} at ${width}`).toBeLessThanOrEqual(width);
  }
}

test(
  "home is whole with zero, one, three and thirty pieces",
  { tag: "@desktop" },
  async ({ page }) => {
    test.setTimeout(120_000);
    await stubPictures(page);
    const settings = { businessName: "Calloway Jewelry", artistName: "Ruth Calloway" };
    await shop.artisan.put("/api/settings", { data: settings });
    await shop.artisan.post("/api/setup/open");
    const photos = await Promise.all(PHOTOS.map(uploadSample));
    await lookAtHome(page, "0");
    await expect(page.locator("main")).toContainText("The first pieces are on the bench.");
    await expect(page.locator("main").getByRole("link")).toHaveCount(0);
    await expect(page.getByRole("contentinfo")).not.toContainText("Contact");
    const bench = await uploadSample("workbench-1");
    const mark = await sharp({
      create: { width: 900, height: 160, channels: 3, background: "#234" },
    })
      .jpeg()
      .toBuffer();
    const logo = { url: await upload("logo.jpg", mark), width: 900, height: 160 };
    const portrait = { url: bench, width: 1, height: 1, alt: "", focalX: 0.5, focalY: 0.5 };
    const story = "Small things in silver and enamel.\n\nI learned from my aunt, at her bench.";
    const save = async (data: object) =>
      expect((await shop.artisan.put("/api/settings", { data })).ok()).toBe(true);
    let added = 0;
    for (const count of [1, 3, 30]) {
      for (; added < count; added += 1) {
        const images = [photos[added % photos.length]];
        const piece = { name: `Dragonfly Pin ${added + 1}`, price: "390", images };
        await create(shop.artisan, "/api/products", { ...piece, categoryId: 6 + (added % 8) });
      }
      await lookAtHome(page, String(count));
      await expect(page.getByText(`Dragonfly Pin ${count}`, { exact: true }).first()).toBeVisible();
      if (count === 1) {
        await save({ logo, headerMark: "logo" });
        await lookAtHome(page, "1-with-logo");
        await save({ logo: null, headerMark: "name", artistStory: story });
        await lookAtHome(page, "1-with-words");
        await save({ portrait });
        await lookAtHome(page, "1-with-portrait");
        await save({ portrait: null, artistStory: "" });
      }
    }
    await expectAccessible(page);

    const whole = { artistStory: story, portrait, logo, headerMark: "logo" };
    await save(whole);
    for (const index of [1, 2, 3, 4]) {
      const text = { title: `From the bench, part ${index}`, slug: `part-${index}` };
      const story = {
        ...text,
        description: "How a pin is made.",
        images: [bench],
        isPublished: true,
      };
      await create(shop.artisan, "/api/blog-posts", story);
      if (index === 1) await lookAtHome(page, "30-with-one-story");
    }
    await lookAtHome(page, "30-with-stories");
    await expectAccessible(page);
    const items = (await (await shop.artisan.get("/api/products")).json()) as { id: number }[];
    for (const { id } of items.slice(1)) await shop.artisan.delete(`/api/products/${id}`);
    await lookAtHome(page, "1-with-stories");
    await shop.artisan.delete(`/api/products/${items[0]?.id}`);
    await lookAtHome(page, "0-with-stories");
  },
);
