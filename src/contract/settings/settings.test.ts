import { expect, test } from "vitest";
import { DEFAULT_SETTINGS } from "./default-settings.ts";
import { SAMPLE_SETTINGS } from "#tests/support/sample-settings.ts";
import { settingsChangeSchema, settingsSchema } from "./settings.ts";

const accepts = (change: Record<string, unknown>) => settingsChangeSchema.safeParse(change).success;

test.each<[string, number]>([
  ["businessName", 100],
  ["blurb", 500],
  ["artistName", 100],
  ["artistStory", 10_000],
  ["addressLine", 255],
  ["city", 100],
  ["state", 100],
  ["postalCode", 20],
  ["phone", 50],
  ["videoUrl", 2000],
  ["videoTitle", 200],
  ["ownDomain", 255],
])("trims %s and takes at most %i characters", (name, max) => {
  expect(settingsChangeSchema.parse({ [name]: " a " })).toEqual({ [name]: "a" });
  expect(accepts({ [name]: "a".repeat(max) })).toBe(true);
  expect(accepts({ [name]: "a".repeat(max + 1) })).toBe(false);
  const isRequired = name === "businessName" || name === "artistName";
  expect(accepts({ [name]: " " })).toBe(!isRequired);
});

test("takes a web address of http or https, or none", () => {
  for (const name of ["instagramUrl", "facebookUrl"]) {
    for (const url of ["", "https://example.com/a", "http://example.com"]) {
      expect([name, url, accepts({ [name]: url })]).toEqual([name, url, true]);
    }
    for (const url of ["example.com", "ftp://example.com", "javascript:alert(1)", "xhttps://a.b"]) {
      expect([name, url, accepts({ [name]: url })]).toEqual([name, url, false]);
    }
  }
});

test("takes a time zone that exists", () => {
  expect(accepts({ timeZone: "America/New_York" })).toBe(true);
  expect(accepts({ timeZone: "America/Fernhill" })).toBe(false);
});

test("takes the settings of the sample shop, and a new shop has a name to give", () => {
  expect(settingsChangeSchema.parse(SAMPLE_SETTINGS)).toEqual(SAMPLE_SETTINGS);
  expect(settingsSchema.parse(DEFAULT_SETTINGS)).toEqual(DEFAULT_SETTINGS);
  expect(accepts({ businessName: DEFAULT_SETTINGS.businessName })).toBe(false);
});

const accepted = (link: string) => accepts({ socialLinks: [link] });

test("takes web addresses of any network, and no other scheme", () => {
  expect(["https://www.etsy.com/shop/ana", ""].every(accepted)).toBe(true);
  for (const hostile of [
    "javascript:alert(1)",
    "data:text/html,hi",
    "//evil.example",
    "ftp://a.example",
    "https://a b.example",
  ]) {
    expect([hostile, accepted(hostile)]).toEqual([hostile, false]);
  }
});

test.each([
  ["5.3 %", "5.3"],
  ["0", "0"],
  ["30", "30"],
  ["8.875%", "8.875"],
  ["", ""],
])("takes the tax rate %j", (given, taxRate) => {
  expect(settingsChangeSchema.parse({ taxRate: given })).toEqual({ taxRate });
});

test.each(["53", "-1", "5.3333", "five", "30.001"])("refuses the tax rate %j", (taxRate) => {
  expect(settingsChangeSchema.safeParse({ taxRate }).error?.issues).toMatchObject([
    { path: ["taxRate"], message: "Enter a percentage from 0 to 30, like 5.3 or 8.875." },
  ]);
});
