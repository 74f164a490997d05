import { expect, test } from "vitest";
import { createOutboundClient } from "../outbound/outbound-client.ts";
import { closeAfterFile } from "#tests/support/close-after-file.ts";
import { type MailServerOptions, openMailServer } from "#tests/support/mail-server.ts";
import { testShop } from "#tests/support/test-shop.ts";
import type { User } from "#contract/access/sign-in.ts";
import { getMailSettings, isMailSetUp } from "./get-mail-settings.ts";
import { sendTestMail } from "./send-test-mail.ts";
import { removeMailSettings, updateMailSettings } from "./update-mail-settings.ts";

const settings = {
  host: "smtp.example.com",
  port: 465,
  security: "tls",
  user: "hello@shop.example",
  password: "an-app-password",
  from: "Fernhill <hello@shop.example>",
} as const;

const { password: _password, ...withoutPassword } = settings;

const ruth: User = {
  id: "1",
  username: "ruth",
  email: "ruth@shop.example",
  firstName: null,
  lastName: null,
  profileImageUrl: null,
  access: "everything",
  createdAt: "2026-11-20T15:00:00.000Z",
  updatedAt: "2026-11-20T15:00:00.000Z",
};

/** A shop that may reach this machine, and a mail server on it. */
async function shopAndServer(options?: MailServerOptions) {
  const shop = await testShop();
  const server = await openMailServer(options);
  const outbound = createOutboundClient({ allow: ["127.0.0.1", "localhost"] });
  closeAfterFile(async () => {
    await outbound.close();
    await server.close();
  });
  shop.outbound = outbound;
  const local = { ...settings, host: "127.0.0.1", port: server.port, security: "none" } as const;
  return { shop, server, local };
}

test("stores the password encrypted and never returns it", async () => {
  const shop = await testShop();
  expect(await getMailSettings(shop)).toMatchObject({ setUpIn: null, hasPassword: false });
  expect(await isMailSetUp(shop)).toBe(false);
  const saved = await updateMailSettings(shop, settings, null);
  expect(saved).toEqual({
    ...withoutPassword,
    setUpIn: "settings",
    hasPassword: true,
    updatedAt: "2026-11-20T15:00:00.000Z",
  });
  expect(await getMailSettings(shop)).toEqual(saved);
  expect(await isMailSetUp(shop)).toBe(true);
  const rows = await shop.db.selectFrom("settings").selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain("an-app-password");
});

test("keeps the stored password when none is sent", async () => {
  const { shop, server, local } = await shopAndServer({ user: local0.user, pass: local0.password });
  await updateMailSettings(shop, local, null);
  await updateMailSettings(shop, { ...withoutPassword, ...pick(local), password: "" }, null);
  await updateMailSettings(
    shop,
    { ...withoutPassword, ...pick(local), from: "new@shop.example" },
    null,
  );
  await sendTestMail(shop, ruth);
  expect(server.arrived).toHaveLength(1);
});

test.each([
  { host: "smtp.thief.example" },
  { port: 2525 },
  { security: "none" as const },
  { user: "other@shop.example" },
])("asks for the password again for an account with %o", async (change) => {
  const shop = await testShop();
  await updateMailSettings(shop, settings, null);
  await updateMailSettings(shop, { ...withoutPassword, host: "SMTP.example.com" }, null);
  await updateMailSettings(shop, { ...withoutPassword, security: "starttls" }, null);
  await expect(
    updateMailSettings(shop, { ...withoutPassword, ...change }, null),
  ).rejects.toMatchObject({ code: "invalid", issues: [{ path: "password" }] });
  expect(await getMailSettings(shop)).toMatchObject({ ...withoutPassword, security: "starttls" });
});

const local0 = settings;
const pick = ({ host, port, security }: { host: string; port: number; security: "none" }) => ({
  host,
  port,
  security,
});

test("tells the second of two who change them at once, and overwrites nothing", async () => {
  const shop = await testShop();
  const { updatedAt } = await updateMailSettings(shop, settings, null);
  shop.clock.advance({ seconds: 1 });
  await updateMailSettings(shop, { ...settings, user: "first@shop.example", updatedAt }, null);
  await expect(
    updateMailSettings(shop, { ...settings, user: "second@shop.example", updatedAt }, null),
  ).rejects.toMatchObject({ code: "conflict", current: { user: "first@shop.example" } });
});

test("the server's own setting wins, and shows nothing but its sender", async () => {
  const shop = await testShop();
  await updateMailSettings(shop, settings, null);
  const sent: string[] = [];
  shop.mail = {
    from: "Shop <shop@server.example>",
    send: ({ to }) => Promise.resolve(void sent.push(to)),
    verify: () => Promise.resolve(),
    close: () => undefined,
  };
  expect(await getMailSettings(shop)).toMatchObject({
    setUpIn: "server",
    host: "",
    user: "",
    from: "Shop <shop@server.example>",
  });
  expect(await sendTestMail(shop, ruth)).toMatchObject({ to: "ruth@shop.example" });
  expect(sent).toEqual(["ruth@shop.example"]);
  await expect(updateMailSettings(shop, settings, null)).rejects.toMatchObject({
    code: "conflict",
  });
  await expect(removeMailSettings(shop, null)).rejects.toMatchObject({ code: "conflict" });
});

test("stops sending once the settings are removed", async () => {
  const shop = await testShop();
  await updateMailSettings(shop, settings, null);
  expect(await removeMailSettings(shop, null)).toMatchObject({ setUpIn: null, host: "" });
  await expect(sendTestMail(shop, ruth)).rejects.toMatchObject({ code: "unprocessable" });
});

test("sends the test to the person, else to the sender, or where it is told", async () => {
  const { shop, server, local } = await shopAndServer();
  await updateMailSettings(
    shop,
    { ...local, from: 'Smith, Ann "Gold" <hello@shop.example>' },
    null,
  );
  await sendTestMail(shop, ruth);
  await sendTestMail(shop, { ...ruth, email: null });
  await sendTestMail(shop, ruth, "nora@shop.example");
  const to = server.arrived.map((mail) => /^To: (.*)\r$/m.exec(mail)?.[1]);
  expect(to).toEqual(["ruth@shop.example", "hello@shop.example", "nora@shop.example"]);
  expect(server.arrived[0]).toMatch(/^From: ".*Smith, Ann.*" <hello@shop\.example>\r$/m);
  expect(server.arrived[0]).not.toContain("List-Unsubscribe");
  expect(server.arrived[0]).toContain("This is a test email from your shop.");
});

test("names a refused password", async () => {
  const { shop, local } = await shopAndServer({ user: settings.user, pass: "another" });
  await updateMailSettings(shop, local, null);
  await expect(sendTestMail(shop, ruth)).rejects.toMatchObject({
    code: "unprocessable",
    message: expect.stringMatching(/^The email server didn’t accept the password\. .*app password/),
    issues: [{ path: "password" }],
  });
});

test("names a server that nothing answers at", async () => {
  const { shop, local, server } = await shopAndServer();
  await server.close();
  await updateMailSettings(shop, local, null);
  await expect(sendTestMail(shop, ruth)).rejects.toMatchObject({
    message: expect.stringContaining(`127.0.0.1 refused the connection on port ${local.port}.`),
    issues: [{ path: "port" }],
  });
});

test("names a mismatch of the encryption", async () => {
  const { shop, local } = await shopAndServer();
  for (const security of ["tls", "starttls"] as const) {
    await updateMailSettings(shop, { ...local, security }, null);
    await expect(sendTestMail(shop, ruth)).rejects.toMatchObject({
      message: expect.stringContaining("doesn’t use this kind of encryption"),
      issues: [{ path: "security" }],
    });
  }
});

test("names a certificate that is not valid for the server", async () => {
  const { shop, local } = await shopAndServer({ secure: true });
  await updateMailSettings(shop, { ...local, security: "tls" }, null);
  await expect(sendTestMail(shop, ruth)).rejects.toMatchObject({
    message: expect.stringContaining("its certificate isn’t valid for this name"),
    issues: [{ path: "host" }],
  });
});

test("names a refused sender and a refused recipient", async () => {
  const sender = await shopAndServer({ refusesSender: true });
  await updateMailSettings(sender.shop, sender.local, null);
  await expect(sendTestMail(sender.shop, ruth)).rejects.toMatchObject({
    issues: [{ path: "from" }],
  });
  const recipient = await shopAndServer({ refusesRecipient: true });
  await updateMailSettings(recipient.shop, recipient.local, null);
  await expect(sendTestMail(recipient.shop, ruth)).rejects.toMatchObject({
    issues: [{ path: "to" }],
  });
});

test.each(["127.0.0.1", "localhost", "10.0.0.1", "169.254.169.254", "[::1]", "0x7f.1"])(
  "refuses the private host %s unless the server's operator allowed it",
  async (host) => {
    const shop = await testShop();
    const outbound = createOutboundClient({ allow: [] });
    closeAfterFile(() => outbound.close());
    shop.outbound = outbound;
    await updateMailSettings(shop, { ...settings, host }, null);
    await expect(sendTestMail(shop, ruth)).rejects.toMatchObject({
      message: expect.stringContaining("is on a private network"),
      issues: [{ path: "host" }],
    });
  },
);

test("a provider's server that does not resolve is a matter of the connection", async () => {
  const shop = await testShop();
  const notFound = Object.assign(new Error("getaddrinfo EAI_AGAIN"), { code: "EAI_AGAIN" });
  shop.outbound = { ...shop.outbound, connect: () => Promise.reject(notFound) };
  await updateMailSettings(shop, { ...settings, host: "smtp.gmail.com" }, null);
  await expect(sendTestMail(shop, ruth)).rejects.toMatchObject({
    message:
      "Your shop can’t reach Gmail. Nothing was sent. Check the server’s internet connection and try again.",
  });
});

test("names a host that does not exist", async () => {
  const shop = await testShop();
  const notFound = Object.assign(new Error("getaddrinfo ENOTFOUND"), { code: "ENOTFOUND" });
  shop.outbound = { ...shop.outbound, connect: () => Promise.reject(notFound) };
  await updateMailSettings(shop, settings, null);
  await expect(sendTestMail(shop, ruth)).rejects.toMatchObject({
    message: expect.stringContaining("There is no email server called smtp.example.com."),
    issues: [{ path: "host" }],
  });
});
