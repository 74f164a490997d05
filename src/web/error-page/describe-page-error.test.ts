import { expect, test } from "vitest";
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router";
import { describePageError } from "./describe-page-error.ts";

test("describes a missing page as 404 Page Not Found", () => {
  const error = new ErrorResponse(404, "", { message: "Page not found" });
  expect(describePageError(error)).toMatchObject({ status: 404, title: "404 Page Not Found" });
});

test("hides the details of an unexpected error", () => {
  const described = describePageError(new Error("SQLITE_CORRUPT: malformed"));
  expect(described).toMatchObject({ status: 500, title: "Something broke on our side" });
  expect(described.text).not.toContain("SQLITE");
});

test("shows the message of a domain error", () => {
  const error = new ErrorResponse(429, "", { message: "Please wait a minute." });
  expect(describePageError(error)).toMatchObject({ status: 429, text: "Please wait a minute." });
});
