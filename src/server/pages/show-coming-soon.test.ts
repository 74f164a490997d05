import { beforeEach, expect, test } from "vitest";
import type { User } from "#contract/access/sign-in.ts";
import { setShopState } from "#domain/infrastructure/settings/set-shop-state.ts";
import type { RequestContext } from "#http/request-context.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { showComingSoon } from "./show-coming-soon.ts";

const ADMIN: User = {
  id: "admin",
  username: "admin",
  email: null,
  firstName: null,
  lastName: null,
  profileImageUrl: null,
  access: "everything",
  createdAt: "2026-11-20T15:00:00.000Z",
  updatedAt: "2026-11-20T15:00:00.000Z",
};

/** Answers with the address it was asked for; there is no piece 404. */
const pages = showComingSoon((request) => {
  const { pathname, search } = new URL(request.url);
  const status = pathname === "/products/404" || pathname === "/nothing" ? 404 : 200;
  return Promise.resolve(new Response(pathname + search, { status }));
});

let shop: TestShop;
beforeEach(async () => {
  shop = await testShop({ isNew: true });
});

const variables = (user: User | null): RequestContext => ({
  requestId: "1",
  nonce: "",
  address: "203.0.113.7",
  user,
  sessionToken: null,
});

const ask = (path: string, { user = null as User | null, method = "GET" } = {}) =>
  pages(new Request(`http://localhost:3000${path}`, { method }), { shop, ...variables(user) });

const read = async (path: string, as?: Parameters<typeof ask>[1]) => (await ask(path, as)).text();

test.each([
  "/",
  "/about",
  "/blog",
  "/products",
  "/products/7",
  "/collections/winter",
  "/pages/x",
  "/shortlist",
])("visitors of a closed shop see at %s that it opens soon", async (path) => {
  expect(await read(path)).toBe("/coming-soon");
  expect(await read(`${path}?subscribed=yes`)).toBe("/coming-soon?subscribed=yes");
});

test.each([
  "/unsubscribe/token",
  "/inquiries/secret",
  "/waiting-list/secret",
  "/confirm-subscription/token",
  "/preview/token",
  "/admin/login",
])("%s works in a closed shop", async (path) => {
  expect(await read(path)).toBe(path);
});

test("what does not exist stays a 404", async () => {
  for (const path of ["/products/404", "/nothing"]) {
    const answer = await ask(path);
    expect([answer.status, await answer.text()]).toEqual([404, path]);
  }
});

test("the signed-in admin sees the real pages, and forms are posted as ever", async () => {
  expect(await read("/products", { user: ADMIN })).toBe("/products");
  expect(await read("/about", { method: "POST" })).toBe("/about");
});

test("an open shop shows its pages, and a closed one hides them again", async () => {
  await setShopState(shop, { isOpen: true }, null);
  expect(await read("/products")).toBe("/products");
  await setShopState(shop, { isOpen: false }, null);
  expect(await read("/products")).toBe("/coming-soon");
});

test("a page that fails because the settings cannot be read says so itself", async () => {
  await shop.db.schema.dropTable("settings").execute();
  const failing = showComingSoon(() => Promise.resolve(new Response("It broke.", { status: 500 })));
  const request = new Request("http://localhost:3000/about");
  const answer = await failing(request, { shop, ...variables(null) });
  expect(await answer.text()).toBe("It broke.");
  await expect(ask("/about")).rejects.toThrow("settings");
});
