import { expect, test } from "vitest";
import { testApp } from "#tests/support/test-app.ts";

const settings = {
  host: "imap.example.com",
  port: 993,
  security: "tls",
  user: "hello@shop.example",
  password: "an-app-password",
};

test("an admin sets up the mailbox, nobody reads its password back, and it is deleted with it", async () => {
  const { shop, admin } = await testApp();
  expect((await admin.get("/settings/mailbox")).json).toMatchObject({ isOn: false });
  const put = await admin.put("/settings/mailbox", { body: settings });
  expect(put.status).toBe(200);
  const get = await admin.get("/settings/mailbox");
  expect(get.json).toMatchObject({ isOn: true, host: "imap.example.com", hasPassword: true });
  const all = await admin.get("/settings");
  for (const { text } of [put, get, all]) expect(text).not.toContain("an-app-password");
  expect(all.text).not.toContain("imap.example.com");
  const rows = await shop.db.selectFrom("settings").selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain("an-app-password");
  expect((await admin.delete("/settings/mailbox")).json).toMatchObject({ isOn: false });
  const left = await shop.db.selectFrom("settings").select("key").execute();
  expect(left.map(({ key }) => key)).not.toContain("mailbox");
});

test("an anonymous visitor can neither read, change, nor use it", async () => {
  const { visitor } = await testApp();
  expect((await visitor.get("/settings/mailbox")).status).toBe(401);
  expect((await visitor.put("/settings/mailbox", { body: settings })).status).toBe(401);
  expect((await visitor.delete("/settings/mailbox")).status).toBe(401);
  expect((await visitor.post("/settings/mailbox/test")).status).toBe(401);
});

test("never sends a stored password to another server or port, for another account, or unencrypted", async () => {
  const { admin } = await testApp();
  const { password: _password, ...others } = settings;
  expect((await admin.put("/settings/mailbox", { body: others })).status).toBe(400);
  await admin.put("/settings/mailbox", { body: settings });
  expect((await admin.put("/settings/mailbox", { body: others })).status).toBe(200);
  for (const change of [
    { host: "imap.thief.example" },
    { port: 9930 },
    { security: "none" },
    { user: "other@shop.example" },
  ]) {
    const refused = await admin.put("/settings/mailbox", { body: { ...others, ...change } });
    expect(refused.status).toBe(400);
    expect(refused.json).toHaveProperty("issues.0.path", "password");
  }
});

test("tells the second of two who change it at once, and what a test cannot reach", async () => {
  const { admin } = await testApp();
  expect((await admin.post("/settings/mailbox/test")).status).toBe(422);
  await admin.put("/settings/mailbox", { body: settings });
  const updatedAt = "2026-11-19T15:00:00.000Z";
  const late = await admin.put("/settings/mailbox", { body: { ...settings, updatedAt } });
  expect(late.status).toBe(409);
  const tried = await admin.post("/settings/mailbox/test");
  expect(tried.status).toBe(422);
  expect(tried.text).not.toContain("an-app-password");
});

test.each([
  { host: "" },
  { host: "imap://x.example/y" },
  { port: 0 },
  { security: "ssl" },
  { user: "" },
])("refuses %j with an issue at the field", async (change) => {
  const { admin } = await testApp();
  const refused = await admin.put("/settings/mailbox", { body: { ...settings, ...change } });
  expect(refused.status).toBe(400);
  expect(refused.json).toHaveProperty("issues.0.path", Object.keys(change)[0]);
});
