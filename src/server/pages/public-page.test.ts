import { expect, test } from "vitest";
import { isPublicPage, pageOfData } from "./public-page.ts";

test.each([
  "/",
  "/about",
  "/blog/",
  "/ring-size",
  "/shortlist",
  "/products",
  "/products/7",
  "/pages/care-guide",
])("%s is a public page", (path) => {
  expect(isPublicPage(path)).toBe(true);
});

test.each([
  "/admin",
  "/Admin",
  "/%61dmin",
  "/admin/products",
  "/migrate",
  "/__manifest",
  "/inquiries/secret",
  "/certificates/code",
  "/products/7/more",
  "//products",
])("%s is none", (path) => {
  expect(isPublicPage(path)).toBe(false);
});

test.each([
  ["/_root.data", "/"],
  ["/_.data", "/"],
  ["/products/7.data", "/products/7"],
  ["/admin.data", "/admin"],
  ["/about", "/about"],
])("%s is of the page %s", (path, page) => {
  expect(pageOfData(path)).toBe(page);
});
