import { expect, test } from "vitest";
import { queueMail } from "#domain/infrastructure/mail/outbox/queue-mail.ts";
import type { Mail } from "#domain/services/mailer.ts";
import { testApp } from "#tests/support/test-app.ts";
import { deliverDueMails } from "#domain/newsletter/deliver-due-mails.ts";

const about = { kind: "order" as const, id: 12 };
const content = { subject: "Shipped", text: "It left.", html: "<p>It left.</p>" };

async function appWithMails() {
  const { shop, admin, visitor } = await testApp();
  const sent: Mail[] = [];
  shop.mail = {
    from: "Fernhill <hello@shop.example>",
    send: (mail) => Promise.resolve(void sent.push(mail)),
    verify: () => Promise.resolve(),
    close: () => undefined,
  };
  await queueMail(shop, { ...content, to: "ana@example.com", about });
  await queueMail(shop, { ...content, to: "ana at example.com", about });
  await queueMail(shop, { ...content, to: "bob@example.com", about: { kind: "inquiry", id: 12 } });
  await deliverDueMails(shop);
  return { shop, admin, visitor, sent };
}

test("lists the mails about an order with their state", async () => {
  const { admin } = await appWithMails();
  const { json } = await admin.get("/outgoing-mails?about=order&id=12");
  expect(json).toMatchObject([
    { to: "ana@example.com", state: "sent", failure: null },
    { to: "ana at example.com", state: "failed", failure: expect.stringContaining("address") },
  ]);
});

test("retries a failed mail to a corrected address, and dismisses one", async () => {
  const { admin, sent, shop } = await appWithMails();
  const failed = async () => (await admin.get("/outgoing-mails?state=failed")).json;
  const [{ id }] = (await failed()) as [{ id: number }];
  const wrong = await admin.post(`/outgoing-mails/${id}/retry`, { body: { to: "ana" } });
  expect(wrong.status).toBe(400);
  expect((await admin.post(`/outgoing-mails/${id}/dismiss`)).status).toBe(200);
  expect(await failed()).toEqual([]);
  const retried = await admin.post(`/outgoing-mails/${id}/retry`, {
    body: { to: "ana@example.com" },
  });
  expect(retried.json).toMatchObject({ state: "waiting", to: "ana@example.com" });
  await deliverDueMails(shop);
  expect(sent.map(({ to }) => to)).toEqual([
    "ana@example.com",
    "bob@example.com",
    "ana@example.com",
  ]);
  expect((await admin.post(`/outgoing-mails/${id}/retry`)).status).toBe(409);
  expect((await admin.post("/outgoing-mails/999/retry")).status).toBe(404);
});

test("an anonymous visitor reads and sends none", async () => {
  const { visitor } = await appWithMails();
  expect((await visitor.get("/outgoing-mails")).status).toBe(401);
  expect((await visitor.post("/outgoing-mails/2/retry")).status).toBe(401);
  expect((await visitor.post("/outgoing-mails/2/dismiss")).status).toBe(401);
});
