import { expect, test } from "vitest";
import { DEFAULT_SETTINGS } from "#contract/settings/default-settings.ts";
import { SAMPLE_SETTINGS } from "#tests/support/sample-settings.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { getNamedSettings } from "./get-named-settings.ts";
import { getSettings } from "./get-settings.ts";
import { getStoredSettings } from "./get-stored-settings.ts";
import { publicSettings } from "./public-settings.ts";
import { updateSettings } from "./update-settings.ts";

test("returns defaults for settings that were never set", async () => {
  expect(await getSettings(await testShop({ isNew: true }))).toEqual(DEFAULT_SETTINGS);
});

test("names a shop for its visitors that has no name yet", async () => {
  const shop = await testShop({ isNew: true });
  expect(await getNamedSettings(shop)).toMatchObject({
    businessName: "Jewelry shop",
    artistName: "Jewelry shop",
  });
  await updateSettings(shop, { businessName: "Calloway Jewelry" }, null);
  expect((await getNamedSettings(shop)).artistName).toBe("Calloway Jewelry");
});

test("changes and stores the given settings only", async () => {
  const shop = await testShop();
  const first = await updateSettings(shop, { businessName: "Ada's Forge", phone: "" }, null);
  expect(first).toEqual({
    ...SAMPLE_SETTINGS,
    businessName: "Ada's Forge",
    phone: "",
    updatedAt: "2026-11-20T15:00:00.000Z",
  });
  const second = await updateSettings(shop, { businessName: "Bench", city: "Paris" }, null);
  expect(second).toMatchObject({ businessName: "Bench", city: "Paris", phone: "" });
  expect(await getStoredSettings(shop)).toEqual(second);
});

test("refuses to overwrite what someone else changed since it was read", async () => {
  const shop = await testShop({ isNew: true });
  const { updatedAt } = await getStoredSettings(shop);
  expect(updatedAt).toBeNull();
  const theirs = await updateSettings(shop, { phone: "1", city: "Paris", updatedAt }, null);
  await expect(updateSettings(shop, { phone: "2", updatedAt }, null)).rejects.toMatchObject({
    code: "conflict",
    current: theirs,
  });
  expect(await updateSettings(shop, { email: "a@example.com", updatedAt }, null)).toMatchObject({
    phone: "1",
    email: "a@example.com",
  });
  shop.clock.advance({ hours: 1 });
  expect(await updateSettings(shop, { phone: "1", updatedAt }, null)).toMatchObject({ phone: "1" });
  const read = await getStoredSettings(shop);
  expect(await updateSettings(shop, { phone: "3", ...pick(read) }, null)).toMatchObject({
    phone: "3",
  });
});

test("takes an unchanged setting back, in whatever order its keys are sent", async () => {
  const shop = await testShop({ isNew: true });
  const { updatedAt } = await getStoredSettings(shop);
  const hours = { opens: "10:00", closes: "17:30" };
  const openingHours = [hours, null, null, null, null, null, null];
  const hoursExceptions = [{ from: "2026-12-24", until: "2026-12-26", hours }];
  await updateSettings(shop, { openingHours, hoursExceptions, updatedAt }, null);
  const stored = { openingHours, hoursExceptions: hoursExceptions.map(reverseKeys) };
  expect(await updateSettings(shop, { ...stored, updatedAt }, null)).toMatchObject({
    openingHours,
    hoursExceptions,
  });
  const other = [{ ...hoursExceptions[0]!, hours: null }];
  await expect(
    updateSettings(shop, { hoursExceptions: other, updatedAt }, null),
  ).rejects.toMatchObject({ code: "conflict" });
});

const reverseKeys = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).toReversed()) as T;

const pick = ({ updatedAt }: { updatedAt: string | null }) => ({ updatedAt });

test("neither returns nor writes other keys of the table", async () => {
  const shop = await testShop();
  await shop.db.insertInto("settings").values({ key: "firstRun", value: "{}" }).execute();
  await updateSettings(shop, { firstRun: "gone", city: "Paris" } as object, null);
  expect(await getSettings(shop)).toEqual({ ...SAMPLE_SETTINGS, city: "Paris" });
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
  "youtube.com/shorts/dQw4w9WgXcQ",
])("accepts the video URL %j", async (videoUrl) => {
  expect(await updateSettings(await testShop(), { videoUrl }, null)).toMatchObject({ videoUrl });
});

test.each([
  "//evil.example/a.mp4",
  "/\\evil.example/a.mp4",
  "https://evil.example/a.mp4",
  "http://www.youtube.com/watch?v=abc",
  "https://youtube.com.evil.example/",
  "javascript:alert(1)",
  "film.mp4",
  "/about",
  "/media/ring.jpg",
  "https://www.youtube.com/@fernhill",
  "https://www.youtube.com/channel/UCuAXFkgsw1L7xaCfnd5JJOw",
  "https://vimeo.com/user123",
])("refuses the video URL %j", async (videoUrl) => {
  const shop = await testShop();
  await expect(updateSettings(shop, { videoUrl, city: "Paris" }, null)).rejects.toMatchObject({
    code: "invalid",
    issues: [{ path: "videoUrl" }],
  });
  expect(await getSettings(shop)).toEqual(SAMPLE_SETTINGS);
});

test("stores the path of a film that is typed with the shop's whole address", async () => {
  const typed = { videoUrl: "http://localhost:3000/media/film.mp4" };
  const settings = await updateSettings(await testShop(), typed, null);
  expect(settings.videoUrl).toBe("/media/film.mp4");
});

test("stores the host of the shop's own domain and refuses what has none", async () => {
  const shop = await testShop();
  for (const ownDomain of [
    "https://WWW.Example.com/shop?x=1",
    "www.example.com",
    "www.example.com/",
  ]) {
    expect(await updateSettings(shop, { ownDomain }, null)).toMatchObject({
      ownDomain: "www.example.com",
    });
  }
  expect(await updateSettings(shop, { ownDomain: "" }, null)).toMatchObject({ ownDomain: "" });
  for (const ownDomain of ["localhost", "my shop", "https://", "ftp://x.example"]) {
    await expect(updateSettings(shop, { ownDomain }, null)).rejects.toMatchObject({
      code: "invalid",
    });
  }
});

test("hides the time zone, the pattern of SKUs, the own domain, saved replies, paper size, tax rate, care texts and what the To-Do List tells of metals from visitors", () => {
  const visible = publicSettings({ ...SAMPLE_SETTINGS, ownDomain: "www.example.com" });
  const {
    timeZone: _zone,
    skuPattern: _pattern,
    ownDomain: _domain,
    savedReplies: _replies,
    paperSize: _size,
    taxRate: _rate,
    careTexts: _texts,
    metalThreshold: _threshold,
    leftMetalPriceId: _left,
    ...rest
  } = SAMPLE_SETTINGS;
  expect(visible).toEqual(rest);
});

test("hides street and ZIP code from visitors where she shows the town alone", () => {
  const street = { addressLine: "18 South Augusta Street", postalCode: "24401", city: "Staunton" };
  const settings = { ...SAMPLE_SETTINGS, ...street };
  expect(publicSettings(settings)).toMatchObject(street);
  expect(publicSettings({ ...settings, showStreet: false })).toMatchObject({
    addressLine: "",
    postalCode: "",
    city: "Staunton",
  });
});

test("refuses an announcement that ends before it begins", async () => {
  const shop = await testShop();
  await updateSettings(shop, { announcementFrom: "2026-11-28" }, null);
  await expect(
    updateSettings(shop, { announcementUntil: "2026-11-27" }, null),
  ).rejects.toMatchObject({
    issues: [{ path: "announcementUntil", message: "The last day is before the first." }],
  });
  expect(await getSettings(shop)).toMatchObject({ announcementUntil: "" });
});
