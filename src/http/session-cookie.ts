import { parse, serialize } from "hono/utils/cookie";
import { cookieName } from "./cookie-name.ts";

const NAME = "session";

type Site = { publicUrl: string };

/**
 * The session token in a Cookie header, or null. Before shops had names of their own for cookies, all of them were
 * called "session".
 */
export function readSessionToken(cookieHeader: string | undefined, site: Site): string | null {
  if (!cookieHeader) return null;
  const cookies = parse(cookieHeader);
  return cookies[cookieName(NAME, site)] ?? cookies[NAME] ?? null;
}

/** Whether somebody is signed in, to this shop or to another on the same host. */
export const hasSessionCookie = (cookieHeader: string | undefined): boolean =>
  /(?:^|;)\s*session(?:-\d+)?=/.test(cookieHeader ?? "");

/** @param expires when the session ends */
export const sessionCookie = (site: Site, token: string, expires: Date): string =>
  serialize(cookieName(NAME, site), token, { ...attributes(site), expires });

export const expiredSessionCookie = (site: Site): string =>
  serialize(cookieName(NAME, site), "", { ...attributes(site), maxAge: 0 });

const attributes = ({ publicUrl }: Site) =>
  ({
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
    secure: publicUrl.startsWith("https:"),
  }) as const;
