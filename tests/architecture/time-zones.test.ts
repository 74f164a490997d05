import { expect, test } from "vitest";
import { listFiles, readText } from "./source-files.ts";

/** A formatter made without a time zone, which then is the browser's; or the browser's own hours. */
const browserTime =
  /Intl\.DateTimeFormat\((?![^;]{0,300}timeZone)|\.toLocale(?:Date|Time)String\(|\.get(?:Hours|Date|Day|Month|FullYear)\(/;

/** Greets by the hour where the person is. */
const GREETING = "src/web/admin/login/route.tsx";

test("times on the desk are in the shop's time zone", () => {
  const files = listFiles("src/web/admin/**/*.{ts,tsx}").filter((file) => file !== GREETING);
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => browserTime.test(readText(file)))).toEqual([]);
});

test.each([
  'new Intl.DateTimeFormat("en-US", { timeStyle: "short" });',
  "at.toLocaleTimeString()",
  "now.getHours()",
])("%s is found", (code) => {
  expect(code).toMatch(browserTime);
});
