import { expect, test } from "vitest";
import { saveFailedOrder } from "../../channels/external-orders/save-failed-order.ts";
import { unprocessable } from "../../errors.ts";
import { connectPlatform } from "../../channels/platforms/connect-platform.ts";
import { OpenFeedCounter } from "../../channels/catalogue-feeds/open-feed-counter.ts";
import { serveLocally } from "#tests/support/local-server.ts";
import { mailingShop } from "#tests/support/mailing-shop.ts";
import { addInquiry } from "#tests/support/new-inquiry.ts";
import { addPiece } from "#tests/support/new-order.ts";
import { orderMail } from "#tests/support/order-mail.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { connectedShop } from "#tests/support/woo/connected-shop.ts";
import { openMailer } from "../../infrastructure/mail/open-mailer.ts";
import { updateMailSettings } from "../../infrastructure/mail/update-mail-settings.ts";
import { queueMail } from "../../infrastructure/mail/outbox/queue-mail.ts";
import { recordReturnedMail } from "../../infrastructure/mail/outbox/record-returned-mail.ts";
import type { Shop } from "../../shop.ts";
import { CHECKS } from "./checks/checks.ts";
import { writeDurations } from "./durations/write-durations.ts";
import { runCheck } from "./run-check.ts";
import { deliverDueMails } from "../../newsletter/deliver-due-mails.ts";

function look(shop: Shop, name: string) {
  const check = CHECKS.find((each) => each.name === name);
  if (!check) throw new Error(`There is no check ${name}.`);
  return runCheck(shop, check);
}

test("says that mail is not set up, waits for another try, has failed, or when the last left", async () => {
  expect(await look(await testShop(), "Email")).toMatchObject({ state: "warning" });
  let isDown = true;
  const { shop } = await mailingShop(() =>
    isDown ? Object.assign(new Error("connect"), { code: "ECONNREFUSED" }) : undefined,
  );
  expect(await look(shop, "Email")).toMatchObject({ sentence: "No email was sent yet." });
  await queueMail(shop, orderMail());
  await deliverDueMails(shop);
  expect(await look(shop, "Email")).toMatchObject({
    state: "warning",
    sentence: expect.stringContaining("1 email waits for another try: ") as string,
  });
  isDown = false;
  shop.clock.advance({ hours: 1 });
  await deliverDueMails(shop);
  shop.clock.advance({ minutes: 5 });
  expect(await look(shop, "Email")).toMatchObject({
    state: "ok",
    sentence: "The last email was sent 5 minutes ago.",
  });
  await queueMail(shop, { ...orderMail(), to: "ana at example.com" });
  expect(await look(shop, "Email")).toMatchObject({ state: "failed" });
});

test("email that doesn't leave is urgent from the first inquiry on", async () => {
  const none = await testShop();
  expect(await look(none, "Email")).toMatchObject({ state: "warning" });
  await addInquiry(none);
  expect(await look(none, "Email")).toMatchObject({
    state: "failed",
    sentence: "Your shop doesn’t send email yet.",
  });

  const saved = await testShop();
  const account = { host: "smtp.example.com", port: 465, security: "tls", user: "" } as const;
  await updateMailSettings(saved, { ...account, from: "hello@shop.example" }, null);
  expect(await look(saved, "Email")).toMatchObject({
    state: "warning",
    sentence: "Your shop’s email is set up, but it hasn’t been tested.",
  });
  await addInquiry(saved);
  expect(await look(saved, "Email")).toMatchObject({ state: "failed" });

  const refused = Object.assign(new Error("no"), { code: "EAUTH" });
  const { shop } = await mailingShop(() => refused);
  await queueMail(shop, orderMail());
  await deliverDueMails(shop);
  await addInquiry(shop);
  expect(await look(shop, "Email")).toMatchObject({
    state: "failed",
    sentence: expect.stringContaining("The email server didn’t accept the password.") as string,
  });
});

test("says where nobody can send mail, and what came back", async () => {
  const { shop } = await mailingShop();
  expect(await look(shop, "Email server")).toMatchObject({ state: "ok" });
  await queueMail(shop, orderMail());
  await deliverDueMails(shop);
  const { messageId } = await shop.db
    .selectFrom("outgoingMails")
    .select("messageId")
    .executeTakeFirstOrThrow();
  await recordReturnedMail(
    shop,
    Buffer.from(`Action: failed\nStatus: 5.1.1\n\nMessage-ID: ${messageId}\n`),
  );
  expect(await look(shop, "Email")).toMatchObject({
    state: "failed",
    sentence:
      "1 email couldn’t be sent: The email came back. There is no such mailbox. Check the customer’s email address.",
  });
});

test("names a closed port of the mail server", async () => {
  const closed = await serveLocally(() => undefined);
  await closed.stop();
  const shop = await testShop();
  shop.mail = openMailer(`smtp://127.0.0.1:${closed.port}`, "Fernhill <hello@shop.example>");
  expect(await look(shop, "Email server")).toMatchObject({
    state: "failed",
    sentence: "Your email server refused the connection.",
    screen: "/admin/settings/mail",
  });
  await queueMail(shop, orderMail());
  await deliverDueMails(shop);
  expect(await look(shop, "Email")).toMatchObject({
    state: "warning",
    sentence: expect.stringContaining("1 email waits for another try: ") as string,
  });
  shop.mail.close();
});

test("warns of changes that a platform refuses", async () => {
  expect(await look(await testShop(), "Selling elsewhere")).toMatchObject({
    sentence: "No platform is connected.",
  });
  const { shop, platformId } = await connectedShop();
  const productId = await addPiece(shop);
  expect(await look(shop, "Selling elsewhere")).toMatchObject({ state: "ok" });
  await shop.db
    .insertInto("listingPushes")
    .values({
      platformId,
      productId,
      scope: "all",
      askedAt: shop.now().toISOString(),
      dueAt: shop.now().toISOString(),
      lastError: "It refuses the keys.",
    })
    .execute();
  expect(await look(shop, "Selling elsewhere")).toMatchObject({
    state: "warning",
    sentence: "1 change couldn’t be sent yet: It refuses the keys.",
  });
});

test("warns of a platform that can't be synchronized", async () => {
  const { shop, platformId } = await connectedShop();
  await shop.db
    .insertInto("platformSyncState")
    .values({ platformId, lastError: "It refuses the keys." })
    .onConflict((known) =>
      known.column("platformId").doUpdateSet({ lastError: "It refuses the keys." }),
    )
    .execute();
  expect(await look(shop, "Selling elsewhere")).toMatchObject({
    state: "warning",
    sentence: "Synchronizing failed: It refuses the keys.",
  });
});

test("warns of an order from a platform that couldn't be recorded, though a sync succeeded", async () => {
  const { shop, platformId } = await connectedShop();
  await saveFailedOrder(shop, platformId, { id: 41 }, unprocessable("It has no status."));
  await shop.db.updateTable("platformSyncState").set({ lastError: null }).execute();
  expect(await look(shop, "Selling elsewhere")).toMatchObject({
    state: "warning",
    sentence: "1 order from platforms couldn’t be recorded: It has no status.",
  });
});

test("says who fetched a feed last, and warns when its platform has stopped", async () => {
  const shop = await testShop();
  expect(await look(shop, "Feeds")).toMatchObject({ sentence: "No platform fetches a feed." });
  await connectPlatform(shop, { platform: "pinterest" }, "ada");
  expect(await look(shop, "Feeds")).toMatchObject({
    state: "ok",
    details: ["Pinterest: not fetched yet."],
  });
  const counter = new OpenFeedCounter(shop);
  counter.count("pinterest", "Pinterestbot/1.0 (+https://www.pinterest.com/bot.html)");
  counter.count("pinterest", "Pinterestbot/1.0 (+https://www.pinterest.com/bot.html)");
  shop.clock.advance({ hours: 2 });
  counter.count("pinterest", "curl/8.5.0");
  await counter.close();
  shop.clock.advance({ hours: 1 });
  expect(await look(shop, "Feeds")).toMatchObject({
    state: "ok",
    sentence: "1 feed for platforms.",
    details: ["Pinterest: last fetched 1 hour ago by curl and 3 hours ago by Pinterest."],
  });
  shop.clock.advance({ days: 7 });
  expect(await look(shop, "Feeds")).toMatchObject({
    state: "warning",
    sentence: "Pinterest has not fetched its feed for a week.",
  });
});

test("says how fast pages were, from what processes have stored", async () => {
  const shop = await testShop();
  const speed = { route: "/products/:id", upTo: 50, count: 30 };
  await writeDurations(shop, [speed, { route: "/", upTo: 0, count: 19 }]);
  await writeDurations(shop, [speed]);
  expect(await look(shop, "Speed")).toMatchObject({
    state: "ok",
    sentence: "In the last day pages took 0.048 seconds at most, 19 times out of 20.",
    details: ["A piece (/products/:id): 0.048 seconds, 60 views"],
  });
  await writeDurations(shop, [{ route: "/", upTo: 0, count: 1 }]);
  expect(await look(shop, "Speed")).toMatchObject({
    state: "warning",
    sentence: "One kind of page is slow: up to more than 10 seconds, 19 times out of 20.",
  });
  shop.clock.advance({ hours: 49 });
  await writeDurations(shop, []);
  expect(await shop.db.selectFrom("routeDurations").selectAll().execute()).toEqual([]);
});
