import { expect, test } from "vitest";
import { changeSchema } from "#contract/access/changes.ts";
import { ADMIN_NAME, testApp } from "#tests/support/test-app.ts";
import { postProduct } from "#tests/support/post-product.ts";

const mailServer = { host: "mail.example.com", port: 465, security: "tls", user: "ada" };
const account = { password: "an-app-password" };

test("every change of settings and pieces is in the history, with who made it", async () => {
  const app = await testApp();
  const { admin } = app;
  const settings = async (path: string, body: object) => {
    const { status } = await admin.put(path, { body });
    expect([path, status]).toEqual([path, 200]);
  };
  await settings("/settings", { phone: "(540) 555-0100" });
  await settings("/settings/mail", { ...mailServer, ...account, from: "hello@shop.example" });
  await settings("/settings/mailbox", { ...mailServer, ...account });
  await settings("/settings/customer-mails/received", { isOn: false });
  await settings("/categories/12", { name: "Bands" });
  const { id, version } = await postProduct(app);
  await admin.patch(`/products/${id}`, { body: { name: "Oak ring", version } });
  const copy = await admin.post(`/products/${id}/duplicate`);
  expect(copy.status).toBe(201);
  await admin.post("/products/bulk", { body: { ids: [id], action: "hide" } });
  await admin.delete(`/products/${id}`);
  const changes = (await admin.get("/changes")).as(changeSchema.array());
  expect(changes.map(({ kind, action, fields }) => [kind, action, fields])).toEqual([
    ["piece", "deleted", []],
    ["pieces", "changed", []],
    ["piece", "added", []],
    ["piece", "added", ["name"]],
    ["settings", "changed", ["phone", "mail", "mailbox", "customerMails", "categories"]],
  ]);
  expect(new Set(changes.map(({ by }) => by))).toEqual(new Set([ADMIN_NAME]));
});

test("no visitor reads it", async () => {
  const { visitor } = await testApp();
  expect((await visitor.get("/changes")).status).toBe(401);
});
