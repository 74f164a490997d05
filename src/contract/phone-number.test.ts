import { expect, test } from "vitest";
import { telHref } from "./phone-number.ts";

test.each([
  ["(540) 555-0142", "tel:+15405550142"],
  ["1 (540) 555-0142", "tel:+15405550142"],
  ["540.555.0142", "tel:+15405550142"],
  ["+44 20 7946 0958", "tel:+442079460958"],
  ["+44 (0)20 7946 0958", "tel:+442079460958"],
  ["011 44 20 7946 0958", "tel:+442079460958"],
  ["0044 20 7946 0958", "tel:+442079460958"],
  ["555-0142", "tel:5550142"],
  ["911", "tel:911"],
])("turns the phone number %j into %s", (written, href) => {
  expect(telHref(written)).toBe(href);
});

test.each([
  "(540) 555-0142 ext. 12",
  "(540) 555-0142, ext 12",
  "(540) 555-0142 extension 12",
  "540-555-0142x12",
  "540-555-0142 x 12",
  "540-555-0142 #12",
  "+1 540-555-0142;ext=12",
  "540 555 0142 Ext: 12 (ask for Ada)",
])("keeps the extension of %j apart", (written) => {
  expect(telHref(written)).toBe("tel:+15405550142;ext=12");
});

test.each([
  ["1-800-GOLD-NOW", "tel:+18004653669"],
  ["1-800-FERNHILL", "tel:+18003376445"],
  ["540-555-RING", "tel:+15405557464"],
  ["(540) 555-ring", "tel:+15405557464"],
])("dials the letters of %j", (written, href) => {
  expect(telHref(written)).toBe(href);
});

test.each([
  "540-555-0142 (cell)",
  "540-555-0142 (6 to 8 pm)",
  "540 555 0142 home, after 6",
  "Tel. 540 555 0142",
  "call: (540) 555-0142",
  "540-555-0142 or 540-555-0143",
  "540-555-0142 / 540-555-0143",
  "\u202A540\u2011555\u20110142\u202C",
  "540-555-0142",
])("leaves out what %j says beside the number", (written) => {
  expect(telHref(written)).toBe("tel:+15405550142");
});

test.each(["", "ask me", "+", "—"])("finds no number in %j", (written) => {
  expect(telHref(written)).toBeUndefined();
});
