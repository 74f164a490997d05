import { beforeAll, describe, expect, test } from "vitest";
import { changeSchema } from "#contract/access/changes.ts";
import { invitationSchema } from "#contract/access/people.ts";
import { deletedSchema } from "#contract/operations/trash.ts";
import { addSubscribers } from "#tests/support/add-subscribers.ts";
import { CALLS_WITHOUT_HISTORY } from "#tests/support/calls-without-history.ts";
import { postCollection } from "#tests/support/post-collection.ts";
import { postProduct } from "#tests/support/post-product.ts";
import { ADMIN_NAME, type TestApp, testAdmin, testApp } from "#tests/support/test-app.ts";
import { z } from "zod";
import { calls } from "../calls.ts";
import { callName } from "../routing/define-call.ts";

/** Recorded as well, by the operation named; not called here, since each needs much around it. */
const RECORDED_BY: Record<string, string> = {
  "POST /inquiries/check": "check-inquiries",
  "PUT /orders/{id}/dates-made": "record-dates-made",
  "PATCH /customers/{id}": "update-customer",
  "POST /customers/{id}/merge": "merge-customers",
  "POST /customers/{id}/forget": "forget-customer",
  "POST /reset-password": "redeem-password-link",
  "POST /account/second-step/confirm": "confirm-second-factor",
  "DELETE /account/second-step": "remove-second-factor",
  "POST /setup/remove-sample": "remove-sample",
  "POST /data/cleanup-duplicates": "merge-duplicates",
  "PUT /metal-prices/source": "price-source",
};

const server = { host: "mail.example.com", port: 465, security: "tls", user: "ada" };
const withId = z.object({ id: z.int() });
/** Makes each recorded call once. */
const RECORDED: Record<string, (app: TestApp) => Promise<{ status: number }>> = {
  "POST /products": ({ admin }) =>
    admin.post("/products", { body: { name: "Ring", price: "12.00" } }),
  "POST /products/{id}/duplicate": async (app) =>
    app.admin.post(`/products/${(await postProduct(app)).id}/duplicate`),
  "PUT /products/{id}": async (app) =>
    app.admin.put(`/products/${(await postProduct(app)).id}`, { body: { name: "Oak ring" } }),
  "PATCH /products/{id}": async (app) =>
    app.admin.patch(`/products/${(await postProduct(app)).id}`, { body: { name: "Ash ring" } }),
  "DELETE /products/{id}": async (app) =>
    app.admin.delete(`/products/${(await postProduct(app)).id}`),
  "POST /products/bulk": async (app) =>
    app.admin.post("/products/bulk", {
      body: { ids: [(await postProduct(app)).id], action: "delete" },
    }),
  "POST /products/bulk/{undoId}/undo": async (app) => {
    const { id } = await postProduct(app);
    const hidden = await app.admin.post("/products/bulk", { body: { ids: [id], action: "hide" } });
    const { undoId } = hidden.as(z.object({ undoId: z.string() }).loose());
    return app.admin.post(`/products/bulk/${undoId}/undo`);
  },
  "PUT /products/{id}/pricing": async (app) =>
    app.admin.put(`/products/${(await postProduct(app)).id}/pricing`, { body: { markup: "100" } }),
  "PUT /metal-prices": ({ admin }) => admin.put("/metal-prices", { body: { gold: "2000" } }),
  "DELETE /metal-prices/source": ({ admin }) => admin.delete("/metal-prices/source"),
  "POST /repricing": ({ admin }) => reprice(admin, "2200"),
  "POST /repricing/{undoId}/undo": async ({ admin }) => {
    const { undoId } = (await reprice(admin, "2400")).as(z.object({ undoId: z.string() }).loose());
    return admin.post(`/repricing/${undoId}/undo`);
  },
  "DELETE /products/clear": ({ admin }) => admin.delete("/products/clear"),
  "POST /trash/{trashId}/restore": async (app) => {
    const { id } = await postProduct(app);
    const { trashId } = (await app.admin.delete(`/products/${id}`)).as(deletedSchema);
    return app.admin.post(`/trash/${trashId}/restore`);
  },
  "POST /trash/restore-batch": async (app) => {
    await postProduct(app);
    const cleared = await app.admin.delete("/products/clear");
    const { batch } = cleared.as(z.object({ batch: z.string() }).loose());
    return app.admin.post("/trash/restore-batch", { body: { batch } });
  },
  "DELETE /trash": ({ admin }) => admin.delete("/trash"),
  "DELETE /blog-posts/{id}": async (app) =>
    app.admin.delete(`/blog-posts/${(await postCollection(app, "night")).id}`),
  "POST /tags": ({ admin }) => addTag(admin, "Oak"),
  "PUT /tags/{id}": async ({ admin }) =>
    admin.put(`/tags/${await tagId(admin, "Elm")}`, { body: { name: "Elm wood" } }),
  "DELETE /tags/{id}": async ({ admin }) => admin.delete(`/tags/${await tagId(admin, "Fir")}`),
  "POST /tags/{id}/merge": async ({ admin }) => {
    const intoId = await tagId(admin, "Pine");
    return admin.post(`/tags/${await tagId(admin, "Pines")}/merge`, { body: { intoId } });
  },
  "DELETE /subscribers/{id}": async ({ admin, shop }) => {
    await addSubscribers(shop, "ana");
    const [first] = (await admin.get("/subscribers")).as(z.array(withId.loose()));
    return admin.delete(`/subscribers/${first?.id}`);
  },
  "POST /platforms": ({ admin }) => admin.post("/platforms", { body: { platform: "google" } }),
  "PUT /platforms/{id}": async ({ admin }) =>
    admin.put(`/platforms/${await platformId(admin)}`, { body: { isActive: false } }),
  "POST /platforms/{id}/feed-address": async ({ admin }) =>
    admin.post(`/platforms/${await platformId(admin)}/feed-address`),
  "DELETE /platforms/{id}": async ({ admin }) =>
    admin.delete(`/platforms/${await platformId(admin)}`),
  "PUT /settings": ({ admin }) => admin.put("/settings", { body: { phone: "(540) 555-0100" } }),
  "PUT /settings/mail": ({ admin }) =>
    admin.put("/settings/mail", {
      body: { ...server, password: "an-app-password", from: "hello@shop.example" },
    }),
  "DELETE /settings/mail": ({ admin }) => admin.delete("/settings/mail"),
  "PUT /settings/mailbox": ({ admin }) =>
    admin.put("/settings/mailbox", { body: { ...server, password: "an-app-password" } }),
  "DELETE /settings/mailbox": ({ admin }) => admin.delete("/settings/mailbox"),
  "PUT /settings/customer-mails/{kind}": ({ admin }) =>
    admin.put("/settings/customer-mails/received", { body: { isOn: false } }),
  "POST /categories": ({ admin }) => admin.post("/categories", { body: { name: "Crowns" } }),
  "PUT /categories/{id}": ({ admin }) => admin.put("/categories/12", { body: { name: "Bands" } }),
  "DELETE /categories/{id}": ({ admin }) => admin.delete("/categories/12"),
  "PUT /pages/{slug}": ({ admin }) =>
    admin.put("/pages/returns", { body: { content: "<p>Ours</p>" } }),
  "POST /hero-sections": ({ admin }) =>
    admin.post("/hero-sections", { body: { key: "hero", title: "By hand" } }),
  "PUT /insights/search-answers": ({ admin }) =>
    admin.put("/insights/search-answers", { body: { search: "repair", path: "/about" } }),
  "POST /redirects": ({ admin }) =>
    admin.post("/redirects", { body: { from: "/story", to: "/about" } }),
  "DELETE /redirects/{id}": async ({ admin }) => {
    const made = await admin.post("/redirects", { body: { from: "/tale", to: "/about" } });
    return admin.delete(`/redirects/${made.as(withId.loose()).id}`);
  },
  "POST /setup/open": ({ admin }) => admin.post("/setup/open"),
  "POST /setup/close": ({ admin }) => admin.post("/setup/close"),
  "PUT /account/email": ({ admin }) =>
    admin.put("/account/email", {
      body: { email: "ada@shop.example", currentPassword: testAdmin.password },
    }),
  "POST /account/password": ({ admin }) =>
    admin.post("/account/password", {
      body: { currentPassword: testAdmin.password, newPassword: "another long password" },
    }),
  "POST /people": ({ admin }) => invite(admin, "ruth"),
  "POST /people/{id}/invitation": async ({ admin }) =>
    admin.post(`/people/${await personId(admin, "nora")}/invitation`),
  "PATCH /people/{id}": async ({ admin }) =>
    admin.patch(`/people/${await personId(admin, "iris")}`, { body: { access: "everything" } }),
  "DELETE /people/{id}/sessions": async ({ admin }) =>
    admin.delete(`/people/${await personId(admin, "olga")}/sessions`),
  "DELETE /people/{id}": async ({ admin }) => {
    const [first] = (await admin.get("/people"))
      .as(z.array(z.object({ id: z.string(), username: z.string() }).loose()))
      .filter(({ username }) => username === "ruth");
    return admin.delete(`/people/${first?.id}`);
  },
};

type Admin = TestApp["admin"];
async function reprice(admin: Admin, gold: string) {
  const metals = [{ alloy: "18k-yellow-gold", grams: "10" }];
  await admin.post("/products", { body: { name: "Band", price: "500.00", metals } });
  return admin.post("/repricing", { body: { metals: { gold } } });
}
const addTag = (admin: Admin, name: string) =>
  admin.post("/tags", { body: { name, slug: name.toLowerCase(), type: "material" } });
const tagId = async (admin: Admin, name: string) =>
  (await addTag(admin, name)).as(withId.loose()).id;
const platformId = async (admin: Admin) =>
  (await admin.get("/platforms")).as(z.array(withId.loose()))[0]?.id;
const invite = (admin: Admin, username: string) =>
  admin.post("/people", {
    body: { username, email: `${username}@shop.example`, access: "pieces" },
  });
const personId = async (admin: Admin, username: string) =>
  (await invite(admin, username)).as(invitationSchema).id;

test("every writing call is recorded, or left out for a reason", () => {
  const writing = calls.filter(({ method }) => method !== "get").map(callName);
  const known = [RECORDED, RECORDED_BY, CALLS_WITHOUT_HISTORY].flatMap((each) => Object.keys(each));
  expect(known.toSorted()).toEqual(writing.toSorted());
});

describe("of one shop, in this order", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });

  test.each(Object.entries(RECORDED))("%s adds to the history", async (_, call) => {
    const newest = async () => {
      const [first] = (await app.admin.get("/changes?limit=1")).as(changeSchema.array());
      return first ?? { id: 0, by: null };
    };
    let before = 0;
    // What comes within ten minutes would join the entry before.
    const watched =
      (write: Admin["post"]): Admin["post"] =>
      async (...sent) => {
        app.shop.clock.advance({ minutes: 11 });
        before = (await newest()).id;
        return write(...sent);
      };
    const { get, post, put, patch, delete: remove } = app.admin;
    const admin = {
      get,
      post: watched(post),
      put: watched(put),
      patch: watched(patch),
      delete: watched(remove),
    };
    expect([200, 201]).toContain((await call({ ...app, admin })).status);
    const after = await newest();
    expect(after.by).toBe(ADMIN_NAME);
    expect(after.id).toBeGreaterThan(before);
  });
});
