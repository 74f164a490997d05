import { expect, test } from "vitest";
import type { User } from "#contract/access/sign-in.ts";
import { closeAfterFile } from "#tests/support/close-after-file.ts";
import { type MailServerOptions, openMailServer } from "#tests/support/mail-server.ts";
import { mailingShop } from "#tests/support/mailing-shop.ts";
import { orderMail } from "#tests/support/order-mail.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { checkMailServer } from "../../operations/health/checks/check-mail-server.ts";
import { createOutboundClient } from "../outbound/outbound-client.ts";
import { getMailOutcome } from "./mail-outcome.ts";
import { queueMail } from "./outbox/queue-mail.ts";
import { sendTestMail } from "./send-test-mail.ts";
import { removeMailSettings, updateMailSettings } from "./update-mail-settings.ts";
import { deliverDueMails } from "../../newsletter/deliver-due-mails.ts";

const ruth = { username: "ruth", email: "ruth@shop.example" } as User;

const CAN_SEND = { canSend: true, failure: null };
const UNKNOWN = { canSend: false, failure: null };

/** A shop whose mail server on this machine was entered on the desk. */
async function shopWithSettings(options?: MailServerOptions) {
  const shop = await testShop();
  const server = await openMailServer(options);
  const outbound = createOutboundClient({ allow: ["127.0.0.1"] });
  closeAfterFile(async () => {
    await outbound.close();
    await server.close();
  });
  shop.outbound = outbound;
  const settings = {
    host: "127.0.0.1",
    port: server.port,
    security: "none",
    user: "hello@shop.example",
    password: "an-app-password",
    from: "Fernhill <hello@shop.example>",
  } as const;
  await updateMailSettings(shop, settings, null);
  return { shop, server, settings };
}

test("a shop without mail can't send", async () => {
  expect(await getMailOutcome(await testShop())).toEqual(UNKNOWN);
});

test("a shop can send once a test has succeeded, not once settings are saved", async () => {
  const { shop } = await shopWithSettings();
  expect(await getMailOutcome(shop)).toEqual(UNKNOWN);
  await sendTestMail(shop, ruth);
  expect(await getMailOutcome(shop)).toEqual(CAN_SEND);
});

test("a shop can send once a mail to a customer has left", async () => {
  const { shop, server } = await shopWithSettings();
  await queueMail(shop, orderMail());
  await deliverDueMails(shop);
  expect(server.arrived).toHaveLength(1);
  expect(await getMailOutcome(shop)).toEqual(CAN_SEND);
});

test("knows what a test failed of, also after one that succeeded", async () => {
  const { shop, server } = await shopWithSettings();
  await sendTestMail(shop, ruth);
  await server.close();
  await expect(sendTestMail(shop, ruth)).rejects.toMatchObject({ code: "unprocessable" });
  expect(await getMailOutcome(shop)).toEqual({
    canSend: false,
    failure: expect.stringMatching(/refused the connection on port \d+\. Check the server/),
  });
});

test("knows what a mail to a customer failed of", async () => {
  const { shop } = await shopWithSettings({ user: "hello@shop.example", pass: "another" });
  await queueMail(shop, orderMail());
  await deliverDueMails(shop);
  expect(await getMailOutcome(shop)).toEqual({
    canSend: false,
    failure: expect.stringContaining("The email server didn’t accept the password."),
  });
});

test("a refused recipient tells nothing about the shop", async () => {
  const refuses = ["ben@example.com"];
  const { shop } = await shopWithSettings({ refusesRecipients: refuses });
  await expect(sendTestMail(shop, ruth, "ben@example.com")).rejects.toMatchObject({
    code: "unprocessable",
  });
  expect(await getMailOutcome(shop)).toEqual(UNKNOWN);
  await sendTestMail(shop, ruth);
  await expect(sendTestMail(shop, ruth, "ben@example.com")).rejects.toMatchObject({
    code: "unprocessable",
  });
  expect(await getMailOutcome(shop)).toEqual(CAN_SEND);
});

test("another account needs another test, another sender's name does not", async () => {
  const { shop, settings } = await shopWithSettings();
  await sendTestMail(shop, ruth);
  const { password: _password, ...kept } = settings;
  await updateMailSettings(shop, { ...kept, from: "Fern & Hill <hello@shop.example>" }, null);
  expect(await getMailOutcome(shop)).toEqual(CAN_SEND);
  await updateMailSettings(shop, { ...kept, from: "Fernhill <shop@shop.example>" }, null);
  expect(await getMailOutcome(shop)).toEqual(UNKNOWN);
  await updateMailSettings(shop, { ...settings, password: "a new one" }, null);
  expect(await getMailOutcome(shop)).toEqual(UNKNOWN);
  await sendTestMail(shop, ruth);
  await removeMailSettings(shop, null);
  expect(await getMailOutcome(shop)).toEqual(UNKNOWN);
});

test("the server's own setting counts as tested until a sign-in or a mail fails", async () => {
  const { shop } = await mailingShop();
  expect(await getMailOutcome(shop)).toEqual(CAN_SEND);
  const server = { isUp: false };
  const refused = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
  shop.mail = shop.mail && {
    ...shop.mail,
    verify: () => (server.isUp ? Promise.resolve() : Promise.reject(refused)),
  };
  expect(await checkMailServer(shop)).toMatchObject({ state: "failed" });
  expect(await getMailOutcome(shop)).toEqual({
    canSend: false,
    failure: expect.stringContaining("Your email server refused the connection."),
  });
  server.isUp = true;
  expect(await checkMailServer(shop)).toMatchObject({ state: "ok" });
  expect(await getMailOutcome(shop)).toEqual(CAN_SEND);
});

test("a sign-in is no test of settings of the desk, and ends no failure of a mail", async () => {
  const { shop } = await shopWithSettings();
  expect(await checkMailServer(shop)).toMatchObject({ state: "ok" });
  expect(await getMailOutcome(shop)).toEqual(UNKNOWN);
  const refused = Object.assign(new Error("no"), { command: "MAIL FROM", responseCode: 550 });
  const own = await mailingShop(() => refused);
  await expect(sendTestMail(own.shop, ruth)).rejects.toMatchObject({ code: "unprocessable" });
  expect(await checkMailServer(own.shop)).toMatchObject({ state: "ok" });
  expect((await getMailOutcome(own.shop)).canSend).toBe(false);
});

test("a mail that fails ends it for the server's own setting, too", async () => {
  const { shop } = await mailingShop(() => Object.assign(new Error("no"), { code: "EAUTH" }));
  expect(await getMailOutcome(shop)).toEqual(CAN_SEND);
  await expect(sendTestMail(shop, ruth)).rejects.toMatchObject({ code: "unprocessable" });
  expect((await getMailOutcome(shop)).canSend).toBe(false);
});
