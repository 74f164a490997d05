import { expect, test } from "vitest";
import { addInquiry } from "#tests/support/new-inquiry.ts";
import { newOrder } from "#tests/support/new-order.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { recordOrder } from "../../orders/record-order.ts";
import { findInquiryOf, isSenderVerified } from "./find-answered-inquiry.ts";

const FROM = "From: Ana <ana@example.com>";
const PASSED = "dmarc=pass header.from=example.com";
const own = (results: string) => `Authentication-Results: mx.google.com; ${results}`;

const isVerified = (lines: string[], from = "ana@example.com") =>
  isSenderVerified(`${lines.join("\r\n")}\r\n\r\n`, { from, authservId: "mx.google.com" });

test.each([
  own(PASSED),
  `authentication-results:MX.google.com 1;\r\n spf=fail smtp.mailfrom=x.example;\r\n\tDMARC=Pass (p=NONE)\r\n header.from=Example.com`,
  own(`dkim=pass header.i=@example.com; dmarc=pass(p=none dis=none)  header.from=example.com`),
])("accepts the mailbox's server: %j", (line) => {
  expect(isVerified([line, FROM])).toBe(true);
});

test.each([
  ["no result", "X-Other: 1"],
  ["no result of DMARC", own("spf=pass smtp.mailfrom=example.com; dkim=pass header.d=example.com")],
  ["a failure", own("dmarc=fail header.from=example.com")],
  ["a policy of none", own("dmarc=none header.from=example.com")],
  ["another domain", own("dmarc=pass header.from=mallory.example")],
  ["a domain below", own("dmarc=pass header.from=mail.example.com")],
  ["no domain", own("dmarc=pass")],
  ["another server", `Authentication-Results: mx.mallory.example; ${PASSED}`],
  ["a server that is named alike", `Authentication-Results: evil-mx.google.com; ${PASSED}`],
  ["no server", `Authentication-Results: ${PASSED}`],
  ["a comment", own(`dmarc=fail (${PASSED}) header.from=example.com`)],
  ["a comment with a semicolon", own(`spf=fail (he said; ${PASSED}); dkim=none`)],
  ["a comment in a comment", own(`spf=fail ((x) ; ${PASSED} ); dkim=none`)],
  ["a comment with an escaped end", own(`spf=fail (x\\) ; ${PASSED} ); dkim=none`)],
  ["a comment without an end", own(`spf=fail (x ; ${PASSED}`)],
  ["a quoted name", own(`spf=fail smtp.mailfrom="x; ${PASSED}"@mallory.example`)],
  ["a quoted name with an escaped quote", own(`spf=fail smtp.helo="x\\"; ${PASSED};"`)],
  ["two results", own(`${PASSED}; dmarc=fail header.from=example.com`)],
  ["another field", `X-Authentication-Results: mx.google.com; ${PASSED}`],
  ["the subject", `Subject: x Authentication-Results: mx.google.com; ${PASSED}`],
])("does not accept %s", (_what, line) => {
  expect(isVerified([line, FROM])).toBe(false);
});

test("accepts no field that the sender wrote below the server's own", () => {
  expect(isVerified([own("dmarc=fail header.from=example.com"), own(PASSED), FROM])).toBe(false);
  expect(isVerified([own("spf=none"), own(PASSED), FROM])).toBe(false);
  expect(isVerified(["Authentication-Results: mx.google.com;", own(PASSED), FROM])).toBe(false);
});

test("looks past the fields of other servers", () => {
  expect(isVerified(["Authentication-Results: bimi.example; bimi=none", own(PASSED), FROM])).toBe(
    true,
  );
});

test("accepts nobody with two senders or none", () => {
  expect(isVerified([own(PASSED), FROM, "From: mallory@mallory.example"])).toBe(false);
  expect(isVerified([own(PASSED), "FROM : mallory@mallory.example", FROM])).toBe(false);
  expect(isVerified([own(PASSED)])).toBe(false);
});

test("accepts nobody where the server's name is not known", () => {
  const header = `Authentication-Results: undefined; ${PASSED}\r\n${FROM}\r\n\r\n`;
  expect(isSenderVerified(header, { from: "ana@example.com", authservId: undefined })).toBe(false);
});

test("finds the inquiry that an order was recorded in, and none for another order", async () => {
  const shop = await testShop();
  const { id } = await addInquiry(shop, { name: "Ana", email: "ana@example.com" });
  const items = [{ title: "Band", quantity: 1, price: "640.00" }];
  const first = await recordOrder(shop, newOrder(items, { inquiryId: id }), "ada");
  const second = await recordOrder(shop, newOrder(items, { inquiryId: id }), "ada");
  const alone = await recordOrder(shop, newOrder(items), "ada");
  const found = [first, second, alone].map((order) => findInquiryOf(shop, order.id));
  expect(await Promise.all(found)).toEqual([id, id, null]);
});
