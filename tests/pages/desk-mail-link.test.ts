import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { deskMailToken } from "#domain/access/desk-mails/desk-mail-token.ts";
import { getDeskMails } from "#domain/access/desk-mails/get-desk-mails.ts";
import { shopContext } from "#http/loader-context.ts";
import { addPerson } from "#tests/support/add-person.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { action, loader } from "#web/storefront/unsubscribe/route.tsx";

test("one press in a mail program ends the weekly summary, and opening the link does not", async () => {
  const shop = await testShop();
  const userId = await addPerson(shop, { email: "ruth@example.com" });
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  const params = { token: deskMailToken(shop, { kind: "summary", userId }) };
  const url = `http://localhost:3000/unsubscribe/${params.token}`;
  const args = (request: Request) =>
    ({ context, params, request, url: new URL(url), pattern: "" }) as never;
  const opened = await loader(args(new Request(url)));
  expect(opened.data).toEqual({ isActive: true, of: "summary" });
  expect(await getDeskMails(shop, userId)).toMatchObject({ summary: true });

  const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
  await action(args(new Request(url, { method: "POST", body })));
  expect(await getDeskMails(shop, userId)).toMatchObject({ health: true, summary: false });
  const again = new URLSearchParams({ wish: "again" });
  await action(args(new Request(url, { method: "POST", body: again })));
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
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  const params = { token: deskMailToken(shop, { kind: "summary", userId }) };
  const headers = new Headers(type === undefined ? {} : { "Content-Type": type });
  const url = `http://localhost:3000/unsubscribe/${params.token}`;
  const request = new Request(url, { method: "POST", headers, body: body ?? null });
  await action({ context, params, request, url: new URL(url), pattern: "" });
  expect(await getDeskMails(shop, userId)).toMatchObject({ summary: false });
});
