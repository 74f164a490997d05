import { expect, test } from "vitest";
import type { MailSettings } from "#contract/mail/mail-settings.ts";
import { mailFieldsSchema, toChange, toFields } from "./mail-fields.ts";

const settings: MailSettings = {
  setUpIn: "settings",
  host: "smtp.fastmail.com",
  port: 465,
  security: "tls",
  user: "hello@shop.example",
  from: "Fernhill <hello@shop.example>",
  hasPassword: true,
  updatedAt: "2026-11-20T15:00:00.000Z",
};

test("takes the sender apart and puts it together again", () => {
  const fields = toFields(settings, "Anything");
  expect(fields).toMatchObject({ senderName: "Fernhill", senderAddress: "hello@shop.example" });
  expect(toChange(fields, settings)).toMatchObject({
    from: "Fernhill <hello@shop.example>",
    port: 465,
    password: "",
    updatedAt: settings.updatedAt,
  });
});

test("starts with the shop's name as the sender", () => {
  const none = { ...settings, setUpIn: null, from: "" };
  expect(toFields(none, "Calloway Jewelry").senderName).toBe("Calloway Jewelry");
});

test("keeps a sender without a name", () => {
  const bare = { ...settings, from: "hello@shop.example" };
  expect(toChange(toFields(bare, "Anything"), bare).from).toBe("hello@shop.example");
});

test.each([{ port: "abc" }, { port: "" }, { senderAddress: "hello" }, { host: "" }])(
  "refuses %j",
  (change) => {
    const fields = { ...toFields(settings, ""), ...change };
    expect(mailFieldsSchema.safeParse(fields).success).toBe(false);
  },
);
