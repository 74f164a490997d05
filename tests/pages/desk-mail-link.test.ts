import { expect, test } from "vitest";
import { deskMailToken } from "#domain/access/desk-mails/desk-mail-token.ts";
import { getDeskMails } from "#domain/access/desk-mails/get-desk-mails.ts";
import { addPerson } from "#tests/support/add-person.ts";
import { testPages } from "#tests/support/test-pages.ts";
import { testShop } from "#tests/support/test-shop.ts";

test("one press in a mail program ends the weekly summary, and opening the link does not", async () => {
  const shop = await testShop();
  const userId = await addPerson(shop, { email: "ruth@example.com" });
  const pages = testPages(shop);
  const path = `/unsubscribe/${deskMailToken(shop, { kind: "summary", userId })}`;
  const opened = await pages(path);
  expect(await opened.text()).toContain("Stop the weekly summary?");
  expect(await getDeskMails(shop, userId)).toMatchObject({ summary: true });

  const oneClick = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
  expect((await pages(path, { method: "POST", body: oneClick })).status).toBe(200);
  expect(await getDeskMails(shop, userId)).toMatchObject({ health: true, summary: false });
  const again = new URLSearchParams({ wish: "again" });
  expect((await pages(path, { method: "POST", body: again })).status).toBe(303);
  expect(await getDeskMails(shop, userId)).toMatchObject({ summary: true });
});

test.each([
  ["an empty body", undefined, undefined],
  ["text", "text/plain", "List-Unsubscribe=One-Click"],
  ["JSON", "application/json", '{"List-Unsubscribe":"One-Click"}'],
  ["a form that is cut off", "multipart/form-data; boundary=x", "--x\r\nContent-Dis"],
])("%s that a mail program posts ends the summary too", async (_, type, body) => {
  const shop = await testShop();
  const userId = await addPerson(shop, { email: "ruth@example.com" });
  const path = `/unsubscribe/${deskMailToken(shop, { kind: "summary", userId })}`;
  const headers = new Headers(type === undefined ? {} : { "Content-Type": type });
  const answer = await testPages(shop)(path, { method: "POST", headers, body: body ?? null });
  expect(answer.status).toBe(200);
  expect(await getDeskMails(shop, userId)).toMatchObject({ summary: false });
});
