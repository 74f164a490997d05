import { expect, test } from "vitest";
import { telephoneHref } from "./telephone-href.ts";

test("turns a phone number into a tel: URL", () => {
  expect(telephoneHref("(540) 555-0142")).toBe("tel:+15405550142");
  expect(telephoneHref("+44 20 7946 0958")).toBe("tel:+442079460958");
  expect(telephoneHref("555-0142")).toBe("tel:5550142");
});
