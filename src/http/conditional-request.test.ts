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

test.each(["no-cache", "max-age=0", "no-store"])(
  "the response is not modified whatever the request's Cache-Control says: %s",
  (cacheControl) => {
    const headers = { "if-none-match": '"a"', "cache-control": cacheControl };
    expect(isNotModified(headers, '"a"')).toBe(true);
  },
);

test.each([
  [{}],
  [{ "if-none-match": '"b"' }],
  [{ "if-modified-since": "Fri, 27 Nov 2026 10:00:00 GMT" }],
])("the response is sent to a client with the headers %j", (headers) => {
  expect(isNotModified(headers, '"a"')).toBe(false);
});
