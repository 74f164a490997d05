import { expect, test } from "vitest";
import { heroSectionInputSchema } from "./catalogue/hero-sections.ts";
import { newLetterSchema } from "./newsletter/letters.ts";
import { imageInput } from "./media/media.ts";
import { wooKeysSchema } from "./channels/platforms.ts";
import { publicSettingsSchema } from "./settings/settings.ts";
import { readVideo } from "./catalogue/read-video.ts";
import { newTagSchema } from "./catalogue/tags.ts";

test.each([
  ["/collections", true],
  [" https://example.com/a ", true],
  ["/search?from=https://a.example", true],
  ["//elsewhere.example", false],
  ["https://", false],
  ["http://example.com", false],
  ["collections", false],
  ["javascript:https://a.example", false],
  [`/${"a".repeat(1999)}`, true],
  [`/${"a".repeat(2000)}`, false],
])("a button's link %j is taken: %j", (buttonLink, isTaken) => {
  const section = { key: "hero", title: "Moon", buttonLink };
  const { data } = heroSectionInputSchema.safeParse(section);
  expect(data?.buttonLink).toBe(isTaken ? buttonLink.trim() : undefined);
});

test.each([
  "//elsewhere.example",
  "/\\elsewhere.example",
  "/\t/elsewhere.example",
  "/\n\\elsewhere.example",
  "/.//elsewhere.example",
  "/a/..//elsewhere.example",
  "/%2e//elsewhere.example",
])("neither button, announcement nor film takes %j for a page of the shop", (link) => {
  const section = { key: "hero", title: "Moon", buttonLink: link };
  expect(heroSectionInputSchema.safeParse(section).success).toBe(false);
  const announcement = { announcementLink: link };
  expect(publicSettingsSchema.partial().safeParse(announcement).success).toBe(false);
  expect(readVideo(link)).toBeNull();
});

test.each([
  [" store.example ", "https://store.example"],
  ["http://store.example//", "http://store.example"],
  ["https://store.example/shop/?page=1#top", "https://store.example/shop"],
  ["https://store.example/a?b=c/", "https://store.example/a"],
  ["https://store.example/#top?", "https://store.example"],
  ["ftp://store.example", undefined],
  ["httpsx://store.example", undefined],
  ["not an address", undefined],
  [`https://store.example/${"a".repeat(2000)}`, undefined],
])("the address %j of a store is read as %j", (storeUrl, read) => {
  const keys = { storeUrl, consumerKey: "ck", consumerSecret: "cs" };
  expect(wooKeysSchema.safeParse(keys).data?.storeUrl).toBe(read);
});

const HASH = "0123456789abcdef".repeat(4);

test.each([
  [`/media/${HASH}.jpg`, true],
  ["/images/products/ring.jpg", true],
  ["data:image/png;base64,AAAA", true],
  ["DATA:IMAGE/png;base64,AAAA", true],
  ["HTTPS://pictures.example/a.jpg", true],
  [`https://p.example/${"a".repeat(1982)}`, true],
  [`https://p.example/${"a".repeat(1983)}`, false],
  ["https://pictures.example/a b.jpg", false],
  ["http://pictures.example/a.jpg", false],
  ["see https://pictures.example/a.jpg", false],
  ["https://", false],
  ["data:text/html,hello", false],
  ["a data:image/png", false],
  ["/images/other/ring.jpg", false],
  ["old/images/products/ring.jpg", false],
  ["", false],
])("the photo address %j is taken: %j", (url, isTaken) => {
  expect(imageInput.safeParse(url).success).toBe(isTaken);
});

test("trims the address of a photo", () => {
  expect(imageInput.parse(" /images/products/ring.jpg ")).toBe("/images/products/ring.jpg");
});

test.each([
  ["#3b82F6", true],
  ["#3b82f", false],
  ["#3b82f60", false],
  ["a #3b82f6", false],
  ["#3b82g6", false],
])("the color %j of a tag is taken: %j", (color, isTaken) => {
  const tag = { name: "Gold", slug: "gold", type: "material", color };
  expect(newTagSchema.safeParse(tag).success).toBe(isTaken);
});

test.each(["one\ntwo", "one\rtwo"])("refuses the subject %j of two lines", (subject) => {
  expect(newLetterSchema.safeParse({ subject, body: "Dear reader" }).success).toBe(false);
});
