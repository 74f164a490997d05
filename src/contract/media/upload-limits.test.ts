import { expect, test } from "vitest";
import { MAX_WORDPRESS_BYTES, refuseLarge } from "./upload-limits.ts";

test("lets an export of WordPress be larger than a spreadsheet", () => {
  const start = '<rss xmlns:wp="http://wordpress.org/export/1.2/">';
  expect(refuseLarge(MAX_WORDPRESS_BYTES, start)).toBeNull();
  expect(refuseLarge(MAX_WORDPRESS_BYTES + 1, start)).toContain("200 MB");
  expect(refuseLarge(MAX_WORDPRESS_BYTES, "Name,Price")).toContain("20 MB");
});
