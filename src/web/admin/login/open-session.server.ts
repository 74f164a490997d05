import { signInSchema } from "#contract/access/sign-in.ts";
import { signIn } from "#domain/access/sign-in/sign-in.ts";
import type { Shop } from "#domain/shop.ts";
import { deviceCookie, readDeviceToken } from "#http/device-cookie.ts";
import { sessionCookie } from "#http/session-cookie.ts";

type Posted = { request: Request; address: string; sessionToken: string | null | undefined };

/** Signs in with posted fields. @returns the headers that set the cookies @throws what signIn throws, and ZodError */
export async function openSession(
  shop: Shop,
  fields: unknown,
  { request, address, sessionToken }: Posted,
): Promise<Headers> {
  const { token, expires, deviceToken } = await signIn(shop, {
    ...signInSchema.parse(fields),
    address,
    userAgent: request.headers.get("User-Agent"),
    previousToken: sessionToken ?? null,
    deviceToken: readDeviceToken(request.headers.get("Cookie"), shop),
  });
  const headers = new Headers({ "Set-Cookie": sessionCookie(shop, token, new Date(expires)) });
  headers.append("Set-Cookie", deviceCookie(shop, deviceToken));
  return headers;
}
