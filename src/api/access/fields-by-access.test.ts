import { expect, test, vi } from "vitest";
import { readAllCalls } from "#tests/support/read-all-calls.ts";
import { HIDDEN, PRIVATE, shopWithPrivateFields } from "#tests/support/shop-with-private-fields.ts";
import { calls } from "../calls.ts";
import { PUBLIC_CALLS } from "../guards/public-calls.ts";
import { callName } from "../routing/define-call.ts";

vi.setConfig({ testTimeout: 300_000 });

type Shop = Awaited<ReturnType<typeof shopWithPrivateFields>>;

const MARKS = { secret: PRIVATE, unseen: new RegExp(HIDDEN, "i") };

const limitAccess = ({ shop }: Shop) =>
  shop.db.updateTable("users").set({ access: "pieces" }).execute();

test("no call that reads answers what is private but to people with full access", async () => {
  const shop = await shopWithPrivateFields();
  const session = { Cookie: shop.cookie };
  const { reserved, hidden, story } = shop;
  const about = { marks: MARKS, ids: [1, 2, reserved.id, hidden.id, story.slug] };
  const pieces = ["GET /blog-posts/{id}/products", "GET /inventory", "GET /products"];
  const asAdmin = await readAllCalls(shop, session, about);
  expect(asAdmin.secret).toEqual(
    expect.arrayContaining([...pieces, "GET /products/{id}", "GET /settings", "GET /customers"]),
  );
  await limitAccess(shop);
  const limited = await readAllCalls(shop, session, about);
  expect(limited.secret).toEqual([]);
  expect(limited.unseen).toEqual(expect.arrayContaining(pieces));
  expect(await readAllCalls(shop, {}, about)).toEqual({ secret: [], unseen: [] });
});

type Sent = { path: string; body?: unknown; status?: number };

const photo = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";
const reserve = { action: "state", to: { state: "reserved", reservedUntil: "2026-12-24" } };

/** What a person with access to pieces alone sends to each call that changes something, in this order. */
const writesOf = ({ reserved: { id, version }, tag, story }: Shop): Record<string, Sent[]> => ({
  "POST /products": [
    { path: "/products", body: { name: "Pin", price: "1", images: [photo] }, status: 201 },
  ],
  "PUT /products/{id}": [
    { path: `/products/${id}`, body: { price: "2", reservedFor: null } },
    { path: `/products/${id}`, body: { price: "3", version }, status: 409 },
    { path: `/products/${id}`, body: { stock: 2, availability: "sold" }, status: 422 },
  ],
  "PATCH /products/{id}": [{ path: `/products/${id}`, body: { price: "4", reservedFor: "" } }],
  "POST /products/{id}/duplicate": [{ path: `/products/${id}/duplicate`, status: 201 }],
  "POST /products/bulk": [
    { path: "/products/bulk?dryRun=1", body: { ids: [id], ...reserve } },
    { path: "/products/bulk", body: { ids: [id], ...reserve } },
  ],
  "POST /blog-posts/{postId}/tags/{tagId}": [
    { path: `/blog-posts/${story.id}/tags/${tag.id}`, status: 201 },
  ],
  "POST /blog-posts": [
    {
      path: "/blog-posts",
      body: { title: "Two", slug: "two", description: "Two", productIds: [id] },
      status: 201,
    },
  ],
  "PUT /blog-posts/{id}": [
    { path: `/blog-posts/${story.id}`, body: { title: "Three" } },
    { path: `/blog-posts/${story.id}`, body: { title: "Four", version: 1 }, status: 409 },
  ],
  "POST /blog-posts/{id}/versions/{versionId}/restore": [
    { path: `/blog-posts/${story.id}/versions/1/restore` },
  ],
  "DELETE /blog-posts/{postId}/tags/{tagId}": [{ path: `/blog-posts/${story.id}/tags/${tag.id}` }],
  "POST /tags": [
    { path: "/tags", body: { name: "Opal", slug: "opal", type: "material" }, status: 201 },
  ],
  "PUT /tags/{id}": [{ path: `/tags/${tag.id}`, body: { name: "Golden" } }],
  "POST /tags/{id}/merge": [{ path: `/tags/${tag.id}/merge`, body: { intoId: tag.id + 1 } }],
  "DELETE /products/{id}": [{ path: `/products/${id}` }],
});

/** They answer nothing of a piece: links, files, words of the caller, and what concerns the account. */
const OTHER_WRITES = [
  /\/(preview-link|account|media|trash|undo)\b/,
  /^DELETE \/(tags|blog-posts)\/\{id\}$/,
];

test("no call that changes something answers it either, and each one open to them was tried", async () => {
  const shop = await shopWithPrivateFields();
  await limitAccess(shop);
  const writes = writesOf(shop);
  for (const [name, requests] of Object.entries(writes)) {
    const method = name.split(" ")[0]?.toLowerCase() as "post" | "put" | "patch" | "delete";
    for (const { path, body, status = 200 } of requests) {
      const answered = await shop.admin[method](path, { body });
      expect([name, path, answered.status]).toEqual([name, path, status]);
      expect([name, PRIVATE.test(answered.text)]).toEqual([name, false]);
    }
  }
  const open = calls
    .filter(({ access, method }) => access === "pieces" && method !== "get")
    .map(callName)
    .filter((name) => !PUBLIC_CALLS.has(name) && !OTHER_WRITES.some((other) => other.test(name)));
  expect(Object.keys(writes).toSorted()).toEqual([...new Set(open)].toSorted());
});

test("a blank name from who does not see the name leaves it, and a name replaces it", async () => {
  const shop = await shopWithPrivateFields();
  const { id } = shop.reserved;
  const reservedFor = async () => {
    const row = shop.shop.db.selectFrom("products").select("reservedFor").where("id", "=", id);
    return (await row.executeTakeFirstOrThrow()).reservedFor;
  };
  const name = await reservedFor();
  await limitAccess(shop);
  const blank = { availability: "reserved", reservedFor: null, reservedUntil: null };
  await shop.admin.put(`/products/${id}`, { body: blank });
  await shop.admin.post("/products/bulk", { body: { ids: [id], ...reserve } });
  const named = { state: "reserved", reservedFor: "" };
  await shop.admin.post("/products/bulk", { body: { ids: [id], action: "state", to: named } });
  expect(await reservedFor()).toBe(name);
  await shop.admin.put(`/products/${id}`, { body: { reservedFor: "Bo" } });
  expect(await reservedFor()).toBe("Bo");
  await shop.shop.db.updateTable("users").set({ access: "everything" }).execute();
  await shop.admin.put(`/products/${id}`, { body: { reservedFor: null } });
  expect(await reservedFor()).toBeNull();
});
