import { expect, test } from "vitest";
import { z } from "zod";
import { letterSchema } from "#contract/newsletter/letters.ts";
import { problemSchema } from "#contract/problem.ts";
import { addSubscribers } from "#tests/support/add-subscribers.ts";
import { mailingShop } from "#tests/support/mailing-shop.ts";
import { postCollection } from "#tests/support/post-collection.ts";
import { ADMIN_NAME, testApp } from "#tests/support/test-app.ts";
import { deliverDueMails } from "#domain/newsletter/deliver-due-mails.ts";

const letter = { subject: "New at the bench", body: "Three rings." };

async function mailingApp(reject?: Parameters<typeof mailingShop>[0]) {
  const app = await testApp();
  const { shop, sent } = await mailingShop(reject);
  app.shop.mail = shop.mail;
  return { ...app, sent };
}

test("sends a letter to all subscribers, lists it and stops it", async () => {
  const app = await mailingApp();
  await addSubscribers(app.shop, "ada", "bo");
  const { id: collectionId } = await postCollection(app, "gold");
  const first = await app.admin.post("/letters", { body: { ...letter, collectionId } });
  expect([first.status, first.json]).toMatchObject([
    201,
    { ...letter, collectionId, createdBy: ADMIN_NAME, waiting: 2, sent: 0, stopped: 0 },
  ]);
  const second = await app.admin.post("/letters", { body: { ...letter, subject: "And more" } });
  expect(second.json).toMatchObject({ collectionId: null });
  const listed = await app.admin.get("/letters?page=2&limit=1");
  expect(listed.headers.get("X-Total-Count")).toBe("2");
  expect(listed.as(z.array(letterSchema)).map(({ subject }) => subject)).toEqual([letter.subject]);
  const { id } = first.as(letterSchema);
  const stopped = await app.admin.post(`/letters/${id}/stop`);
  expect(stopped.json).toMatchObject({ id, waiting: 0, stopped: 2 });
  expect((await app.admin.post("/letters/77/stop")).status).toBe(404);
});

test("a letter leaves after a minute, and until then it can be stopped for everyone", async () => {
  const { admin, shop, sent } = await mailingApp();
  await addSubscribers(shop, "ada", "bo");
  await admin.post("/letters", { body: letter });
  shop.clock.advance({ seconds: 59 });
  expect(await deliverDueMails(shop)).toBe(0);
  shop.clock.advance({ seconds: 1 });
  expect(await deliverDueMails(shop)).toBe(2);
  const { id } = (await admin.post("/letters", { body: letter })).as(letterSchema);
  shop.clock.advance({ seconds: 59 });
  await deliverDueMails(shop);
  await admin.post(`/letters/${id}/stop`);
  shop.clock.advance({ minutes: 10 });
  expect(await deliverDueMails(shop)).toBe(0);
  expect(sent).toHaveLength(2);
});

test("tells whether mail leaves the shop", async () => {
  const none = await testApp();
  expect((await none.admin.get("/mail")).json).toMatchObject({ isSetUp: false, canSend: false });
  const app = await mailingApp(() => Object.assign(new Error("no"), { code: "EAUTH" }));
  expect((await app.admin.get("/mail")).json).toMatchObject({ canSend: true, failure: null });
  await app.admin.post("/settings/mail/test", { body: {} });
  expect((await app.admin.get("/mail")).json).toMatchObject({
    isSetUp: true,
    canSend: false,
    failure: expect.stringContaining("didn’t accept the password"),
  });
});

test("refuses a letter without mail, readers or a published collection", async () => {
  const { admin } = await testApp();
  expect((await admin.post("/letters", { body: letter })).status).toBe(422);
  expect((await admin.post("/letters/trial", { body: letter })).status).toBe(422);
  const app = await mailingApp();
  const unread = await app.admin.post("/letters", { body: letter });
  expect([unread.status, unread.as(problemSchema).message]).toEqual([
    422,
    "No one has confirmed their subscription yet.",
  ]);
  await addSubscribers(app.shop, "ada");
  const draft = await postCollection(app, "gold", { isPublished: false });
  const post = async (body: object) => (await app.admin.post("/letters", { body })).status;
  expect(await post({ ...letter, collectionId: draft.id })).toBe(404);
  for (const wrong of [{ subject: "" }, { subject: "two\nlines" }, { body: " " }]) {
    expect([wrong, await post({ ...letter, ...wrong })]).toEqual([wrong, 400]);
  }
  expect((await app.admin.get("/letters")).json).toEqual([]);
});

test("sends a trial to the shop's own address alone", async () => {
  const app = await mailingApp();
  await addSubscribers(app.shop, "ada");
  await app.admin.put("/settings", { body: { email: "me@shop.example" } });
  const trial = await app.admin.post("/letters/trial", { body: letter });
  expect([trial.status, trial.json]).toEqual([200, { to: "me@shop.example" }]);
  expect(app.sent.map(({ to }) => to)).toEqual(["me@shop.example"]);
  expect((await app.admin.get("/letters")).json).toEqual([]);
});

test("says why the mail server refused a trial", async () => {
  const app = await mailingApp(() => new Error("550 no such user"));
  const refused = await app.admin.post("/letters/trial", { body: letter });
  expect([refused.status, refused.as(problemSchema).message]).toEqual([
    502,
    "The mail server did not take it: 550 no such user",
  ]);
});
