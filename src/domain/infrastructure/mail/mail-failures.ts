import type { MailSettingsChange } from "#contract/mail/mail-settings.ts";
import { MAIL_PROVIDERS } from "#contract/mail/mail-providers.ts";
import { DomainError } from "../../errors.ts";
import { isTemporaryRefusal, readError } from "./smtp-errors.ts";

export type NamedMailServer = { host: string; port: number };
export type MailFailure = {
  /** The field to correct, where one is to blame. */
  field: keyof MailSettingsChange | "to" | null;
  problem: string;
  fix: string;
};

export const CHECK_CUSTOMER_ADDRESS = "Check the customer’s email address.";

/** The two sentences on one line. */
export const describeMailFailure = ({ problem, fix }: MailFailure): string => `${problem} ${fix}`;

/**
 * The error of a test that failed, with an issue at the field to correct.
 * @param error what was thrown
 * @param outcome a sentence on what became of the test
 */
export const mailTestFailed = (
  { field, problem, fix }: MailFailure,
  error: unknown,
  outcome?: string,
): DomainError =>
  new DomainError("unprocessable", [problem, outcome, fix].filter(Boolean).join(" "), {
    ...(field && { issues: [{ path: field, message: fix }] }),
    cause: error,
  });

/** Why a mail to a customer could not be sent and what to do, as people read it. Parameters as explainMailFailure. */
export function describeDeliveryFailure(error: unknown, server: NamedMailServer | null): string {
  if (isTemporaryRefusal(error)) return "The email server asked to try again later.";
  const failure = explainMailFailure(error, server);
  return describeMailFailure(
    failure.field === "to" ? { ...failure, fix: CHECK_CUSTOMER_ADDRESS } : failure,
  );
}

/**
 * What went wrong on the way to a mail server and how to mend it, a sentence each.
 * @param server null for one that is set on the server itself, whose name is not shown
 */
export function explainMailFailure(error: unknown, server: NamedMailServer | null): MailFailure {
  const name = server?.host ?? "Your email server";
  if (error instanceof DomainError) return privateAddress(name);
  const { codes, text, command } = readError(error);
  const has = (...any: string[]) => any.some((code) => codes.includes(code));
  if (has("EAUTH", "ENOAUTH")) return PASSWORD;
  if (has("ENOTFOUND", "EDNS", "EAI_AGAIN", "ENODATA")) return unknownHost(name);
  if (has("ETLS", "EREQUIRETLS") || CERTIFICATE.test(text) || WRONG_TLS.test(text)) {
    return CERTIFICATE.test(text) ? certificate(name) : encryption(name, server?.port);
  }
  if (command === "MAIL FROM" || SENDER.test(text)) return SENDER_REFUSED;
  if (command === "RCPT TO") return RECIPIENT_REFUSED;
  if (command === "DATA" || has("EMESSAGE")) return MESSAGE_REFUSED;
  if (AUTH_FIRST.test(text)) return PASSWORD;
  return unreachable(name, server?.port, has("ECONNREFUSED") || text.includes("ECONNREFUSED"));
}

/** The same on the way to a mailbox. */
export function explainMailboxFailure(error: unknown, server: NamedMailServer): MailFailure {
  if (isRefusal(error)) return unreadable(server);
  const failure = explainMailFailure(withAuthCode(error), server);
  if (failure.field === "port") return { ...failure, fix: IMAP_PORTS };
  if (failure.field === "security") return { ...failure, fix: IMAP_ENCRYPTION };
  if (failure.field === "password" || failure.field === "host") return failure;
  return unreadable(server);
}

/** Whether the mailbox answered NO or BAD to something other than the password. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error && "responseStatus" in error && !isWrongPassword(error);

const isWrongPassword = (error: Error): boolean =>
  "authenticationFailed" in error && error.authenticationFailed === true;

/** The client marks a refused password without a code. */
const withAuthCode = (error: unknown): unknown =>
  error instanceof Error && isWrongPassword(error)
    ? Object.assign(new Error(error.message), { code: "EAUTH" })
    : error;

const CERTIFICATE =
  /certificate|self.signed|altname|unable to verify|UNABLE_TO|DEPTH_ZERO|CERT_HAS_EXPIRED/i;
const WRONG_TLS = /wrong version number|SSL routines|packet length|STARTTLS|EPROTO/i;
const AUTH_FIRST = /authenticat|\b53[05]\b/i;
const SENDER = /sender|from address|not owned|send as|SendAsDenied|5\.7\.60/i;

const PASSWORD: MailFailure = {
  field: "password",
  problem: "The email server didn’t accept the password.",
  fix: "Check the username. Most providers need an app password, which you create in your email account’s security settings.",
};

function unknownHost(name: string): MailFailure {
  const provider = MAIL_PROVIDERS.find(({ host, imap }) => name === host || name === imap?.host);
  if (provider) {
    return {
      field: "host",
      problem: `Your shop can’t reach ${provider.name}.`,
      fix: "Check the server’s internet connection and try again.",
    };
  }
  return {
    field: "host",
    problem: `There is no email server called ${name}.`,
    fix: "Check the spelling, or choose your provider above.",
  };
}

function unreachable(name: string, port: number | undefined, isRefused: boolean): MailFailure {
  const at = port === undefined ? "" : ` on port ${port}`;
  return {
    field: "port",
    problem: isRefused ? `${name} refused the connection${at}.` : `${name} didn’t answer${at}.`,
    fix: "Check the server and the port: 465 for TLS, 587 for STARTTLS. If both are right, your hosting company may block outgoing email; ask whoever runs your server.",
  };
}

function encryption(name: string, port: number | undefined): MailFailure {
  const other = port === 465 ? "TLS" : "STARTTLS";
  return {
    field: "security",
    problem: `${name} doesn’t use this kind of encryption${port === undefined ? "" : ` on port ${port}`}.`,
    fix:
      port === 465 || port === 587
        ? `Port ${port} usually goes with ${other}.`
        : "Choose TLS with port 465, or STARTTLS with port 587.",
  };
}

const certificate = (name: string): MailFailure => ({
  field: "host",
  problem: `${name} couldn’t prove that it is the right server: its certificate isn’t valid for this name.`,
  fix: "Use the server’s name exactly as your provider writes it.",
});

const SENDER_REFUSED: MailFailure = {
  field: "from",
  problem: "The email server refused the sender’s address.",
  fix: "Use the address of the account you sign in with, or add this one to that account first.",
};

const RECIPIENT_REFUSED: MailFailure = {
  field: "to",
  problem: "The email server refused the recipient’s address.",
  fix: "Check the address the test goes to.",
};

const MESSAGE_REFUSED: MailFailure = {
  field: null,
  problem: "The email server refused the message.",
  fix: "Your account may have reached its daily limit, or isn’t allowed to send yet. Your provider can tell you more.",
};

const privateAddress = (name: string): MailFailure => ({
  field: "host",
  problem: `${name} is on a private network.`,
  fix: "Use your provider’s public server. For a server on a private network, ask whoever runs your server to allow it.",
});

const IMAP_PORTS = "Check the server and the port: 993 for TLS, 143 for STARTTLS.";
const IMAP_ENCRYPTION = "Choose TLS with port 993, or STARTTLS with port 143.";

const unreadable = ({ host }: NamedMailServer): MailFailure => ({
  field: null,
  problem: `${host} didn’t let the inbox be read.`,
  fix: "Check in your email account’s settings that other programs may read it by IMAP.",
});
