import { expect, test } from "vitest";
import { completeLink, isLinkTarget } from "./link-extension.ts";

test.each([
  ["example.com", "https://example.com"],
  ["www.example.com/a?b", "https://www.example.com/a?b"],
  ["  https://example.com ", "https://example.com"],
  ["me@example.com", "mailto:me@example.com"],
  ["/collections/moon", "/collections/moon"],
])("%s is completed to %s, which may stand", (typed, href) => {
  expect(completeLink(typed)).toBe(href);
  expect(isLinkTarget(completeLink(typed))).toBe(true);
});

test.each([
  "javascript:alert(1)",
  "data:text/html,a",
  "//evil.example",
  "/\\evil.example",
  "a b",
  "",
])("%s may not stand as a link", (typed) => {
  expect(isLinkTarget(completeLink(typed))).toBe(false);
});
