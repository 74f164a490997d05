import { z } from "zod";
import {
  CUSTOMER_MAIL_KINDS,
  customerMailChangeSchema,
  customerMailPreviewSchema,
  customerMailSchema,
} from "#contract/sales/customer-mails.ts";
import { mailTestResultSchema, mailTestSchema } from "#contract/mail/mail-settings.ts";
import {
  previewCustomerMail,
  sendTestCustomerMail,
} from "#domain/sales/customer-mails/preview-customer-mail.ts";
import {
  listCustomerMails,
  switchCustomerMail,
} from "#domain/sales/customer-mails/switch-customer-mail.ts";
import { requireUser } from "../access/require-user.ts";
import { defineCall } from "../routing/define-call.ts";

const group = "Settings";
const params = z.object({ kind: z.enum(CUSTOMER_MAIL_KINDS) });

export const customerMailCalls = [
  defineCall({
    method: "get",
    path: "/settings/customer-mails",
    group,
    summary: "List the mails that customers get",
    response: z.array(customerMailSchema),
    handle: ({ shop }) => listCustomerMails(shop),
  }),
  defineCall({
    method: "put",
    path: "/settings/customer-mails/{kind}",
    group,
    summary: "Switch a mail to customers on or off",
    params,
    body: customerMailChangeSchema,
    response: z.array(customerMailSchema),
    handle: ({ shop, params, body, by }) => switchCustomerMail(shop, params.kind, body.isOn, by),
  }),
  defineCall({
    method: "get",
    path: "/settings/customer-mails/{kind}/preview",
    group,
    summary: "Read a mail as an invented customer would get it",
    params,
    response: customerMailPreviewSchema,
    handle: ({ shop, params }) => previewCustomerMail(shop, params.kind),
  }),
  defineCall({
    method: "post",
    path: "/settings/customer-mails/{kind}/test",
    group,
    summary: "Send that mail to oneself",
    description: "To the caller's own address by default. 422 says what to correct.",
    params,
    body: mailTestSchema,
    response: mailTestResultSchema,
    fails: ["unprocessable"],
    handle: ({ shop, params, user, body }) =>
      sendTestCustomerMail(shop, params.kind, requireUser(user), body.to),
  }),
];
