import { expect, test } from "vitest";
import { CUSTOMER_MAIL_KINDS, type CustomerMailKind } from "#contract/sales/customer-mails.ts";
import { mailingShop } from "#tests/support/mailing-shop.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { updatePage } from "../../catalogue/pages/update-page.ts";
import { getSettings } from "../../infrastructure/settings/get-settings.ts";
import { updateSettings } from "../../infrastructure/settings/update-settings.ts";
import { composeCustomerMail } from "./compose-customer-mail.ts";
import {
  exampleFacts,
  previewCustomerMail,
  sendTestCustomerMail,
} from "./preview-customer-mail.ts";
import { queueCustomerMail } from "./queue-customer-mail.ts";
import { listCustomerMails, switchCustomerMail } from "./switch-customer-mail.ts";
import { deliverDueMails } from "../../newsletter/deliver-due-mails.ts";

const about = { kind: "inquiry" as const, id: 7 };
const inquiry = { name: "Ana Ruiz", topic: "Opal ring", privateUrl: "http://localhost:3000/i/x" };
const ana = { about, to: "ana@example.com" };

test.each(CUSTOMER_MAIL_KINDS.map((kind) => [kind]))(
  "previews %s in the shop's own name, readable as plain text",
  async (kind) => {
    const shop = await testShop({ isNew: true });
    const { subject, text, html } = await previewCustomerMail(shop, kind);
    expect(subject).not.toBe("");
    expect(text).toMatch(/^Jewelry shop\n\n/);
    expect(text).not.toMatch(/<|undefined|null/);
    expect(text + html).not.toMatch(/Fernhill|Staunton/);
    expect(html).toContain("<!doctype html>");
  },
);

test("escapes hostile words in HTML", async () => {
  const shop = await testShop();
  const hostile = { ...inquiry, name: "<b>Ana</b>", topic: '"><script>' };
  const { html } = await composeCustomerMail(shop, "received", {
    ...hostile,
    message: "<img src=x onerror=alert(1)>\nSecond line",
  });
  expect(html).toContain("Hello,");
  expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;<br>Second line");
  expect(html).not.toMatch(/<script|<img|<b>/);
});

test.each([
  ["Ana Ruiz", "Hi Ana,"],
  ["Zoë", "Hi Zoë,"],
  ["O’Neil, J.", "Hello,"],
  ["https://spam.example", "Hello,"],
  ["", "Hello,"],
])("greets %s with %s", async (name, greeting) => {
  const shop = await testShop();
  const { text } = await composeCustomerMail(shop, "received", {
    ...inquiry,
    name,
    message: "Hello",
  });
  expect(text).toContain(`\n\n${greeting}\n\n`);
});

test("names the street for a pickup alone where the shop hides it", async () => {
  const shop = await testShop();
  const { addressLine } = await getSettings(shop);
  const { ready, shipped } = await exampleFacts(shop);
  expect((await composeCustomerMail(shop, "shipped", shipped)).text).toContain(addressLine);
  await updateSettings(shop, { showStreet: false }, null);
  expect((await composeCustomerMail(shop, "shipped", shipped)).text).not.toContain(addressLine);
  const { text } = await composeCustomerMail(shop, "ready", ready);
  expect(text.split(addressLine)).toHaveLength(2);
});

test("links the care guide once it is written", async () => {
  const shop = await testShop();
  const { delivered } = await exampleFacts(shop);
  await updatePage(shop, "care-guide", { content: "" }, null);
  expect((await composeCustomerMail(shop, "delivered", delivered)).text).not.toContain("/pages/");
  await updatePage(shop, "care-guide", { content: "<p>Keep it dry.</p>" }, null);
  const { text } = await composeCustomerMail(shop, "delivered", delivered);
  expect(text).toContain("Read the care guide: http://localhost:3000/pages/care-guide");
});

test("threads the mails of an inquiry under one subject", async () => {
  const { shop, sent } = await mailingShop();
  await queueCustomerMail(shop, "received", { ...inquiry, message: "Is it there?" }, ana);
  await queueCustomerMail(shop, "reply", { ...inquiry, text: "It is." }, ana);
  const theirs = "<theirs@mail.example>";
  const answer = { ...ana, inReplyTo: theirs };
  await queueCustomerMail(shop, "reply", { ...inquiry, text: "Until Friday." }, answer);
  await deliverDueMails(shop);
  const [received, first, second] = sent;
  expect(sent.map(({ subject }) => subject)).toEqual([
    "Your inquiry: Opal ring",
    "Re: Your inquiry: Opal ring",
    "Re: Your inquiry: Opal ring",
  ]);
  expect(received).not.toHaveProperty("inReplyTo");
  expect(first).toMatchObject({
    inReplyTo: received?.messageId,
    references: [received?.messageId],
    replyTo: "hello@fernhill-goldsmith.example",
  });
  expect(second).toMatchObject({
    inReplyTo: theirs,
    references: [received?.messageId, first?.messageId, theirs],
  });
});

test("confirms at most three messages a day to an address", async () => {
  const { shop } = await mailingShop();
  const confirm = (to: string) =>
    queueCustomerMail(shop, "received", { ...inquiry, message: "Hello" }, { about, to });
  for (let count = 1; count <= 3; count += 1) {
    expect(await confirm("ana@example.com")).not.toBeNull();
  }
  expect(await confirm("ana@example.com")).toBeNull();
  expect(await confirm("bo@example.com")).not.toBeNull();
  shop.clock.advance({ days: 1, minutes: 1 });
  expect(await confirm("ana@example.com")).not.toBeNull();
  shop.clock.advance({ days: -30 });
  expect(await confirm("ana@example.com")).not.toBeNull();
});

test("does not repeat a message with a link in its confirmation", async () => {
  const shop = await testShop();
  const compose = async (message: string) =>
    (await composeCustomerMail(shop, "received", { ...inquiry, message })).text;
  expect(await compose("Is it there?")).toContain("> Is it there?");
  expect(await compose("Cheap watches at https://watches.example")).not.toContain("watches");
});

test("queues nothing where it is switched off, mail is not set up, or there is no address", async () => {
  const { shop } = await mailingShop();
  const queue = (to: string | null, from = shop) =>
    queueCustomerMail(from, "reply", { ...inquiry, text: "It is." }, { about, to });
  expect(await queue(null)).toBeNull();
  expect(await queue("")).toBeNull();
  expect(await queue("ana@example.com", { ...shop, mail: null })).toBeNull();
  await switchCustomerMail(shop, "reply", false, null);
  expect(await queue("ana@example.com")).toBeNull();
  await switchCustomerMail(shop, "reply", true, null);
  expect(await queue("ana@example.com")).toMatchObject({ state: "waiting", kind: "reply" });
});

test("switches each mail by itself", async () => {
  const shop = await testShop();
  const off = async (): Promise<CustomerMailKind[]> =>
    (await listCustomerMails(shop)).filter(({ isOn }) => !isOn).map(({ kind }) => kind);
  expect(await off()).toEqual([]);
  await Promise.all([
    switchCustomerMail(shop, "shipped", false, null),
    switchCustomerMail(shop, "received", false, null),
  ]);
  expect(await off()).toEqual(["received", "shipped"]);
  await switchCustomerMail(shop, "shipped", true, null);
  expect(await off()).toEqual(["received"]);
});

test("sends the preview to the person who asks for it", async () => {
  const { shop, sent } = await mailingShop();
  const person = { id: 1, username: "ada", email: "ada@shop.example" } as never;
  const result = await sendTestCustomerMail(shop, "shipped", person);
  expect(result).toMatchObject({ to: "ada@shop.example" });
  const preview = await previewCustomerMail(shop, "shipped");
  expect(sent).toMatchObject([{ to: "ada@shop.example", ...preview }]);
  const none = sendTestCustomerMail({ ...shop, mail: null }, "shipped", person);
  await expect(none).rejects.toMatchObject({ code: "unprocessable" });
});
