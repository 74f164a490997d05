import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type MailServer, openMailServer } from "#tests/support/mail-server.ts";
import { addCollection } from "#tests/support/add-collection.ts";
import { addSubscribers } from "#tests/support/add-subscribers.ts";
import { mailingShop } from "#tests/support/mailing-shop.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { openMailer } from "../../infrastructure/mail/open-mailer.ts";
import { listVersions } from "../../catalogue/collections/versions/list-versions.ts";
import { getCollection } from "../../catalogue/collections/get-collection.ts";
import { deleteSubscriber } from "../subscribers/delete-subscriber.ts";
import { listSubscribers } from "../subscribers/list-subscribers.ts";
import { subscribe } from "../subscribers/subscribe.ts";
import { getLetter } from "./get-letter.ts";
import { getSubscription } from "./get-subscription.ts";
import { listLetters } from "./list-letters.ts";
import { getMailState } from "./get-mail-state.ts";
import { sendTestLetter } from "./send-test-letter.ts";
import { stopLetter } from "./stop-letter.ts";
import { changeSubscription } from "./change-subscription.ts";
import { unsubscribeToken } from "./unsubscribe-token.ts";
import { sendLetter as sendLater } from "./send-letter.ts";
import { deliverDueMails } from "../deliver-due-mails.ts";

/** Without the time in which it can be stopped. */
const sendLetter = (...[shop, letter, by]: Parameters<typeof sendLater>) =>
  sendLater(shop, letter, by, { delaySeconds: 0 });

const idOf = async (shop: TestShop, name: string) =>
  (await listSubscribers(shop, { search: name })).items[0]?.id ?? 0;

const letter = { subject: "New at the bench", body: "Three rings.\n\nCome and see." };

describe("a letter", () => {
  test("is sent once to each active subscriber, with the collection", async () => {
    const { shop, sent } = await mailingShop();
    await addSubscribers(shop, "ada", "bob", "cleo");
    await changeSubscription(shop, unsubscribeToken(shop, await idOf(shop, "bob")), false);
    const collection = await addCollection(shop, "<b>Gold</b> & more", { slug: "gold" });
    const { id } = await sendLetter(shop, { ...letter, collectionId: collection.id }, "admin");
    const counts = await Promise.all([
      deliverDueMails(shop),
      deliverDueMails(shop),
      deliverDueMails(shop),
    ]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(2);
    expect(sent.map(({ to }) => to).toSorted()).toEqual(["ada@example.com", "cleo@example.com"]);
    expect(sent[0]?.html).toContain("&lt;b&gt;Gold&lt;/b&gt; &amp; more");
    expect(sent[0]?.html).not.toContain("<b>Gold");
    expect(sent[0]?.text).toMatch(/^Fernhill Goldsmith\n\nThree rings\.\n\nCome and see\.\n\n/);
    expect(sent[0]?.text).toContain("<b>Gold</b> & more");
    expect(sent[0]?.text).toContain("Explore http://localhost:3000/collections/gold");
    expect(sent[0]?.text).toContain(`Unsubscribe ${sent[0]?.unsubscribeUrl}`);
    expect(await getLetter(shop, id)).toMatchObject({ sent: 2, waiting: 0, createdBy: "admin" });
    expect((await listLetters(shop)).total).toBe(1);
  });

  test("is retried with the same message id after the server rejected it", async () => {
    const ids: string[] = [];
    const { shop, sent } = await mailingShop(({ messageId }) => {
      ids.push(messageId);
      return ids.length < 3 ? new Error("421 busy") : undefined;
    });
    await addSubscribers(shop, "ada");
    const { id } = await sendLetter(shop, letter, "admin");
    expect(await deliverDueMails(shop)).toBe(0);
    expect(await deliverDueMails(shop)).toBe(0);
    shop.clock.advance({ minutes: 6 });
    expect(await deliverDueMails(shop)).toBe(0);
    shop.clock.advance({ minutes: 11 });
    expect(await deliverDueMails(shop)).toBe(1);
    expect(sent).toHaveLength(1);
    expect(new Set(ids).size).toBe(1);
    expect(await getLetter(shop, id)).toMatchObject({ sent: 1, waiting: 0, failed: 0 });
  });

  test("fails for an unknown address and is sent to the others", async () => {
    const unknown = Object.assign(new Error("550 no such user"), {
      responseCode: 550,
      command: "RCPT TO",
    });
    const { shop } = await mailingShop(({ to }) => (to.startsWith("ada") ? unknown : undefined));
    await addSubscribers(shop, "ada", "bob");
    const { id } = await sendLetter(shop, letter, "admin");
    await deliverDueMails(shop);
    expect(await getLetter(shop, id)).toMatchObject({ sent: 1, failed: 1, waiting: 0 });
  });

  test("is not sent to a subscriber deleted in the meantime", async () => {
    const { shop, sent } = await mailingShop();
    await addSubscribers(shop, "ada", "bob");
    const { id } = await sendLetter(shop, letter, "admin");
    await deleteSubscriber(shop, await idOf(shop, "ada"), "admin");
    await deliverDueMails(shop);
    expect(sent.map(({ to }) => to)).toEqual(["bob@example.com"]);
    expect(await getLetter(shop, id)).toMatchObject({ sent: 1, stopped: 1 });
  });

  test("can be stopped before it is delivered", async () => {
    const { shop, sent } = await mailingShop();
    await addSubscribers(shop, "ada", "bob");
    const { id } = await sendLetter(shop, letter, "admin");
    expect(await stopLetter(shop, id)).toMatchObject({ stopped: 2, waiting: 0 });
    expect(await deliverDueMails(shop)).toBe(0);
    expect(sent).toEqual([]);
  });

  test("needs a subscriber and a published collection", async () => {
    const { shop } = await mailingShop();
    await expect(sendLetter(shop, letter, "admin")).rejects.toThrow(
      "No one has confirmed their subscription yet",
    );
    expect((await listLetters(shop)).total).toBe(0);
    await addSubscribers(shop, "ada");
    const draft = await addCollection(shop, "Not yet", { isPublished: false });
    await expect(
      sendLetter(shop, { ...letter, collectionId: draft.id }, "admin"),
    ).rejects.toMatchObject({ code: "not-found" });
  });

  test("publishes its draft on request, and only if it is sent", async () => {
    const { shop, sent } = await mailingShop();
    const { id } = await addCollection(shop, "Cold gold", { isPublished: false });
    const announcement = { ...letter, collectionId: id, publish: true };
    const isPublished = async () => (await getCollection(shop, id, "admin")).isPublished;
    await expect(sendLetter(shop, announcement, "admin")).rejects.toThrow("No one has confirmed");
    expect(await isPublished()).toBe(false);
    await addSubscribers(shop, "ada");
    await sendLetter(shop, announcement, "admin");
    expect(await isPublished()).toBe(true);
    expect((await listVersions(shop, id))[0]).toMatchObject({ savedBy: "admin" });
    await deliverDueMails(shop);
    expect(sent[0]?.text).toContain("/collections/cold-gold");
  });

  test("is not sent to an unconfirmed subscriber", async () => {
    const { shop, sent } = await mailingShop();
    await addSubscribers(shop, "ada");
    await subscribe({ ...shop, mail: null }, "bob@example.com");
    const { id } = await sendLetter(shop, letter, "admin");
    await deliverDueMails(shop);
    expect(sent.map(({ to }) => to)).toEqual(["ada@example.com"]);
    expect(await getLetter(shop, id)).toMatchObject({ sent: 1, stopped: 0 });
  });

  test("needs a mail server", async () => {
    const shop = await testShop();
    await addSubscribers(shop, "ada");
    expect(await deliverDueMails(shop)).toBe(0);
    expect(await getMailState(shop)).toMatchObject({ isSetUp: false, from: null, readers: 1 });
    await expect(sendLetter(shop, letter, "admin")).rejects.toMatchObject({
      code: "unprocessable",
    });
  });

  test("can be sent to the shop's own address as a test", async () => {
    const { shop, sent } = await mailingShop();
    expect(await sendTestLetter(shop, letter)).toEqual({ to: "hello@fernhill-goldsmith.example" });
    expect(sent).toMatchObject([{ subject: "New at the bench" }]);
  });
});

describe("an unsubscribe link", () => {
  test("ends and resumes the subscription", async () => {
    const shop = await testShop();
    await addSubscribers(shop, "ada");
    const token = unsubscribeToken(shop, await idOf(shop, "ada"));
    await changeSubscription(shop, token, false);
    await changeSubscription(shop, token, false);
    expect(await getSubscription(shop, token)).toEqual({ isActive: false });
    await changeSubscription(shop, token, true);
    expect(await getSubscription(shop, token)).toEqual({ isActive: true });
  });

  test("is not found when it is forged or another subscriber's", async () => {
    const shop = await testShop();
    await addSubscribers(shop, "ada", "bob");
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

  test("does not restore a deleted subscriber", async () => {
    const shop = await testShop();
    await addSubscribers(shop, "ada");
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

  test("a letter arrives with one-click unsubscribe headers", async () => {
    const shop = await testShop();
    await addSubscribers(shop, "ada");
    shop.mail = openMailer(server.url, "Fernhill <hello@shop.example>");
    await sendLetter(shop, letter, "admin");
    expect(await deliverDueMails(shop)).toBe(1);
    shop.mail.close();
    const [mail = ""] = server.arrived;
    const head = mail.split("\r\n\r\n", 1)[0]?.replaceAll(/\r\n\s+/g, " ") ?? "";
    expect(head).toContain("From: Fernhill <hello@shop.example>");
    expect(head).toContain("To: ada@example.com");
    expect(head).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    expect(head).toMatch(/List-Unsubscribe: <http:\/\/localhost:3000\/unsubscribe\/\d+\.[\w-]+>/);
  });
});
