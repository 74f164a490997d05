import { z } from "zod";
import { instant } from "#contract/field-schemas.ts";
import { deskMailsChangeSchema, deskMailsSchema } from "#contract/access/desk-mails.ts";
import { emailChangeSchema } from "#contract/access/people.ts";
import { passwordChangeSchema } from "#contract/access/sign-in.ts";
import { chooseDeskMails } from "#domain/access/desk-mails/choose-desk-mails.ts";
import { getDeskMails } from "#domain/access/desk-mails/get-desk-mails.ts";
import { changeEmail } from "#domain/access/people/change-email.ts";
import { changePassword } from "#domain/access/people/change-password.ts";
import { endOtherSessions } from "#domain/access/sessions/end-other-sessions.ts";
import { listSessions } from "#domain/access/sessions/list-sessions.ts";
import { deviceCookie } from "#http/device-cookie.ts";
import { messageSchema } from "../routing/response-schemas.ts";
import { defineCall } from "../routing/define-call.ts";
import { requireUser } from "./require-user.ts";

const group = "Account";

const sessionSchema = z.object({
  id: z.string(),
  userAgent: z.string().nullable(),
  createdAt: instant,
  lastSeenAt: instant,
  current: z.boolean(),
});

export const accountCalls = [
  defineCall({
    method: "post",
    path: "/account/password",
    access: "pieces",
    group,
    summary: "Change your password",
    description: "Signs out everywhere else.",
    body: passwordChangeSchema,
    response: messageSchema,
    fails: ["conflict", "too-many-requests"],
    handle: async ({ c, shop, user, body }) => {
      const deviceToken = await changePassword(shop, requireUser(user), {
        ...body,
        currentToken: c.get("sessionToken"),
      });
      c.header("Set-Cookie", deviceCookie(shop, deviceToken));
      return { message: "Password changed successfully" };
    },
  }),
  defineCall({
    method: "put",
    path: "/account/email",
    access: "pieces",
    group,
    summary: "Set the address by which a forgotten password is reset",
    body: emailChangeSchema,
    response: messageSchema,
    fails: ["conflict", "too-many-requests"],
    handle: async ({ shop, user, body }) => {
      await changeEmail(shop, requireUser(user), body);
      return { message: "Email saved" };
    },
  }),
  defineCall({
    method: "get",
    path: "/account/mails",
    group,
    summary: "Read which emails your shop sends you",
    response: deskMailsSchema,
    handle: ({ shop, user }) => getDeskMails(shop, requireUser(user).id),
  }),
  defineCall({
    method: "put",
    path: "/account/mails",
    group,
    summary: "Choose which emails your shop sends you",
    body: deskMailsChangeSchema,
    response: deskMailsSchema,
    handle: ({ shop, user, body }) => chooseDeskMails(shop, requireUser(user).id, body),
  }),
  defineCall({
    method: "get",
    path: "/account/sessions",
    access: "pieces",
    group,
    summary: "List your sessions",
    response: z.array(sessionSchema),
    handle: ({ c, shop, user }) => listSessions(shop, requireUser(user).id, c.get("sessionToken")),
  }),
  defineCall({
    method: "delete",
    path: "/account/sessions",
    access: "pieces",
    group,
    summary: "Sign out everywhere else",
    response: z.object({ message: z.string(), ended: z.int() }),
    handle: async ({ c, shop, user }) => {
      const ended = await endOtherSessions(shop, requireUser(user).id, c.get("sessionToken"));
      return { message: "Signed out everywhere else", ended };
    },
  }),
];
