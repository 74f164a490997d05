import { expect, test } from "vitest";
import type { OutboundResponse } from "../../services/outbound-client.ts";
import { readResponse } from "./read-response.ts";

const response = (
  body: string,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): OutboundResponse => ({
  url: "https://store.example/wp-json/wc/v3/products",
  status,
  headers: new Headers(headers),
  bytes: Buffer.from(body),
});

test("returns the body with its totals and whether there is a next page", () => {
  const headers = {
    "X-WP-Total": "201",
    "X-WP-TotalPages": "3",
    Link: '<https://store.example/?page=1>; rel="prev", <https://store.example/?page=3>; rel="next"',
  };
  expect(readResponse(response('[{"id":1}]', { headers }))).toEqual({
    data: [{ id: 1 }],
    total: 201,
    pages: 3,
    hasNext: true,
  });
});

test("returns null for totals that are missing or no numbers", () => {
  const unknown = { data: [], total: null, pages: null, hasNext: null };
  expect(readResponse(response("[]"))).toEqual(unknown);
  const headers = { "X-WP-Total": "many", "X-WP-TotalPages": "-1" };
  expect(readResponse(response("[]", { headers }))).toEqual(unknown);
});

test("finds no next page in a Link header that names only others", () => {
  const headers = { Link: '<https://store.example/?page=1>; rel="prev"' };
  expect(readResponse(response("[]", { headers })).hasNext).toBe(false);
});

test.each([
  ["a byte order mark", '\u{feff}{"a":1}'],
  ["warnings of PHP", '<b>Warning</b>: Undefined {x} in [y]\n{"a":1}'],
])("skips %s before the JSON", (_, body) => {
  expect(readResponse(response(body)).data).toEqual({ a: 1 });
});

test.each([201, 204])("accepts status %s", (status) => {
  expect(readResponse(response("{}", { status })).data).toEqual({});
});

test("refuses a page instead of data and asks about permalinks", () => {
  expect(() => readResponse(response("<h1>Shop</h1>"))).toThrow(
    expect.objectContaining({
      code: "bad-gateway",
      message: expect.stringContaining("store.example answered with a page instead of data. Is it"),
    }),
  );
});

test.each([
  [400, "unprocessable", "did not take the request (400)"],
  [401, "unprocessable", "refused the keys"],
  [403, "unprocessable", "does not let these keys do that"],
  [404, "not-found", "does not know this"],
  [429, "bad-gateway", "is too busy"],
  [503, "bad-gateway", "is too busy"],
  [500, "bad-gateway", "broke while it was asked (500)"],
  [502, "bad-gateway", "broke while it was asked (502)"],
  [300, "bad-gateway", "leads nowhere (300)"],
  [308, "bad-gateway", "leads nowhere (308)"],
])("reports status %s as %s", (status, code, message) => {
  expect(() => readResponse(response("", { status }))).toThrow(
    expect.objectContaining({ code, message: expect.stringContaining(message) }),
  );
});

test("quotes the store's reason, at most 200 characters of it", () => {
  const body = JSON.stringify({ code: "rest_invalid", message: "x".repeat(300) });
  expect(() => readResponse(response(body, { status: 400 }))).toThrow(
    `It said: “${"x".repeat(200)}”`,
  );
  const silent = JSON.stringify({ code: "rest_invalid", message: 7 });
  expect(() => readResponse(response(silent, { status: 400 }))).toThrow(/\(400\)\.$/);
});
