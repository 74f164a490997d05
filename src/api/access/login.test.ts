import { expect, test } from "vitest";
import { testAdmin, testApp } from "#tests/support/test-app.ts";

const signInFrom = async (Origin: string | null, publicUrl: string) => {
  const { shop, visitor } = await testApp();
  shop.publicUrl = publicUrl;
  const headers = { Host: "shop.example", ...(Origin !== null && { Origin }) };
  return visitor.post("/admin/login", { body: testAdmin, headers });
};

test("refuses a password that came by http where the shop is on https", async () => {
  const refused = await signInFrom("http://shop.example", "https://shop.example");
  expect(refused.status).toBe(400);
  expect(refused.json).toMatchObject({
    message: expect.stringMatching(
      / Open this address instead: https:\/\/shop\.example\/admin\/login$/,
    ),
  });
  expect(refused.headers.getSetCookie()).toEqual([]);
});

test.each([
  ["https where the shop is on https", "https://shop.example", "https://shop.example"],
  ["http where the shop is on http", "http://shop.example", "http://shop.example"],
  ["a program, which names no origin", null, "https://shop.example"],
])("signs in from %s", async (_, origin, publicUrl) => {
  expect((await signInFrom(origin, publicUrl)).status).toBe(200);
});
