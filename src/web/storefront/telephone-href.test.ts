import { expect, test } from "vitest";
import { telephoneHref } from "./telephone-href.ts";

test("a number as people write it becomes one that a phone dials", () => {
  expect(telephoneHref("(540) 555-0142")).toBe("tel:+15405550142");
  expect(telephoneHref("+44 20 7946 0958")).toBe("tel:+442079460958");
  expect(telephoneHref("555-0142")).toBe("tel:5550142");
});
