import {
  mailRecordsSchema,
  mailSettingsChangeSchema,
  mailSettingsSchema,
  mailTestResultSchema,
  mailTestSchema,
} from "#contract/mail/mail-settings.ts";
import { checkMailRecords } from "#domain/infrastructure/mail/check-mail-records.ts";
import { getMailSettings } from "#domain/infrastructure/mail/get-mail-settings.ts";
import { sendTestMail } from "#domain/infrastructure/mail/send-test-mail.ts";
import {
  removeMailSettings,
  updateMailSettings,
} from "#domain/infrastructure/mail/update-mail-settings.ts";
import { requireUser } from "../access/require-user.ts";
import { defineCall } from "../routing/define-call.ts";

const group = "Settings";

export const mailSettingsCalls = [
  defineCall({
    method: "get",
    path: "/settings/mail",
    group,
    summary: "Read how the shop sends mail",
    description:
      'The password is never sent. `setUpIn` is "server" where SMTP_URL is set, which wins.',
    response: mailSettingsSchema,
    handle: ({ shop }) => getMailSettings(shop),
  }),
  defineCall({
    method: "put",
    path: "/settings/mail",
    group,
    summary: "Set up the mail server",
    description:
      "An empty or absent password keeps the stored one; for another server it must be sent again.",
    body: mailSettingsChangeSchema,
    response: mailSettingsSchema,
    fails: ["conflict"],
    handle: ({ shop, body, by }) => updateMailSettings(shop, body, by),
  }),
  defineCall({
    method: "delete",
    path: "/settings/mail",
    group,
    summary: "Stop sending mail",
    response: mailSettingsSchema,
    fails: ["conflict"],
    handle: ({ shop, by }) => removeMailSettings(shop, by),
  }),
  defineCall({
    method: "post",
    path: "/settings/mail/test",
    group,
    summary: "Send a test mail",
    description: "To the caller's own address by default. 422 says what to correct.",
    body: mailTestSchema,
    response: mailTestResultSchema,
    fails: ["unprocessable"],
    handle: ({ shop, user, body }) => sendTestMail(shop, requireUser(user), body.to),
  }),
  defineCall({
    method: "post",
    path: "/settings/mail/records",
    group,
    summary: "Look up the SPF, DKIM and DMARC records of the sender's domain",
    response: mailRecordsSchema,
    fails: ["unprocessable"],
    handle: ({ shop }) => checkMailRecords(shop),
  }),
];
