import { parse, serialize } from "hono/utils/cookie";

const NAME = "device";

/** The longest that browsers keep a cookie. */
const MAX_AGE_SECONDS = 400 * 24 * 60 * 60;

/** The device token in a Cookie header, or null. */
export function readDeviceToken(cookieHeader: string | null | undefined): string | null {
  if (!cookieHeader) return null;
  return parse(cookieHeader, NAME)[NAME] ?? null;
}

/** @param secure whether the shop is served over https */
export const deviceCookie = (token: string, secure: boolean): string =>
  serialize(NAME, token, {
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
    secure,
    maxAge: MAX_AGE_SECONDS,
  });
