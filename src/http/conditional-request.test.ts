import { expect, test } from "vitest";
import { isNotModified } from "./conditional-request.ts";

test.each([
  ['"a"', '"a"'],
  ['"a"', 'W/"a"'],
  ['W/"a"', '"a"'],
  ['W/"a"', '"b", W/"a"'],
  ['"a"', "*"],
])("the response %s is not modified for a client that holds %s", (etag, held) => {
  expect(isNotModified({ "if-none-match": held }, etag)).toBe(true);
});

test.each([
  [{}],
  [{ "if-none-match": '"b"' }],
  [{ "if-none-match": '"a"', "cache-control": "no-cache" }],
])("the response is sent to a client with the headers %j", (headers) => {
  expect(isNotModified(headers, '"a"')).toBe(false);
});
