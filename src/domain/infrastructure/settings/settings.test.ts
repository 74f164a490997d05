import { expect, test } from "vitest";
import { DEFAULT_SETTINGS } from "#contract/default-settings.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { getSettings } from "./get-settings.ts";
import { publicSettings } from "./public-settings.ts";
import { updateSettings } from "./update-settings.ts";

test("What was never set is as it was delivered.", async () => {
  expect(await getSettings(await testShop())).toEqual(DEFAULT_SETTINGS);
});

test("Only what is sent is changed, and it stays.", async () => {
  const shop = await testShop();
  const first = await updateSettings(shop, { businessName: "Ada's Forge", phone: "" });
  expect(first).toEqual({ ...DEFAULT_SETTINGS, businessName: "Ada's Forge", phone: "" });
  const second = await updateSettings(shop, { businessName: "Bench", city: "Paris" });
  expect(second).toMatchObject({ businessName: "Bench", city: "Paris", phone: "" });
  expect(await getSettings(shop)).toEqual(second);
});

test("What else stands in the table is no setting, and cannot be written as one.", async () => {
  const shop = await testShop();
  await shop.db.insertInto("settings").values({ key: "firstRun", value: "{}" }).execute();
  await updateSettings(shop, { firstRun: "gone", city: "Paris" } as object);
  expect(await getSettings(shop)).toEqual({ ...DEFAULT_SETTINGS, city: "Paris" });
  const kept = await shop.db
    .selectFrom("settings")
    .select("value")
    .where("key", "=", "firstRun")
    .executeTakeFirstOrThrow();
  expect(kept.value).toEqual({});
});

test.each([
  "",
  "/sample/turntable.mp4",
  "/media/film.mp4",
  "https://www.youtube.com/watch?v=abc",
  "https://youtu.be/abc",
  "https://vimeo.com/123",
])("The video may be %j.", async (videoUrl) => {
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
])("The video may not be %j.", async (videoUrl) => {
  const shop = await testShop();
  await expect(updateSettings(shop, { videoUrl, city: "Paris" })).rejects.toMatchObject({
    code: "invalid",
    issues: [{ path: "videoUrl" }],
  });
  expect(await getSettings(shop)).toEqual(DEFAULT_SETTINGS);
});

test("Of the older site's address the host is kept.", async () => {
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

test("Visitors learn neither the time zone nor the older site.", () => {
  const known = publicSettings({ ...DEFAULT_SETTINGS, ownDomain: "www.example.com" });
  const { timeZone: _zone, ownDomain: _domain, ...rest } = DEFAULT_SETTINGS;
  expect(known).toEqual(rest);
});
