import { expect, test } from "vitest";
import { completeLink, isLinkTarget } from "./link-target.ts";

test.each([
  ["example.com", "https://example.com"],
  ["www.example.com/a?b", "https://www.example.com/a?b"],
  ["  https://example.com ", "https://example.com"],
  ["me@example.com", "mailto:me@example.com"],
  ["mike&sue@example.com", "mailto:mike%26sue@example.com"],
  ["me@münchen.example", "mailto:me@xn--mnchen-3ya.example"],
  ["(540) 555-0142 ext. 12", "tel:+15405550142;ext=12"],
  ["tel:+15405550142", "tel:+15405550142"],
  ["SMS:+15405550142", "SMS:+15405550142"],
  ["/collections/moon", "/collections/moon"],
])("completes %s to the allowed URL %s", (typed, href) => {
  expect(completeLink(typed)).toBe(href);
  expect(isLinkTarget(completeLink(typed))).toBe(true);
});

test.each([
  "javascript:alert(1)",
  "data:text/html,a",
  "//evil.example",
  "/\\evil.example",
  "a b",
  "12 rings",
  "vbscript:a",
  "",
])("refuses %s as a link", (typed) => {
  expect(isLinkTarget(completeLink(typed))).toBe(false);
});
