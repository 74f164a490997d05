import { expect, test } from "vitest";
import { personSchema } from "#contract/access/people.ts";
import { ADMIN_NAME, testAdmin, testApp } from "#tests/support/test-app.ts";

const nora = { username: "Nora", email: "nora@shop.example", access: "pieces" };

test("invites, lists, changes and removes a person", async () => {
  const { shop, admin, visitor } = await testApp();
  shop.clock.advance({ minutes: 1 });
  const invited = await admin.post("/people", { body: { ...nora, email: " Nora@Shop.example " } });
  expect(invited.status).toBe(201);
  const { id, inviteUrl } = invited.json as { id: string; inviteUrl: string };
  expect(invited.json).toMatchObject(nora);
  const listed = (await admin.get("/people")).as(personSchema.array());
  expect(listed.map(({ username }) => username)).toEqual([ADMIN_NAME, "Nora"]);
  expect(JSON.stringify(listed)).not.toContain("invite.");
  const token = inviteUrl.split("/").at(-1);
  const password = "a long new password";
  const accepted = await visitor.post("/reset-password", { body: { token, password } });
  expect(accepted.status).toBe(200);
  const signedIn = await visitor.post("/admin/login", { body: { username: "nora", password } });
  expect(signedIn.json).toMatchObject({ user: { access: "pieces" } });
  const again = await admin.post(`/people/${id}/invitation`);
  expect(again.status).toBe(409);
  const changed = await admin.patch(`/people/${id}`, { body: { access: "everything" } });
  expect(changed.json).toMatchObject({ access: "everything" });
  expect((await admin.delete(`/people/${id}/sessions`)).json).toMatchObject({ ended: 1 });
  expect((await admin.delete(`/people/${id}`)).status).toBe(200);
  expect((await admin.delete(`/people/${id}`)).status).toBe(404);
  expect((await admin.delete("/people/nobody/sessions")).status).toBe(404);
});

test("the last person with full access stays", async () => {
  const { admin } = await testApp();
  const removed = await admin.delete("/people/admin");
  expect([removed.status, removed.json]).toEqual([
    409,
    { message: "Someone needs full access.", error: "Someone needs full access." },
  ]);
  expect((await admin.patch("/people/admin", { body: { access: "pieces" } })).status).toBe(409);
});

test.each([{ username: " " }, { email: "nora" }, { access: "some" }])(
  "refuses %j with an issue at the field",
  async (change) => {
    const { admin } = await testApp();
    const refused = await admin.post("/people", { body: { ...nora, ...change } });
    expect(refused.status).toBe(400);
    expect(refused.json).toHaveProperty("issues.0.path", Object.keys(change)[0]);
  },
);

test("people change their own address with their password", async () => {
  const { admin } = await testApp();
  const body = { email: "Ruth@shop.example", currentPassword: testAdmin.password };
  expect((await admin.put("/account/email", { body })).status).toBe(200);
  expect((await admin.get("/auth/session")).json).toMatchObject({
    user: { email: "ruth@shop.example" },
  });
});
