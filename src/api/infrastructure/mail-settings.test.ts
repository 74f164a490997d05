import { expect, test } from "vitest";
import { createOutboundClient } from "#domain/infrastructure/outbound/outbound-client.ts";
import { closeAfterFile } from "#tests/support/close-after-file.ts";
import { openMailServer } from "#tests/support/mail-server.ts";
import { testApp } from "#tests/support/test-app.ts";

const settings = {
  host: "smtp.example.com",
  port: 465,
  security: "tls",
  user: "hello@shop.example",
  password: "an-app-password",
  from: "Fernhill <hello@shop.example>",
};

test("an admin sets up mail, and nobody reads the password back", async () => {
  const { admin } = await testApp();
  const put = await admin.put("/settings/mail", { body: settings });
  expect(put.status).toBe(200);
  const get = await admin.get("/settings/mail");
  expect(get.json).toMatchObject({ host: "smtp.example.com", hasPassword: true });
  const all = await admin.get("/settings");
  for (const { text } of [put, get, all]) expect(text).not.toContain("an-app-password");
  expect(all.text).not.toContain("smtp.example.com");
});

test("an anonymous visitor can neither read, change, nor use it", async () => {
  const { visitor } = await testApp();
  expect((await visitor.get("/settings/mail")).status).toBe(401);
  expect((await visitor.put("/settings/mail", { body: settings })).status).toBe(401);
  expect((await visitor.delete("/settings/mail")).status).toBe(401);
  expect((await visitor.post("/settings/mail/test", { body: {} })).status).toBe(401);
  expect((await visitor.post("/settings/mail/records")).status).toBe(401);
});

test.each([
  { host: "" },
  { host: "smtp://example.com/x" },
  { port: 0 },
  { port: 70_000 },
  { security: "ssl" },
  { from: "Fernhill" },
  { from: "a@b.example\r\nBcc: x@y.example" },
])("refuses %j with an issue at the field", async (change) => {
  const { admin } = await testApp();
  const refused = await admin.put("/settings/mail", { body: { ...settings, ...change } });
  expect(refused.status).toBe(400);
  expect(refused.json).toHaveProperty("issues.0.path", Object.keys(change)[0]);
});

test("a test mail leaves by the settings at once, and subscribing asks to confirm by them", async () => {
  const { shop, admin, visitor } = await testApp();
  const server = await openMailServer();
  const outbound = createOutboundClient({ allow: ["127.0.0.1"] });
  closeAfterFile(async () => {
    await outbound.close();
    await server.close();
  });
  shop.outbound = outbound;
  const nothing = await admin.post("/settings/mail/test");
  expect(nothing.status).toBe(422);
  expect(nothing.json).toMatchObject({ message: expect.stringContaining("Settings, Email") });
  const local = { ...settings, host: "127.0.0.1", port: server.port, security: "none" };
  expect((await admin.put("/settings/mail", { body: local })).status).toBe(200);
  const sent = await admin.post("/settings/mail/test", { body: { to: "me@shop.example" } });
  expect(sent.json).toMatchObject({ to: "me@shop.example" });
  expect(server.arrived[0]).toMatch(/^Subject: /m);
  expect((await admin.get("/mail")).json).toMatchObject({
    isSetUp: true,
    from: "Fernhill <hello@shop.example>",
  });
  await visitor.post("/subscribe", { body: { email: "ada@reader.example.net" } });
  const queued = await shop.db.selectFrom("outgoingMails").select("aboutKind").execute();
  expect(queued).toEqual([{ aboutKind: "subscriber" }]);
});
