import { expect, test } from "vitest";
import { DEFAULT_SETTINGS } from "#contract/default-settings.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { getSettings } from "./get-settings.ts";
import { publicSettings } from "./public-settings.ts";
import { updateSettings } from "./update-settings.ts";

test("returns defaults for settings that were never set", async () => {
  expect(await getSettings(await testShop())).toEqual(DEFAULT_SETTINGS);
});

test("changes and stores the given settings only", async () => {
  const shop = await testShop();
  const first = await updateSettings(shop, { businessName: "Ada's Forge", phone: "" });
  expect(first).toEqual({ ...DEFAULT_SETTINGS, businessName: "Ada's Forge", phone: "" });
  const second = await updateSettings(shop, { businessName: "Bench", city: "Paris" });
  expect(second).toMatchObject({ businessName: "Bench", city: "Paris", phone: "" });
  expect(await getSettings(shop)).toEqual(second);
});

test("neither returns nor writes other keys of the table", async () => {
  const shop = await testShop();
  await shop.db.insertInto("settings").values({ key: "firstRun", value: "{}" }).execute();
  await updateSettings(shop, { firstRun: "gone", city: "Paris" } as object);
  expect(await getSettings(shop)).toEqual({ ...DEFAULT_SETTINGS, city: "Paris" });
  const stored = await shop.db
    .selectFrom("settings")
    .select("value")
    .where("key", "=", "firstRun")
    .executeTakeFirstOrThrow();
  expect(stored.value).toEqual({});
});

test.each([
  "",
  "/sample/turntable.mp4",
  "/media/film.mp4",
  "https://www.youtube.com/watch?v=abc",
  "https://youtu.be/abc",
  "https://vimeo.com/123",
])("accepts the video URL %j", async (videoUrl) => {
  expect(await updateSettings(await testShop(), { videoUrl })).toMatchObject({ videoUrl });
});

test.each([
  "//evil.example/a.mp4",
  "/\\evil.example/a.mp4",
  "https://evil.example/a.mp4",
  "http://www.youtube.com/watch?v=abc",
  "https://youtube.com.evil.example/",
  "javascript:alert(1)",
  "film.mp4",
])("refuses the video URL %j", async (videoUrl) => {
  const shop = await testShop();
  await expect(updateSettings(shop, { videoUrl, city: "Paris" })).rejects.toMatchObject({
    code: "invalid",
    issues: [{ path: "videoUrl" }],
  });
  expect(await getSettings(shop)).toEqual(DEFAULT_SETTINGS);
});

test("stores the host of the shop's own domain and refuses what has none", async () => {
  const shop = await testShop();
  for (const ownDomain of [
    "https://WWW.Example.com/shop?x=1",
    "www.example.com",
    "www.example.com/",
  ]) {
    expect(await updateSettings(shop, { ownDomain })).toMatchObject({
      ownDomain: "www.example.com",
    });
  }
  expect(await updateSettings(shop, { ownDomain: "" })).toMatchObject({ ownDomain: "" });
  for (const ownDomain of ["localhost", "my shop", "https://", "ftp://x.example"]) {
    await expect(updateSettings(shop, { ownDomain })).rejects.toMatchObject({ code: "invalid" });
  }
});

test("hides the time zone, the pattern of SKUs and the own domain from visitors", () => {
  const visible = publicSettings({ ...DEFAULT_SETTINGS, ownDomain: "www.example.com" });
  const { timeZone: _zone, skuPattern: _pattern, ownDomain: _domain, ...rest } = DEFAULT_SETTINGS;
  expect(visible).toEqual(rest);
});
