import { z } from "zod";
import { signInSchema, userSchema } from "#contract/sign-in.ts";
import { statsSchema } from "#contract/stats.ts";
import { signIn } from "#domain/access/sign-in/sign-in.ts";
import { getStats } from "#domain/operations/statistics/get-stats.ts";
import { readSessionToken, sessionCookie } from "#http/session-cookie.ts";
import { defineCall, ANONYMOUS_BODY_LIMIT } from "../routing/define-call.ts";

export const adminCalls = [
  defineCall({
    method: "get",
    path: "/admin/stats",
    group: "Orders",
    summary: "Count what happened today, in the shop's time zone",
    response: statsSchema,
    handle: ({ shop }) => getStats(shop),
  }),
  defineCall({
    method: "post",
    path: "/admin/login",
    bodyLimit: ANONYMOUS_BODY_LIMIT,
    group: "Account",
    summary: "Sign in",
    description: "Sets the session's cookie. Slowed for who guesses: 429 says when to try again.",
    body: signInSchema,
    response: z.object({ message: z.string(), user: userSchema }),
    fails: ["unauthorized", "too-many-requests"],
    handle: async ({ c, shop, body }) => {
      const { token, user, expires } = await signIn(shop, {
        ...body,
        address: c.get("address"),
        userAgent: c.req.header("User-Agent") ?? null,
        previousToken: readSessionToken(c.req.header("Cookie")),
      });
      const secure = shop.publicUrl.startsWith("https:");
      c.header("Set-Cookie", sessionCookie(token, secure, new Date(expires)));
      return { message: "Login successful!", user };
    },
  }),
];
