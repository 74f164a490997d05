import sharp from "sharp";
import { expect, test } from "vitest";
import { mediaUrl } from "#contract/media/media-urls.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { createProduct } from "../products/create-product.ts";
import { listFigurePieces } from "./list-figure-pieces.ts";
import { listHeroSections } from "./list-hero-sections.ts";
import { saveHeroSection } from "./save-hero-section.ts";

const hash = "ab".repeat(32);

async function addPicture(shop: TestShop): Promise<string> {
  await shop.db
    .insertInto("media")
    .values({ hash, extension: "jpg", width: 1600, height: 900, bytes: 1, color: "#aabbcc" })
    .execute();
  return mediaUrl(hash, "jpg");
}

test("creates one section per key and changes the given fields", async () => {
  const shop = await testShop();
  const made = await saveHeroSection(
    shop,
    {
      key: "hero",
      title: "Gold by hand",
      subtitle: "Staunton",
      description: "One bench.",
      buttonText: "Shop Collection",
      buttonLink: "/products",
      displayOrder: 2,
    },
    null,
  );
  expect(made).toMatchObject({
    key: "hero",
    title: "Gold by hand",
    subtitle: "Staunton",
    backgroundImage: null,
    picture: null,
    isActive: true,
    displayOrder: 2,
    createdAt: "2026-11-20T15:00:00.000Z",
  });
  shop.clock.advance({ hours: 1 });
  const input = { key: "hero", title: "Silver by hand", subtitle: null, description: undefined };
  const changed = await saveHeroSection(shop, { ...input, buttonText: undefined }, null);
  expect(changed).toEqual({
    ...made,
    title: "Silver by hand",
    subtitle: null,
    updatedAt: "2026-11-20T16:00:00.000Z",
  });
  expect(await listHeroSections(shop)).toEqual([changed]);
});

test("lists active sections in order", async () => {
  const shop = await testShop();
  const box = { subtitle: null, description: null, buttonText: null };
  await saveHeroSection(shop, { ...box, key: "b", title: "B", displayOrder: 2 }, null);
  await saveHeroSection(shop, { ...box, key: "a", title: "A", displayOrder: 1 }, null);
  await saveHeroSection(shop, { ...box, key: "c", title: "C", isActive: false }, null);
  expect((await listHeroSections(shop)).map(({ key }) => key)).toEqual(["a", "b"]);
  await saveHeroSection(shop, { ...box, key: "c", title: "C", isActive: true }, null);
  expect((await listHeroSections(shop)).map(({ key }) => key)).toEqual(["c", "a", "b"]);
});

test("accepts a stored, sample or https background and removes it", async () => {
  const shop = await testShop();
  const kept = await addPicture(shop);
  const withBackground = (backgroundImage: string | null) =>
    saveHeroSection(
      shop,
      {
        key: "hero",
        title: "Gold",
        subtitle: null,
        description: null,
        buttonText: null,
        backgroundImage,
      },
      null,
    );
  expect(await withBackground(kept)).toMatchObject({
    backgroundImage: kept,
    picture: { url: kept, width: 1600, height: 900, color: "#aabbcc" },
  });
  expect((await listHeroSections(shop))[0]?.picture).toMatchObject({ width: 1600 });
  for (const elsewhere of ["/sample/hero-1.jpg", "https://example.com/hero.jpg"]) {
    expect(await withBackground(elsewhere)).toMatchObject({
      backgroundImage: elsewhere,
      picture: { url: elsewhere, width: null },
    });
  }
  for (const wrong of ["javascript:alert(1)", "//evil.example/a.jpg", "/api/logout", "/sample/"]) {
    await expect(withBackground(wrong)).rejects.toMatchObject({
      code: "invalid",
      issues: [{ path: "backgroundImage" }],
    });
  }
  expect(await withBackground("")).toMatchObject({ backgroundImage: null, picture: null });
});

test("stores a data URL background and names a refused one", async () => {
  const shop = await testShop();
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#884422" } })
    .png()
    .toBuffer();
  const box = { subtitle: null, description: null, buttonText: null, key: "hero", title: "Gold" };
  const withBytes = (base64: string) =>
    saveHeroSection(shop, { ...box, backgroundImage: `data:image/png;base64,${base64}` }, null);
  const saved = await withBytes(png.toString("base64"));
  expect(saved.backgroundImage).toMatch(/^\/media\/[0-9a-f]{64}\./);
  expect(saved.picture).toMatchObject({ width: 40, height: 30 });
  await expect(withBytes("bm90IGEgcGljdHVyZQ==")).rejects.toMatchObject({
    issues: [{ path: "backgroundImage" }],
  });
  expect(await listHeroSections(shop)).toEqual([saved]);
});

test("creates one section under concurrency", async () => {
  const shop = await testShop();
  const box = { subtitle: null, description: null, buttonText: null, key: "hero" };
  await Promise.all(["A", "B", "C"].map((title) => saveHeroSection(shop, { ...box, title }, null)));
  expect(await listHeroSections(shop)).toHaveLength(1);
});

const placed = { productId: 1, left: 0.25, top: 0.5, line: "up" } as const;

test("keeps numbered pieces and the phone's focal point until another photo comes", async () => {
  const shop = await testShop();
  const photo = await addPicture(shop);
  const section = { key: "hero", title: "Gold", backgroundImage: photo };
  const ofPhoto = { phoneFocalX: 0.8, phoneFocalY: 0.4, figures: [placed] };
  expect(await saveHeroSection(shop, { ...section, ...ofPhoto }, null)).toMatchObject(ofPhoto);
  expect(await saveHeroSection(shop, section, null)).toMatchObject(ofPhoto);
  const nothing = { phoneFocalX: null, phoneFocalY: null, figures: null };
  const other = { ...section, backgroundImage: "https://example.com/b.jpg" };
  expect(await saveHeroSection(shop, other, null)).toMatchObject(nothing);
  const given = await saveHeroSection(shop, { ...section, ...ofPhoto }, null);
  expect(given).toMatchObject(ofPhoto);
});

test("refuses what someone else changed since, with their section", async () => {
  const shop = await testShop();
  const first = await saveHeroSection(shop, { key: "hero", title: "Gold", updatedAt: null }, null);
  shop.clock.advance({ minutes: 1 });
  const second = { key: "hero", title: "Silver", updatedAt: first.updatedAt };
  const saved = await saveHeroSection(shop, second, null);
  await expect(saveHeroSection(shop, { ...second, title: "Platinum" }, null)).rejects.toMatchObject(
    {
      code: "conflict",
      current: saved,
    },
  );
  const late = { key: "hero", title: "Copper", updatedAt: null };
  await expect(saveHeroSection(shop, late, null)).rejects.toMatchObject({ code: "conflict" });
  expect(await listHeroSections(shop)).toEqual([saved]);
});

test("lists the pieces of figures that the viewer may see", async () => {
  const shop = await testShop();
  const shown = await createProduct(shop, { name: "Ring", price: 10 }, { by: null });
  const hidden = await createProduct(
    shop,
    { name: "Pin", price: 10, isActive: false },
    { by: null },
  );
  const figures = [hidden, shown].map(({ id }) => ({ ...placed, productId: id }));
  const names = async (viewer: "visitor" | "admin") =>
    (await listFigurePieces(shop, figures, viewer)).map(({ piece }) => piece.name);
  expect(await names("visitor")).toEqual(["Ring"]);
  expect(await names("admin")).toEqual(["Pin", "Ring"]);
});
