import { expect, test } from "vitest";
import { readNext, signInUrl } from "./sign-in-url.ts";

test("returns to the requested page after signing in", () => {
  const address = signInUrl("/admin/settings?tab=pages#returns");
  expect(address).toBe("/admin/login?next=%2Fadmin%2Fsettings%3Ftab%3Dpages%23returns");
  const next = new URL(address, "http://shop.test").searchParams.get("next");
  expect(readNext(next)).toBe("/admin/settings?tab=pages#returns");
});

test("omits the default page", () => {
  expect(signInUrl("/admin")).toBe("/admin/login");
  expect(readNext(null)).toBe("/admin");
});

test.each([
  "https://elsewhere.example/",
  "//elsewhere.example/",
  "/\\elsewhere.example",
  "/\t/elsewhere.example",
  "/.//elsewhere.example",
  "/a/..//elsewhere.example",
  "/%2e//elsewhere.example",
  "/./\\elsewhere.example",
  "javascript:alert(1)",
  "admin",
  "",
  "/admin/login?next=/admin/login",
])("falls back to the admin for %j", (next) => {
  expect(readNext(next)).toBe("/admin");
});
