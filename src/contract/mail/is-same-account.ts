import type { MailSecurity } from "./mail-settings.ts";

type MailAccount = { host: string; port: number; security: MailSecurity; user: string };

/**
 * Whether a stored password may be used for an account: it was entered for this server, port, and username, and
 * is sent encrypted if it was before.
 */
export const isSameAccount = (stored: MailAccount, next: MailAccount): boolean =>
  stored.host === next.host.trim().toLowerCase() &&
  stored.port === next.port &&
  stored.user === next.user.trim() &&
  (next.security !== "none" || stored.security === "none");
