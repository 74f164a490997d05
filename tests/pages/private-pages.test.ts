import { beforeAll, describe, expect, test } from "vitest";
import { createProduct } from "#domain/catalogue/products/create-product.ts";
import { acceptQuote } from "#domain/sales/quotes/customer-page/accept-quote.ts";
import { mailingShop } from "#tests/support/mailing-shop.ts";
import { addInquiry } from "#tests/support/new-inquiry.ts";
import { secretOf, sendNewQuote } from "#tests/support/new-quote.ts";
import { pageReader } from "#tests/support/test-pages.ts";
import type { TestShop } from "#tests/support/test-shop.ts";

/** What keeps an address secret from caches, search engines and other sites. */
const SECRET = {
  "cache-control": "private, no-store",
  "x-robots-tag": "noindex, nofollow",
  "referrer-policy": "same-origin",
};
const FORGED = "This link doesn’t work anymore.";

let shop: TestShop;
let read: ReturnType<typeof pageReader>;
beforeAll(async () => {
  ({ shop } = await mailingShop());
  read = pageReader(shop);
});

const post = (path: string, fields: Record<string, string>) =>
  read(path, { method: "POST", body: new URLSearchParams(fields) });

/** Sends somebody a quote. @returns the secret of its page */
async function quoteTo(email: string, items: object[]): Promise<string> {
  const { id } = await addInquiry(shop, { email });
  return secretOf(await sendNewQuote(shop, id, items, { reserve: false }));
}

test.each([
  "/confirm-subscription/1-1.x",
  "/inquiries/1-AAA",
  "/quotes/1-AAA",
  "/waiting-list/1-A",
])("%s is answered with a sentence, uncached and not indexed", async (path) => {
  const { status, headers, texts } = await read(path);
  expect(status).toBe(404);
  expect(texts("main")[0]).toContain(FORGED);
  expect(Object.fromEntries(headers)).toMatchObject(SECRET);
});

describe("the page of an inquiry", () => {
  test("is uncached and not indexed, and takes an answer", async () => {
    const { privateUrl } = await addInquiry(shop);
    const path = new URL(privateUrl ?? "").pathname;
    expect(Object.fromEntries((await read(path)).headers)).toMatchObject(SECRET);
    const answered = await post(path, { message: "It is a 6." });
    expect(answered.status).toBe(303);
    expect(answered.headers.get("Location")).toBe(`${path}?sent=1#latest`);
    const shown = await read(`${path}?sent=1`);
    expect(shown.texts("main")[0]).toContain("Thank you. Your message has arrived.");
    expect(shown.texts("main")[0]).toContain("It is a 6.");
  });
});

describe("the page of a quote", () => {
  test("is uncached and not indexed, and a replaced one leads to the newer", async () => {
    const inquiry = await addInquiry(shop);
    const item = { title: "Signet ring" };
    const old = await sendNewQuote(shop, inquiry.id, [{ ...item, price: "100.00" }]);
    const newer = await sendNewQuote(shop, inquiry.id, [{ ...item, price: "120.00" }]);
    const { headers, texts, $ } = await read(`/quotes/${secretOf(old)}`);
    expect(Object.fromEntries(headers)).toMatchObject(SECRET);
    expect(texts("h1")).toEqual(["There’s a newer quote"]);
    expect($(".quote-acts .btn").first().attr("href")).toContain(secretOf(newer));
  });

  test("refuses kindly who comes second for a piece, who may wait for it", async () => {
    const piece = { name: "Laurel Brooch", price: 82_000, stock: 1 };
    const { id } = await createProduct(shop, piece, { by: null });
    const items = [{ productId: id, price: "820.00" }];
    const first = await quoteTo("ada@example.com", items);
    const second = await quoteTo("eve@example.com", items);
    await acceptQuote(shop, first, { delivery: "pickup" }, "203.0.113.8");
    const fields = { intent: "accept", delivery: "pickup" };
    const { status, $ } = await post(`/quotes/${second}`, fields);
    expect(status).toBe(409);
    expect($("a:contains('Tell me if it becomes available')").attr("href")).toBe(`/products/${id}`);
  });

  test("keeps what was filled in of an address that is incomplete", async () => {
    const secret = await quoteTo("bo@example.com", [{ title: "Signet ring", price: "120.00" }]);
    const fields = { intent: "accept", delivery: "shipping", city: "Staunton" };
    const { status, $, texts } = await post(`/quotes/${secret}`, fields);
    expect(status).toBe(400);
    expect(texts("form")[0]).toContain("Enter your street and number.");
    expect($("[name=city]").attr("value")).toBe("Staunton");
  });
});

describe("a form without scripts", () => {
  test("subscribes and leads back to its page, which confirms it", async () => {
    const from = "/collections?search=opal";
    const sent = await post("/subscribe", { email: "plain@example.com", from });
    expect(sent.status).toBe(303);
    const target = sent.headers.get("Location") ?? "";
    expect(target).toBe(`${from}&subscribed=yes#stay-in-touch`);
    const { $, texts } = await read(target);
    expect(texts("section[aria-labelledby=stay-in-touch]")[0]).toContain(
      "Successfully subscribed!",
    );
    expect($(".newsletter [name=email]")).toHaveLength(0);
  });

  test("reports an invalid address with the form", async () => {
    const sent = await post("/subscribe", { email: "nobody", from: "/about" });
    expect(sent.headers.get("Location")).toBe("/about?subscribed=no#stay-in-touch");
    const { $, texts } = await read("/about?subscribed=no");
    expect(texts(".newsletter [role=alert]")[0]).toContain("Subscription failed");
    expect($(".newsletter [type=email][required]")).toHaveLength(1);
  });

  test("reports an address that may not wait for a sold piece", async () => {
    const piece = { name: "Opal ring", price: 129_000, availability: "sold" as const };
    const { id } = await createProduct(shop, piece, { by: null });
    const sent = await post("/waiting-list", { productId: String(id), email: "ana@" });
    const target = sent.headers.get("Location") ?? "";
    expect(target).toBe(`/products/${id}?waiting=invalid#waiting`);
    const { texts } = await read(target);
    expect(texts("main")[0]).toContain("Enter your full email address");
  });
});

describe("kept pieces", () => {
  test("a list names its pieces side by side, and says how many are gone", async () => {
    const ids: number[] = [];
    for (const name of ["Band", "Solitaire", "Trilogy", "Teardrop"]) {
      const piece = { name, price: 9000, metals: "18k yellow gold" };
      ids.push((await createProduct(shop, piece, { by: null })).id);
    }
    const { $, texts } = await read(`/shortlist?pieces=${ids.join(",")},0,x,999999`);
    expect(texts("main")[0]).toContain("A shared list of pieces");
    expect(texts("main")[0]).toContain("One piece in this list is no longer in the shop.");
    expect(texts("[role=columnheader]")).toEqual(["Band", "Solitaire", "Trilogy", "Teardrop"]);
    expect($("meta[name=robots]").attr("content")).toContain("noindex");
    // Four columns scroll by keyboard, in a region of their own.
    expect($("section[aria-label='Pieces side by side']").attr("tabindex")).toBe("0");
    // Without scripts one asks by email, and nothing is kept.
    const email = $("a:contains('Write an email')").attr("href") ?? "";
    expect(email).toMatch(/^mailto:.*%20and%203%20more&body=/);
    expect($("main button")).toHaveLength(0);
  });

  test("a sold piece is named as sold", async () => {
    const piece = { name: "Opal", price: 9000, availability: "sold" as const };
    const { id } = await createProduct(shop, piece, { by: null });
    const { texts } = await read(`/shortlist?pieces=${id}`);
    expect(texts("tr:contains('Availability')")[0]).toContain("Sold");
  });
});

test("the sizes of rings are listed for who has no scripts", async () => {
  const { texts, $ } = await read("/ring-size");
  expect($("fieldset.ring-size-screen[disabled]")).toHaveLength(1);
  expect(texts(".ring-size-by-browser")[0]).toContain("Use your browser’s Print command.");
  expect(texts("tr").map((row) => row.replaceAll(/\s/g, ""))).toContainEqual(
    expect.stringContaining("7N½54.41417.3mm"),
  );
});
