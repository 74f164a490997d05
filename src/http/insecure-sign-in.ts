import { SIGN_IN_NEEDS_HTTPS } from "#contract/access/sign-in.ts";

/**
 * Why a password that came by http is refused where the shop is on https: the browser would not store the session's
 * cookie. Null where it is not, and for programs, which send no Origin.
 */
export const describeInsecureSignIn = (
  origin: string | null | undefined,
  { publicUrl }: { publicUrl: string },
): string | null =>
  publicUrl.startsWith("https:") && origin?.startsWith("http:")
    ? `${SIGN_IN_NEEDS_HTTPS} ${publicUrl}/admin/login`
    : null;
