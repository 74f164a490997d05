import { z } from "zod";
import { instant } from "#contract/field-schemas.ts";
import { passwordChangeSchema } from "#contract/sign-in.ts";
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
      c.header("Set-Cookie", deviceCookie(deviceToken, shop.publicUrl.startsWith("https:")));
      return { message: "Password changed successfully" };
    },
  }),
  defineCall({
    method: "get",
    path: "/account/sessions",
    group,
    summary: "List your sessions",
    response: z.array(sessionSchema),
    handle: ({ c, shop, user }) => listSessions(shop, requireUser(user).id, c.get("sessionToken")),
  }),
  defineCall({
    method: "delete",
    path: "/account/sessions",
    group,
    summary: "Sign out everywhere else",
    response: z.object({ message: z.string(), ended: z.int() }),
    handle: async ({ c, shop, user }) => {
      const ended = await endOtherSessions(shop, requireUser(user).id, c.get("sessionToken"));
      return { message: "Signed out everywhere else", ended };
    },
  }),
];
