import type { MailboxSettingsChange } from "#contract/mail/mailbox-settings.ts";
import { explainMailFailure, type NamedMailServer } from "../explain-mail-failure.ts";

type Failure = { field: keyof MailboxSettingsChange | null; problem: string; fix: string };

/** What went wrong on the way to a mailbox and how to mend it, a sentence each. */
export function explainMailboxFailure(error: unknown, server: NamedMailServer): Failure {
  if (isRefusal(error)) return refused(server);
  const { field, problem, fix } = explainMailFailure(withAuthCode(error), server);
  if (field === "port") return { field, problem, fix: PORTS };
  if (field === "security") return { field, problem, fix: ENCRYPTION };
  if (field === "password" || field === "host") return { field, problem, fix };
  return refused(server);
}

const refused = ({ host }: NamedMailServer): Failure => ({
  field: null,
  problem: `${host} didn’t let the inbox be read.`,
  fix: IMAP,
});

const PORTS = "Check the server and the port: 993 for TLS, 143 for STARTTLS.";
const ENCRYPTION = "Choose TLS with port 993, or STARTTLS with port 143.";
const IMAP = "Check in your email account’s settings that other programs may read it by IMAP.";

/** Whether the server answered NO or BAD to something other than the password. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error && "responseStatus" in error && !isWrongPassword(error);

const isWrongPassword = (error: Error): boolean =>
  "authenticationFailed" in error && error.authenticationFailed === true;

/** The client marks a refused password without a code. */
const withAuthCode = (error: unknown): unknown =>
  error instanceof Error && isWrongPassword(error)
    ? Object.assign(new Error(error.message), { code: "EAUTH" })
    : error;
