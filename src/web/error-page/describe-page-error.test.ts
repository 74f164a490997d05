import { expect, test } from "vitest";
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router";
import { describePageError } from "./describe-page-error.ts";

test("what is not there is a 404 Page Not Found", () => {
  const error = new ErrorResponse(404, "", { message: "Page not found" });
  expect(describePageError(error)).toMatchObject({ status: 404, title: "404 Page Not Found" });
});

test("an unknown error is ours, and nothing of it is shown", () => {
  const words = describePageError(new Error("SQLITE_CORRUPT: malformed"));
  expect(words).toMatchObject({ status: 500, title: "Something broke on our side" });
  expect(words.text).not.toContain("SQLITE");
});

test("a broken rule is told in its own sentence", () => {
  const error = new ErrorResponse(429, "", { message: "Please wait a minute." });
  expect(describePageError(error)).toMatchObject({ status: 429, text: "Please wait a minute." });
});
