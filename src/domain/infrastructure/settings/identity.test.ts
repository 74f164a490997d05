import { expect, test } from "vitest";
import { mediaUrl } from "#contract/media/media-urls.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { findTabIcon } from "./find-tab-icon.ts";
import { getSettings } from "./get-settings.ts";
import { updateSettings } from "./update-settings.ts";

async function addPhoto(shop: TestShop, width: number, hash = "ab".repeat(32)): Promise<string> {
  await shop.db
    .insertInto("media")
    .values({ hash, extension: "webp", width, height: 200, bytes: 1, color: "#aabbcc" })
    .execute();
  return mediaUrl(hash, "webp");
}

test("stores a logo with the size that the shop knows", async () => {
  const shop = await testShop();
  const url = await addPhoto(shop, 900);
  const claimed = { url, width: 5, height: 5 };
  const saved = await updateSettings(shop, { logo: claimed, headerMark: "logo" }, null);
  expect(saved).toMatchObject({ headerMark: "logo", logo: { url, width: 900, height: 200 } });
  expect(await updateSettings(shop, { logo: null }, null)).toMatchObject({ logo: null });
});

test("stores a portrait with the size that the shop knows and the point that stays in view", async () => {
  const shop = await testShop();
  const url = await addPhoto(shop, 320);
  const portrait = { url, width: 1, height: 1, alt: "At the bench", focalX: 0.2, focalY: 0.8 };
  const saved = await updateSettings(shop, { portrait }, null);
  expect(saved.portrait).toEqual({ ...portrait, width: 320, height: 200 });
  const other = { ...portrait, url: "https://evil.example/a.png" };
  await expect(updateSettings(shop, { portrait: other }, null)).rejects.toMatchObject({
    issues: [{ path: "portrait" }],
  });
  expect(await updateSettings(shop, { portrait: null }, null)).toMatchObject({ portrait: null });
});

test("refuses a logo that is too small, gone or no photo of the shop", async () => {
  const shop = await testShop();
  const refused = (url: string) =>
    updateSettings(shop, { logo: { url, width: 900, height: 9 } }, null);
  await expect(refused(await addPhoto(shop, 420))).rejects.toMatchObject({
    message: "This logo is 420 pixels wide. Use one at least 600 pixels wide.",
    issues: [{ path: "logo" }],
  });
  const gone = mediaUrl("cd".repeat(32), "jpg");
  for (const url of [gone, "https://evil.example/a.png", "javascript:alert(1)", "/api/logout"]) {
    await expect(refused(url)).rejects.toMatchObject({ code: "invalid" });
    await expect(updateSettings(shop, { tabIcon: url }, null)).rejects.toMatchObject({
      issues: [{ path: "tabIcon" }],
    });
  }
  expect(await getSettings(shop)).toMatchObject({ logo: null, tabIcon: "" });
});

test("has no icon of its own until one is chosen", async () => {
  const shop = await testShop();
  expect(await findTabIcon(shop)).toBeNull();
});

test("stores photos of the studio with the sizes that the shop knows", async () => {
  const shop = await testShop();
  const url = await addPhoto(shop, 900);
  const photo = { url, width: 1, height: 1, alt: "The bench", focalX: 0.5, focalY: 0.2 };
  const saved = await updateSettings(shop, { studioPhotos: [photo] }, null);
  expect(saved.studioPhotos).toEqual([{ ...photo, width: 900, height: 200 }]);
  const gone = { ...photo, url: mediaUrl("cd".repeat(32), "jpg") };
  await expect(updateSettings(shop, { studioPhotos: [photo, gone] }, null)).rejects.toMatchObject({
    issues: [{ path: "studioPhotos" }],
  });
});
