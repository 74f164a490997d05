import { expect, test } from "vitest";
import { DEFAULT_SETTINGS } from "#contract/default-settings.ts";
import { toBrand, toLayoutSettings } from "./to-brand.ts";

const logo = { url: "/media/a.webp", width: 900, height: 200 };

test("adds nothing to pages for a name with its trademark sign", () => {
  expect(toBrand(DEFAULT_SETTINGS)).toEqual({});
  expect(toBrand({ ...DEFAULT_SETTINGS, logo })).toEqual({});
  expect(toLayoutSettings(DEFAULT_SETTINGS)).not.toHaveProperty("skuPattern");
  expect(toLayoutSettings(DEFAULT_SETTINGS)).not.toHaveProperty("tabIcon");
});

test("shows the logo only where it is chosen and stored", () => {
  expect(
    toBrand({ businessName: "Calloway Jewelry", showTrademark: false, headerMark: "logo", logo }),
  ).toEqual({
    withoutTrademark: true,
    logo,
  });
  expect(
    toBrand({
      businessName: "Calloway Jewelry",
      showTrademark: true,
      headerMark: "logo",
      logo: null,
    }),
  ).toEqual({});
});
