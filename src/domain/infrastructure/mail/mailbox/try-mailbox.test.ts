import { expect, test } from "vitest";
import { closeAfterFile } from "#tests/support/close-after-file.ts";
import { IMAP_PASSWORD, IMAP_USER, openImapServer } from "#tests/support/imap-server.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { createOutboundClient } from "../../outbound/outbound-client.ts";
import { getMailboxSettings } from "./get-mailbox-settings.ts";
import { tryMailbox } from "./try-mailbox.ts";
import { removeMailboxSettings, updateMailboxSettings } from "./update-mailbox-settings.ts";

/** A shop that may reach this machine, and a mailbox on it. */
async function shopAndMailbox() {
  const shop = await testShop();
  const server = await openImapServer();
  const outbound = createOutboundClient({ allow: ["127.0.0.1"] });
  closeAfterFile(async () => {
    await outbound.close();
    await server.close();
  });
  shop.outbound = outbound;
  const account = { user: IMAP_USER, password: IMAP_PASSWORD };
  const settings = { host: "127.0.0.1", port: server.port, security: "none", ...account } as const;
  return { shop, server, settings };
}

test("counts the mails of the inbox and changes none", async () => {
  const { shop, server, settings } = await shopAndMailbox();
  await expect(tryMailbox(shop)).rejects.toMatchObject({ code: "unprocessable" });
  await updateMailboxSettings(shop, settings, null);
  server.deliver("Subject: One\n\nOne\n");
  expect(await tryMailbox(shop)).toEqual({
    message: "It works. Your inbox has 1 email.",
    emails: 1,
  });
  expect(server.flags()).toEqual([[]]);
  expect(await getMailboxSettings(shop)).toMatchObject({ isOn: true, checkedAt: null });
  await removeMailboxSettings(shop, null);
  expect(await getMailboxSettings(shop)).toMatchObject({ isOn: false, hasPassword: false });
});

test("names what is wrong and where to correct it", async () => {
  const { shop, server, settings } = await shopAndMailbox();
  const fails = async (change: object, message: RegExp, path: string) => {
    await updateMailboxSettings(shop, { ...settings, ...change }, null);
    await expect(tryMailbox(shop)).rejects.toMatchObject({
      code: "unprocessable",
      message: expect.stringMatching(message),
      issues: [{ path }],
    });
  };
  await fails({ password: "wrong" }, /didn’t accept the password\. .*app password/, "password");
  await fails({ security: "tls" }, /this kind of encryption.*993/, "security");
  await fails({ security: "starttls" }, /this kind of encryption.*143/, "security");
  await fails({ host: "10.0.0.1" }, /is on a private network/, "host");
  await server.close();
  await fails({}, /refused the connection on port \d+\. .*993 for TLS/, "port");
});
