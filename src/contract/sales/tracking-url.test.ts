import { expect, test } from "vitest";
import { trackingUrl } from "./tracking-url.ts";

test.each([
  ["USPS", "9400 1000 0000", "https://tools.usps.com/go/TrackConfirmAction?tLabels=940010000000"],
  ["UPS Ground", "1Z&x", "https://www.ups.com/track?tracknum=1Z%26x"],
  ["FedEx", "12", "https://www.fedex.com/fedextrack/?trknbr=12"],
  ["dhl express", "12", "https://www.dhl.com/us-en/home/tracking.html?tracking-id=12"],
])("leads to the page of %s", (carrier, number, url) => {
  expect(trackingUrl(carrier, number)).toBe(url);
});

test("is null without a number, and for a carrier that is not known", () => {
  expect(trackingUrl("UPS", null)).toBeNull();
  expect(trackingUrl(null, "12")).toBeNull();
  expect(trackingUrl("A friend", "12")).toBeNull();
});
