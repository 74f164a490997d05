import { expect, test } from "vitest";
import { completeLink, isLinkTarget } from "./link-extension.ts";

test.each([
  ["example.com", "https://example.com"],
  ["www.example.com/a?b", "https://www.example.com/a?b"],
  ["  https://example.com ", "https://example.com"],
  ["me@example.com", "mailto:me@example.com"],
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
  "",
])("refuses %s as a link", (typed) => {
  expect(isLinkTarget(completeLink(typed))).toBe(false);
});
