import { z } from "zod";
import { signInSchema, userSchema } from "#contract/access/sign-in.ts";
import { DomainError } from "#domain/errors.ts";
import { signIn } from "#domain/access/sign-in/sign-in.ts";
import { deviceCookie, readDeviceToken } from "#http/device-cookie.ts";
import { describeInsecureSignIn } from "#http/insecure-sign-in.ts";
import { readSessionToken, sessionCookie } from "#http/session-cookie.ts";
import { FORM_BODY_LIMIT } from "#http/limit-body.ts";
import { defineCall } from "../routing/define-call.ts";

export const loginCalls = [
  defineCall({
    method: "post",
    path: "/admin/login",
    bodyLimit: FORM_BODY_LIMIT,
    group: "Account",
    summary: "Sign in",
    description: "Sets the session cookie. Rate limited: 429 says when to try again.",
    body: signInSchema,
    response: z.object({ message: z.string(), user: userSchema }),
    fails: ["unauthorized", "too-many-requests"],
    handle: async ({ c, shop, body }) => {
      const insecure = describeInsecureSignIn(c.req.header("Origin"), shop);
      if (insecure !== null) throw new DomainError("invalid", insecure);
      const { token, user, expires, deviceToken } = await signIn(shop, {
        ...body,
        address: c.get("address"),
        userAgent: c.req.header("User-Agent") ?? null,
        previousToken: readSessionToken(c.req.header("Cookie"), shop),
        deviceToken: readDeviceToken(c.req.header("Cookie"), shop),
      });
      c.header("Set-Cookie", sessionCookie(shop, token, new Date(expires)));
      c.header("Set-Cookie", deviceCookie(shop, deviceToken), { append: true });
      return { message: "Login successful!", user };
    },
  }),
];
