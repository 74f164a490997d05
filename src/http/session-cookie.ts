import { parse, serialize } from "hono/utils/cookie";

const NAME = "session";

/** The session token in a Cookie header, or null. */
export function readSessionToken(cookieHeader: string | undefined): string | null {
  if (!cookieHeader) return null;
  return parse(cookieHeader, NAME)[NAME] ?? null;
}

/** @param secure whether the shop is served over https @param expires when the session ends */
export function sessionCookie(token: string, secure: boolean, expires: Date): string {
  return serialize(NAME, token, { path: "/", httpOnly: true, sameSite: "Lax", secure, expires });
}

export function expiredSessionCookie(secure: boolean): string {
  return serialize(NAME, "", { path: "/", httpOnly: true, sameSite: "Lax", secure, maxAge: 0 });
}
