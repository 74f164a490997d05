import { expect, test } from "vitest";
import { z } from "zod";
import { problemSchema } from "#contract/problem.ts";
import { subscriberSchema } from "#contract/newsletter/subscribers.ts";
import { addSubscribers } from "#tests/support/add-subscribers.ts";
import { mailingShop } from "#tests/support/mailing-shop.ts";
import { testApp } from "#tests/support/test-app.ts";

test("anybody may subscribe, twice with the same response", async () => {
  const { visitor, admin } = await testApp();
  const first = await visitor.post("/subscribe", { body: { email: " Ada@Example.com " } });
  expect(first.status).toBe(200);
  const again = await visitor.post("/subscribe", { body: { email: "ada@example.com" } });
  expect(again.text).toBe(first.text);
  const listed = (await admin.get("/subscribers")).as(z.array(subscriberSchema));
  expect(listed.map(({ email }) => email)).toEqual(["ada@example.com"]);
});

test("answers the same for a new, a waiting, a confirmed and an unsubscribed address", async () => {
  const { shop, visitor } = await testApp();
  const { mail } = (await mailingShop()).shop;
  shop.mail = mail;
  await addSubscribers(shop, "confirmed", "unsubscribed");
  await shop.db
    .updateTable("subscribers")
    .set({ isActive: false, unsubscribedAt: shop.now().toISOString() })
    .where("email", "=", "unsubscribed@example.com")
    .execute();
  const answers = [];
  for (const name of ["new", "new", "confirmed", "unsubscribed"]) {
    const { status, text } = await visitor.post("/subscribe", {
      body: { email: `${name}@example.com` },
    });
    answers.push(`${status} ${text}`);
  }
  expect(new Set(answers)).toEqual(new Set(['200 {"message":"Successfully subscribed!"}']));
  const asked = await shop.db.selectFrom("outgoingMails").selectAll().execute();
  expect(asked).toHaveLength(1);
});

test("asks subscribers from before mail was set up once", async () => {
  const { shop, visitor, admin } = await testApp();
  await visitor.post("/subscribe", { body: { email: "ada@shop.test" } });
  expect((await admin.post("/subscribers/ask-to-confirm")).status).toBe(422);
  shop.mail = (await mailingShop()).shop.mail;
  expect((await admin.get("/mail")).json).toMatchObject({ unconfirmed: 1, unasked: 1 });
  expect((await admin.post("/subscribers/ask-to-confirm")).json).toEqual({ asked: 1 });
  expect((await admin.post("/subscribers/ask-to-confirm")).status).toBe(422);
});

test("refuses an invalid address with a sentence", async () => {
  const { visitor, admin } = await testApp();
  for (const email of ["", "  ", "ada", "a@-b", null, 7, `${"x".repeat(250)}@example.com`]) {
    const refused = await visitor.post("/subscribe", { body: { email } });
    expect([email, refused.status]).toEqual([email, 400]);
    expect(refused.as(problemSchema).issues?.[0]?.path).toBe("email");
  }
  expect((await admin.get("/subscribers")).json).toEqual([]);
});

test("finds, removes and restores a subscriber", async () => {
  const { visitor, admin } = await testApp();
  for (const name of ["ada", "bo"]) {
    await visitor.post("/subscribe", { body: { email: `${name}@example.com` } });
  }
  const found = await admin.get("/subscribers?search=ada&page=1&limit=10");
  expect(found.headers.get("X-Total-Count")).toBe("1");
  const [ada] = found.as(z.array(subscriberSchema));
  const deleted = await admin.delete(`/subscribers/${ada?.id}`);
  const { trashId } = deleted.as(z.object({ trashId: z.int() }));
  expect((await admin.get("/subscribers")).json).toHaveLength(1);
  await admin.post(`/trash/${trashId}/restore`);
  expect((await admin.get("/subscribers")).json).toHaveLength(2);
  expect((await admin.delete("/subscribers/77")).status).toBe(404);
});

test("answers success to a bot that fills the honeypot, without subscribing it", async () => {
  const { visitor, admin } = await testApp();
  const body = { email: "bot@example.com", topic: "Rings" };
  expect((await visitor.post("/subscribe", { body })).status).toBe(200);
  expect((await admin.get("/subscribers")).json).toEqual([]);
});

test("rate-limits subscribing", async () => {
  const { visitor } = await testApp();
  const statuses = [];
  for (let count = 0; count < 61; count += 1) {
    const body = { email: `${count}@example.com` };
    statuses.push((await visitor.post("/subscribe", { body })).status);
  }
  expect(new Set(statuses.slice(0, 60))).toEqual(new Set([200]));
  const refused = await visitor.post("/subscribe", { body: { email: "ada@example.com" } });
  expect([statuses[60], refused.status]).toEqual([429, 429]);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
});
