import { expect, test } from "vitest";
import type { MailboxSettings } from "#contract/mail/mailbox-settings.ts";
import type { MailSettings } from "#contract/mail/mail-settings.ts";
import { toMailboxChange, toMailboxFields } from "./mailbox-form.tsx";

const off: MailboxSettings = {
  isOn: false,
  host: "",
  port: 993,
  security: "tls",
  user: "",
  hasPassword: false,
  updatedAt: null,
  checkedAt: null,
  failure: null,
};

const mail: MailSettings = {
  setUpIn: "settings",
  host: "smtp.fastmail.com",
  port: 465,
  security: "tls",
  user: "hello@shop.example",
  from: "hello@shop.example",
  hasPassword: true,
  updatedAt: null,
};

test("fills in the mailbox of the provider that sends", () => {
  expect(toMailboxFields(off, mail)).toEqual({
    host: "imap.fastmail.com",
    port: "993",
    security: "tls",
    user: "hello@shop.example",
    password: "",
  });
});

test("starts empty where the provider is not known", () => {
  expect(toMailboxFields(off, { ...mail, host: "smtp.other.example" })).toMatchObject({
    host: "",
    user: "",
  });
});

test("keeps what is set up", () => {
  const on = { ...off, isOn: true, host: "imap.other.example", user: "ana" };
  expect(toMailboxFields(on, mail)).toMatchObject({ host: "imap.other.example", user: "ana" });
});

test("sends the port as a number, with the version that was opened", () => {
  const updatedAt = "2026-11-20T15:00:00.000Z";
  const change = toMailboxChange(toMailboxFields(off, mail), { ...off, updatedAt });
  expect(change).toMatchObject({ port: 993, updatedAt });
});
