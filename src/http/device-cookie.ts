import { parse, serialize } from "hono/utils/cookie";
import { cookieName } from "./cookie-name.ts";

const NAME = "device";

/** The longest that browsers keep a cookie. */
const MAX_AGE_SECONDS = 400 * 24 * 60 * 60;

type Site = { publicUrl: string };

/** The device token in a Cookie header, or null; see readSessionToken. */
export function readDeviceToken(
  cookieHeader: string | null | undefined,
  site: Site,
): string | null {
  if (!cookieHeader) return null;
  const cookies = parse(cookieHeader);
  return cookies[cookieName(NAME, site)] ?? cookies[NAME] ?? null;
}

export const deviceCookie = (site: Site, token: string): string =>
  serialize(cookieName(NAME, site), token, {
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
    secure: site.publicUrl.startsWith("https:"),
    maxAge: MAX_AGE_SECONDS,
  });
