import { expect, test } from "vitest";
import { describePageError } from "./describe-page-error.ts";

test("describes a missing page as 404 Page Not Found", () => {
  expect(describePageError(404)).toMatchObject({ status: 404, title: "404 Page Not Found" });
});

test("hides the details of an unexpected error", () => {
  const described = describePageError(500, "SQLITE_CORRUPT: malformed");
  expect(described).toMatchObject({ status: 500, title: "Something broke on our side" });
  expect(described.text).not.toContain("SQLITE");
});

test("shows the message of a domain error", () => {
  const described = describePageError(429, "Please wait a minute.");
  expect(described).toMatchObject({ status: 429, text: "Please wait a minute." });
});
