import {
  mailboxSettingsChangeSchema,
  mailboxSettingsSchema,
  mailboxTestResultSchema,
} from "#contract/mail/mailbox-settings.ts";
import { getMailboxSettings } from "#domain/infrastructure/mail/mailbox/get-mailbox-settings.ts";
import { tryMailbox } from "#domain/infrastructure/mail/mailbox/try-mailbox.ts";
import {
  removeMailboxSettings,
  updateMailboxSettings,
} from "#domain/infrastructure/mail/mailbox/update-mailbox-settings.ts";
import { defineCall } from "../routing/define-call.ts";

const group = "Settings";

export const mailboxSettingsCalls = [
  defineCall({
    method: "get",
    path: "/settings/mailbox",
    group,
    summary: "Read which mailbox customers' answers are read from",
    description: "The password is never sent.",
    response: mailboxSettingsSchema,
    handle: ({ shop }) => getMailboxSettings(shop),
  }),
  defineCall({
    method: "put",
    path: "/settings/mailbox",
    group,
    summary: "Read customers' answers from a mailbox by IMAP",
    description:
      "An empty or absent password keeps the stored one; for another server or username it must be sent again. Mail that arrived before is left alone.",
    body: mailboxSettingsChangeSchema,
    response: mailboxSettingsSchema,
    fails: ["conflict"],
    handle: ({ shop, body, by }) => updateMailboxSettings(shop, body, by),
  }),
  defineCall({
    method: "delete",
    path: "/settings/mailbox",
    group,
    summary: "Stop reading answers from the mailbox",
    response: mailboxSettingsSchema,
    handle: ({ shop, by }) => removeMailboxSettings(shop, by),
  }),
  defineCall({
    method: "post",
    path: "/settings/mailbox/test",
    group,
    summary: "Sign in to the mailbox and count its mails",
    description: "Changes nothing. 422 says what to correct.",
    response: mailboxTestResultSchema,
    fails: ["unprocessable"],
    handle: ({ shop }) => tryMailbox(shop),
  }),
];
