import { expect, test } from "vitest";
import { DEFAULT_SETTINGS } from "#contract/settings/default-settings.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { saveHeroSection } from "../../catalogue/hero-sections/save-hero-section.ts";
import { createProduct } from "../../catalogue/products/create-product.ts";
import { updateSettings } from "../../infrastructure/settings/update-settings.ts";
import { subscribe } from "../../newsletter/subscribers/subscribe.ts";
import { getSetup } from "./get-setup.ts";

test("nothing of a new shop is set up", async () => {
  expect(await getSetup(await testShop({ isNew: true }))).toEqual({
    isOpen: false,
    settings: { ...DEFAULT_SETTINGS, updatedAt: null },
    firstPiece: null,
    pieces: 0,
    topPhoto: null,
    canSendMail: false,
    subscribers: 0,
    hasSample: false,
  });
});

test("knows the first piece, the top photo and who waits for the opening", async () => {
  const shop = await testShop({ isNew: true });
  await updateSettings(shop, { businessName: "Calloway Jewelry" }, null);
  const { id } = await createProduct(shop, { name: "Dragonfly Pin", price: 39_000 }, { by: null });
  await createProduct(shop, { name: "Ring", price: 12_000 }, { by: null });
  await saveHeroSection(
    shop,
    {
      key: "hero",
      title: "Made by hand",
      backgroundImage: "https://pictures.example/bench.jpg",
    },
    null,
  );
  await subscribe(shop, "ana@example.com");
  expect(await getSetup(shop)).toMatchObject({
    settings: { businessName: "Calloway Jewelry" },
    firstPiece: { id, name: "Dragonfly Pin", price: "390.00" },
    pieces: 2,
    topPhoto: { title: "Made by hand" },
    subscribers: 1,
  });
});

test("a headline without a photo is no top photo, and the sample's words are a sample", async () => {
  const shop = await testShop();
  await saveHeroSection(shop, { key: "hero", title: "Made by hand" }, null);
  expect(await getSetup(shop)).toMatchObject({ isOpen: true, topPhoto: null, hasSample: true });
});
