import { expect, test } from "vitest";
import { isDeskPath, isPublicPage } from "./public-page.ts";

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
  "/inquiries/secret",
  "/certificates/code",
  "/products/7/more",
  "//products",
])("%s is none", (path) => {
  expect(isPublicPage(path)).toBe(false);
});

test.each([
  "/admin",
  "/Admin/products",
  "/admin.data",
  "/migrate",
  "/__manifest",
  "/preview/draft",
])("%s is the desk's", (path) => {
  expect(isDeskPath(path)).toBe(true);
});

test.each(["/", "/administrator", "/preview/a-token", "/products/admin"])("%s is not", (path) => {
  expect(isDeskPath(path)).toBe(false);
});
