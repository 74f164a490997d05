import type { MiddlewareHandler } from "hono";
import { findSession } from "#domain/access/sessions/find-session.ts";
import type { ApiEnv } from "#http/request-context.ts";
import { readSessionToken, sessionCookie } from "#http/session-cookie.ts";

/** Loads the user of the session cookie, and renews the cookie with the session. */
export const loadSessionUser: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const shop = c.get("shop");
  const token = readSessionToken(c.req.header("Cookie"), shop);
  const session = token ? await findSession(shop, token) : null;
  if (token && session) {
    c.set("user", session.user);
    c.set("sessionToken", token);
  }
  await next();
  // Sign-in and sign-out set the cookie themselves.
  if (token && session?.renewed && !c.res.headers.has("Set-Cookie")) {
    c.header("Set-Cookie", sessionCookie(shop, token, new Date(session.expires)));
  }
};
