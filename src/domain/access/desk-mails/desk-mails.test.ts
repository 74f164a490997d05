import { expect, test } from "vitest";
import { addPerson } from "#tests/support/add-person.ts";
import { mailingShop } from "#tests/support/mailing-shop.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { signToken } from "../../infrastructure/signing/signed-token.ts";
import { changeDeskMail, findDeskMailChoice } from "./change-desk-mail.ts";
import { chooseDeskMails } from "./choose-desk-mails.ts";
import { deskMailToken, readDeskMailToken } from "./desk-mail-token.ts";
import { getDeskMails } from "./get-desk-mails.ts";
import { listDeskMailReaders } from "./list-desk-mail-readers.ts";
import { queueDeskMail } from "./queue-desk-mail.ts";
import { deliverDueMails } from "../../newsletter/deliver-due-mails.ts";

const MAIL = {
  kind: "health",
  subject: "Your shop needs you",
  body: "Search misses a piece.",
  reason: "Once a day at most.",
  day: "2026-11-20",
} as const;

test("each person chooses their own mails, and gets all of them at first", async () => {
  const shop = await testShop();
  const id = await addPerson(shop, { email: "ruth@example.com" });
  const other = await addPerson(shop, { email: "ada@example.com" });
  expect(await getDeskMails(shop, id)).toEqual({
    health: true,
    summary: true,
    email: "ruth@example.com",
  });
  expect(await chooseDeskMails(shop, id, { summary: false })).toMatchObject({
    health: true,
    summary: false,
  });
  expect(await chooseDeskMails(shop, id, {})).toMatchObject({ health: true, summary: false });
  expect(await listDeskMailReaders(shop, "summary")).toEqual([
    { id: other, email: "ada@example.com" },
  ]);
  await expect(getDeskMails(shop, "nobody")).rejects.toMatchObject({ code: "not-found" });
});

test("the link of a mail ends its kind for its person, and resumes it", async () => {
  const shop = await testShop();
  const userId = await addPerson(shop, { email: "ruth@example.com" });
  const choice = { kind: "summary", userId } as const;
  expect(readDeskMailToken(shop, deskMailToken(shop, choice))).toEqual(choice);
  await changeDeskMail(shop, choice, false);
  await changeDeskMail(shop, choice, false);
  expect(await getDeskMails(shop, userId)).toMatchObject({ health: true, summary: false });
  expect(await findDeskMailChoice(shop, choice)).toEqual({ isActive: false });
  await changeDeskMail(shop, choice, true);
  expect(await findDeskMailChoice(shop, choice)).toEqual({ isActive: true });
  await shop.db.deleteFrom("users").execute();
  expect(await findDeskMailChoice(shop, choice)).toEqual({ isActive: false });
});

test("no other token ends a mail", async () => {
  const shop = await testShop();
  const token = deskMailToken(shop, { kind: "health", userId: "ruth" });
  expect(readDeskMailToken(shop, token)).toEqual({ kind: "health", userId: "ruth" });
  for (const forged of [
    token.replace("health", "summary"),
    `${token}x`,
    signToken(shop, "unsubscribe", "health-ruth"),
    signToken(shop, "desk mail", "letters-ruth"),
    "",
  ]) {
    expect([forged, readDeskMailToken(shop, forged)]).toEqual([forged, null]);
  }
});

test("a person gets one mail of a kind a day, with a link that ends them", async () => {
  const { shop, sent } = await mailingShop();
  const reader = { id: await addPerson(shop), email: "ruth@example.com" };
  const [first, again] = [
    await queueDeskMail(shop, reader, MAIL),
    await queueDeskMail(shop, reader, MAIL),
  ];
  expect(again).toEqual(first);
  await queueDeskMail(shop, reader, { ...MAIL, day: "2026-11-21" });
  await deliverDueMails(shop);
  expect(sent).toHaveLength(2);
  const stored = JSON.stringify(await shop.db.selectFrom("outgoingMails").selectAll().execute());
  expect(stored).not.toContain(deskMailToken(shop, { kind: "health", userId: reader.id }));
  const url = sent[0]?.unsubscribeUrl ?? "";
  expect(sent[0]?.text).toMatch(/Once a day at most\.\nStop these emails: http/);
  expect(sent[0]?.text).toContain(url);
  expect(sent[0]?.html).toContain(`<a href="${url}"`);
  expect(readDeskMailToken(shop, url.split("/").at(-1) ?? "")).toEqual({
    kind: "health",
    userId: reader.id,
  });
});

test("queues nothing without mail", async () => {
  const shop = await testShop();
  const reader = { id: await addPerson(shop), email: "ruth@example.com" };
  expect(await queueDeskMail(shop, reader, MAIL)).toBeNull();
});
