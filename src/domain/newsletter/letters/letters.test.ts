import type { Mail } from "../../services/mailer.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type MailServer, openMailServer } from "#tests/support/mail-server.ts";
import { addCollection } from "#tests/support/add-collection.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { openMailer } from "../../infrastructure/mail/open-mailer.ts";
import { deleteSubscriber } from "../subscribers/delete-subscriber.ts";
import { listSubscribers } from "../subscribers/list-subscribers.ts";
import { subscribe } from "../subscribers/subscribe.ts";
import { deliverDueLetters } from "./deliver-due-letters.ts";
import { getLetter, listLetters } from "./list-letters.ts";
import { getMailState } from "./get-mail-state.ts";
import { sendTestLetter } from "./send-test-letter.ts";
import { stopLetter } from "./stop-letter.ts";
import { changeSubscription, getSubscription } from "./change-subscription.ts";
import { unsubscribeToken } from "./unsubscribe-token.ts";
import { sendLetter } from "./send-letter.ts";

/** A shop whose mails end in a list; `refuse` says which are not taken, and how. */
async function mailingShop(refuse: (mail: Mail) => Error | undefined = () => undefined) {
  const shop = await testShop();
  const sent: Mail[] = [];
  shop.mail = {
    from: "Fernhill <hello@shop.example>",
    send: (mail) => {
      const refusal = refuse(mail);
      if (refusal) return Promise.reject(refusal);
      sent.push(mail);
      return Promise.resolve();
    },
    close: () => undefined,
  };
  return { shop, sent };
}

/** Readers who were welcomed long ago. */
async function withReaders(shop: TestShop, ...names: string[]) {
  const { mail } = shop;
  shop.mail = null;
  for (const name of names) await subscribe(shop, `${name}@example.com`);
  shop.mail = mail;
}

const idOf = async (shop: TestShop, name: string) =>
  (await listSubscribers(shop, { search: name })).items[0]?.id ?? 0;

const letter = { subject: "New at the bench", body: "Three rings.\n\nCome and see." };

describe("somebody who subscribes", () => {
  test("is welcomed once, however often they subscribe", async () => {
    const { shop, sent } = await mailingShop();
    await Promise.all([1, 2, 3].map(() => subscribe(shop, "ada@example.com")));
    expect(await deliverDueLetters(shop)).toBe(1);
    await subscribe(shop, "ada@example.com");
    expect(await deliverDueLetters(shop)).toBe(0);
    expect(sent).toMatchObject([
      { to: "ada@example.com", subject: "Welcome to Fernhill Goldsmith" },
    ]);
  });

  test("is not written to where no mail is set up", async () => {
    const shop = await testShop();
    await subscribe(shop, "ada@example.com");
    expect(await shop.db.selectFrom("letterDeliveries").selectAll().execute()).toEqual([]);
    expect(await deliverDueLetters(shop)).toBe(0);
    expect(await getMailState(shop)).toEqual({ isSetUp: false, from: null, readers: 1 });
    await expect(sendLetter(shop, letter, "admin")).rejects.toMatchObject({
      code: "unprocessable",
    });
  });
});

describe("a letter", () => {
  test("goes once to each who takes letters, with the collection beneath", async () => {
    const { shop, sent } = await mailingShop();
    await withReaders(shop, "ada", "bob", "cleo");
    await changeSubscription(shop, unsubscribeToken(shop, await idOf(shop, "bob")), false);
    const collection = await addCollection(shop, "<b>Gold</b> & more", { slug: "gold" });
    const { id } = await sendLetter(shop, { ...letter, collectionId: collection.id }, "admin");
    const counts = await Promise.all([
      deliverDueLetters(shop),
      deliverDueLetters(shop),
      deliverDueLetters(shop),
    ]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(2);
    expect(sent.map(({ to }) => to).toSorted()).toEqual(["ada@example.com", "cleo@example.com"]);
    expect(sent[0]?.html).toContain("&lt;b&gt;Gold&lt;/b&gt; &amp; more");
    expect(sent[0]?.html).not.toContain("<b>Gold");
    expect(sent[0]?.text).toContain("http://localhost:3000/collections/gold");
    expect(await getLetter(shop, id)).toMatchObject({ sent: 2, waiting: 0, createdBy: "admin" });
    expect((await listLetters(shop)).total).toBe(1);
  });

  test("is tried again when the server does not take it, under the same message id", async () => {
    const ids: string[] = [];
    const { shop, sent } = await mailingShop(({ messageId }) => {
      ids.push(messageId);
      return ids.length < 3 ? new Error("421 busy") : undefined;
    });
    await withReaders(shop, "ada");
    const { id } = await sendLetter(shop, letter, "admin");
    expect(await deliverDueLetters(shop)).toBe(0);
    expect(await deliverDueLetters(shop)).toBe(0);
    shop.clock.advance({ minutes: 6 });
    expect(await deliverDueLetters(shop)).toBe(0);
    shop.clock.advance({ minutes: 11 });
    expect(await deliverDueLetters(shop)).toBe(1);
    expect(sent).toHaveLength(1);
    expect(new Set(ids).size).toBe(1);
    expect(await getLetter(shop, id)).toMatchObject({ sent: 1, waiting: 0, failed: 0 });
  });

  test("is given up for an address that does not exist, and for the others it goes on", async () => {
    const unknown = Object.assign(new Error("550 no such user"), {
      responseCode: 550,
      command: "RCPT TO",
    });
    const { shop } = await mailingShop(({ to }) => (to.startsWith("ada") ? unknown : undefined));
    await withReaders(shop, "ada", "bob");
    const { id } = await sendLetter(shop, letter, "admin");
    await deliverDueLetters(shop);
    expect(await getLetter(shop, id)).toMatchObject({ sent: 1, failed: 1, waiting: 0 });
  });

  test("does not go to who left after it was written", async () => {
    const { shop, sent } = await mailingShop();
    await withReaders(shop, "ada", "bob");
    const { id } = await sendLetter(shop, letter, "admin");
    await deleteSubscriber(shop, await idOf(shop, "ada"), "admin");
    await deliverDueLetters(shop);
    expect(sent.map(({ to }) => to)).toEqual(["bob@example.com"]);
    expect(await getLetter(shop, id)).toMatchObject({ sent: 1, stopped: 1 });
  });

  test("can be kept back before it goes out", async () => {
    const { shop, sent } = await mailingShop();
    await withReaders(shop, "ada", "bob");
    const { id } = await sendLetter(shop, letter, "admin");
    expect(await stopLetter(shop, id)).toMatchObject({ stopped: 2, waiting: 0 });
    expect(await deliverDueLetters(shop)).toBe(0);
    expect(sent).toEqual([]);
  });

  test("is not written to nobody, and not about a draft", async () => {
    const { shop } = await mailingShop();
    await expect(sendLetter(shop, letter, "admin")).rejects.toThrow("Nobody takes the letter yet");
    expect((await listLetters(shop)).total).toBe(0);
    await withReaders(shop, "ada");
    const draft = await addCollection(shop, "Not yet", { isPublished: false });
    await expect(
      sendLetter(shop, { ...letter, collectionId: draft.id }, "admin"),
    ).rejects.toMatchObject({ code: "not-found" });
  });

  test("is tried out on the shop's own address", async () => {
    const { shop, sent } = await mailingShop();
    expect(await sendTestLetter(shop, letter)).toEqual({ to: "hello@fernhill-goldsmith.example" });
    expect(sent).toMatchObject([{ subject: "New at the bench" }]);
  });
});

describe("a link to unsubscribe", () => {
  test("ends the letters and begins them again", async () => {
    const shop = await testShop();
    await withReaders(shop, "ada");
    const token = unsubscribeToken(shop, await idOf(shop, "ada"));
    await changeSubscription(shop, token, false);
    await changeSubscription(shop, token, false);
    expect(await getSubscription(shop, token)).toEqual({ isActive: false });
    await changeSubscription(shop, token, true);
    expect(await getSubscription(shop, token)).toEqual({ isActive: true });
  });

  test("that was made up, or belongs to another, is not found", async () => {
    const shop = await testShop();
    await withReaders(shop, "ada", "bob");
    const [ada, bob] = [await idOf(shop, "ada"), await idOf(shop, "bob")];
    const signature = unsubscribeToken(shop, ada).split(".")[1];
    for (const token of [
      "",
      "1",
      `${bob}.${signature}`,
      `${bob}.`,
      "é.é",
      `${ada}.${signature}x`,
    ]) {
      await expect(changeSubscription(shop, token, false)).rejects.toMatchObject({
        code: "not-found",
      });
    }
    expect((await getMailState(shop)).readers).toBe(2);
  });

  test("brings nobody back whom the artisan removed", async () => {
    const shop = await testShop();
    await withReaders(shop, "ada");
    const id = await idOf(shop, "ada");
    await deleteSubscriber(shop, id, "admin");
    await changeSubscription(shop, unsubscribeToken(shop, id), true);
    expect(await getSubscription(shop, unsubscribeToken(shop, id))).toEqual({ isActive: false });
  });
});

describe("over a real mail server", () => {
  let server: MailServer;
  beforeAll(async () => {
    server = await openMailServer();
  });
  afterAll(() => server.close());

  test("a letter arrives with its way out in the head", async () => {
    const shop = await testShop();
    await withReaders(shop, "ada");
    shop.mail = openMailer(server.url, "Fernhill <hello@shop.example>");
    await sendLetter(shop, letter, "admin");
    expect(await deliverDueLetters(shop)).toBe(1);
    shop.mail.close();
    const [mail = ""] = server.arrived;
    const head = mail.split("\r\n\r\n", 1)[0]?.replaceAll(/\r\n\s+/g, " ") ?? "";
    expect(head).toContain("From: Fernhill <hello@shop.example>");
    expect(head).toContain("To: ada@example.com");
    expect(head).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    expect(head).toMatch(/List-Unsubscribe: <http:\/\/localhost:3000\/unsubscribe\/\d+\.[\w-]+>/);
  });
});
