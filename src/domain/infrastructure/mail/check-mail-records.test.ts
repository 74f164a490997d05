import { expect, test } from "vitest";
import { testShop } from "#tests/support/test-shop.ts";
import { checkMailRecords } from "./check-mail-records.ts";
import { updateMailSettings } from "./update-mail-settings.ts";

const fastmail = {
  host: "smtp.fastmail.com",
  port: 465,
  security: "tls",
  user: "hello@shop.example",
  password: "secret",
  from: "Fernhill <hello@shop.example>",
} as const;

async function check(zone: Record<string, string[]>, change: Partial<typeof fastmail> = {}) {
  const shop = await testShop();
  await updateMailSettings(shop, { ...fastmail, ...change }, null);
  shop.outbound = { ...shop.outbound, lookUpTexts: (name) => Promise.resolve(zone[name] ?? []) };
  const { domain, records } = await checkMailRecords(shop);
  return { domain, ...Object.fromEntries(records.map((record) => [record.kind, record])) };
}

test("gives the records to add where there are none", async () => {
  expect(await check({})).toMatchObject({
    domain: "shop.example",
    SPF: {
      state: "missing",
      record: { name: "shop.example", value: "v=spf1 include:spf.messagingengine.com ~all" },
    },
    DKIM: { state: "missing", record: null, help: expect.stringContaining("fastmail") },
    DMARC: {
      state: "missing",
      record: {
        name: "_dmarc.shop.example",
        value: "v=DMARC1; p=none; rua=mailto:hello@shop.example",
      },
    },
  });
});

test("adds the provider to an SPF record that names another", async () => {
  const { SPF } = (await check({
    "shop.example": ["google-site-verification=x", "v=spf1 include:_spf.google.com -all"],
  })) as Record<string, unknown>;
  expect(SPF).toMatchObject({
    state: "wrong",
    record: { value: "v=spf1 include:_spf.google.com include:spf.messagingengine.com -all" },
  });
});

test("refuses two SPF records, which cancel each other", async () => {
  const zone = { "shop.example": ["v=spf1 a ~all", "v=spf1 include:spf.messagingengine.com ~all"] };
  expect(await check(zone)).toMatchObject({ SPF: { state: "wrong" } });
});

test("finds what is in place", async () => {
  const zone = {
    "shop.example": ["v=spf1 include:spf.messagingengine.com ?all"],
    "fm2._domainkey.shop.example": ["v=DKIM1; k=rsa; p=MIGfMA0"],
    "_dmarc.shop.example": ["v=DMARC1; p=reject"],
  };
  expect(await check(zone)).toMatchObject({
    SPF: { state: "ok", record: null },
    DKIM: { state: "ok" },
    DMARC: { state: "ok", record: null },
  });
});

test("leaves the domains of a provider to the provider", async () => {
  const result = await check({}, { from: "ruth@gmail.com" as never });
  expect(result).toMatchObject({
    domain: "gmail.com",
    SPF: { state: "ok", sentence: "Gmail takes care of this for addresses at gmail.com." },
  });
});

test("says that it could not look, and keeps the record to add", async () => {
  const shop = await testShop();
  await updateMailSettings(shop, fastmail, null);
  const { records } = await checkMailRecords(shop);
  expect(records.map(({ state }) => state)).toEqual(["unknown", "unknown", "unknown"]);
  expect(records[0]?.record?.value).toContain("spf.messagingengine.com");
});

test("needs mail to be set up", async () => {
  const shop = await testShop();
  await expect(checkMailRecords(shop)).rejects.toMatchObject({ code: "unprocessable" });
});
