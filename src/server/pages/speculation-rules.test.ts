import { expect, test } from "vitest";
import { speculationRulesRoute } from "./speculation-rules.ts";

const ask = async (headers: Record<string, string> = {}) =>
  speculationRulesRoute().request("/speculation-rules.json", { headers });

type Rules = { prefetch: { where: { and: [{ href_matches: string[] }, ...unknown[]] } }[] };

/** Whether a browser fetches an address in advance, by the patterns of paths that the rules use. */
async function isFetchedAhead(address: string): Promise<boolean> {
  const { prefetch } = (await (await ask()).json()) as Rules;
  const patterns = prefetch.flatMap(({ where }) => where.and[0].href_matches);
  return patterns.some((pattern) =>
    new URLPattern(pattern, "https://shop.example/").test(
      new URL(address, "https://shop.example/"),
    ),
  );
}

test.each([
  "/",
  "/products",
  "/products/7",
  "/products?category=3",
  "/collections/moon",
  "/pages/care",
])("%s may be fetched in advance", async (address) => {
  expect(await isFetchedAhead(address)).toBe(true);
});

test.each([
  "/admin",
  "/admin/orders",
  "/migrate",
  "/preview/draft",
  "/preview/a-token",
  "/api/products",
  "/inquiries/a-secret",
  "/quotes/a-secret",
  "/unsubscribe/a-token",
  "/confirm-subscription/a-token",
  "/waiting-list/a-secret",
  "/subscribe",
  "/media/abc.jpg",
])("%s is never fetched in advance", async (address) => {
  expect(await isFetchedAhead(address)).toBe(false);
});

test("a visitor who saves data fetches nothing in advance", async () => {
  const rules = await ask({ "Save-Data": "on" });
  expect(rules.headers.get("Content-Type")).toBe("application/speculationrules+json");
  expect(rules.headers.get("Vary")).toBe("Save-Data");
  expect(await rules.json()).toEqual({});
});
