import type { MailSettingsChange } from "#contract/mail/mail-settings.ts";
import { MAIL_PROVIDERS } from "#contract/mail/mail-providers.ts";
import { DomainError } from "../../errors.ts";

export type NamedMailServer = { host: string; port: number };
type Failure = {
  /** The field to correct, where one is to blame. */
  field: keyof MailSettingsChange | "to" | null;
  problem: string;
  fix: string;
};

/**
 * What went wrong on the way to a mail server and how to mend it, a sentence each.
 * @param server null for one that is set on the server itself, whose name is not shown
 */
export function explainMailFailure(error: unknown, server: NamedMailServer | null): Failure {
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

/** Whether the server refused one mail or one recipient, or asks to try that mail later: others may leave. */
export function isAboutOneMail(error: unknown): boolean {
  const { codes, command } = readError(error);
  return (
    command === "RCPT TO" ||
    command === "DATA" ||
    codes.includes("EMESSAGE") ||
    isTemporaryRefusal(error)
  );
}

const TRANSACTION = ["MAIL FROM", "RCPT TO", "DATA"];

/** Whether it failed before the mail itself: no connection, or a refused password. */
export const isAboutSignIn = (error: unknown): boolean =>
  !TRANSACTION.includes(readError(error).command);

/** A 4xx reply to the mail itself, as servers give that do not know the sender yet (RFC 6647). */
export const isTemporaryRefusal = (error: unknown): boolean =>
  error instanceof Error &&
  "responseCode" in error &&
  typeof error.responseCode === "number" &&
  error.responseCode < 500 &&
  "command" in error &&
  TRANSACTION.some((command) => command === error.command);

/**
 * Whether the server refused the recipient for good, so that a retry is useless.
 * @param commands on which a refusal counts: with DATA also one of the message
 */
export const isPermanentRejection = (
  error: unknown,
  commands: readonly ("RCPT TO" | "DATA")[],
): boolean =>
  error instanceof Error &&
  "responseCode" in error &&
  typeof error.responseCode === "number" &&
  error.responseCode >= 500 &&
  "command" in error &&
  commands.some((command) => command === error.command);

/** Node's codes and the mail client's, of the error and its causes. */
function readError(error: unknown): { codes: string[]; text: string; command: string } {
  const codes: string[] = [];
  const texts: string[] = [];
  let command = "";
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const details = cause as { code?: unknown; command?: unknown; errors?: unknown };
    if (typeof details.code === "string") codes.push(details.code);
    if (typeof details.command === "string") command ||= details.command;
    texts.push(cause.message);
  }
  return { codes, text: texts.join(" "), command };
}

const CERTIFICATE =
  /certificate|self.signed|altname|unable to verify|UNABLE_TO|DEPTH_ZERO|CERT_HAS_EXPIRED/i;
const WRONG_TLS = /wrong version number|SSL routines|packet length|STARTTLS|EPROTO/i;
const AUTH_FIRST = /authenticat|\b53[05]\b/i;
const SENDER = /sender|from address|not owned|send as|SendAsDenied|5\.7\.60/i;

const PASSWORD: Failure = {
  field: "password",
  problem: "The email server didn’t accept the password.",
  fix: "Check the username. Most providers need an app password, which you create in your email account’s security settings.",
};

function unknownHost(name: string): Failure {
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

function unreachable(name: string, port: number | undefined, isRefused: boolean): Failure {
  const at = port === undefined ? "" : ` on port ${port}`;
  return {
    field: "port",
    problem: isRefused ? `${name} refused the connection${at}.` : `${name} didn’t answer${at}.`,
    fix: "Check the server and the port: 465 for TLS, 587 for STARTTLS. If both are right, your hosting company may block outgoing email; ask whoever runs your server.",
  };
}

function encryption(name: string, port: number | undefined): Failure {
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

const certificate = (name: string): Failure => ({
  field: "host",
  problem: `${name} couldn’t prove that it is the right server: its certificate isn’t valid for this name.`,
  fix: "Use the server’s name exactly as your provider writes it.",
});

const SENDER_REFUSED: Failure = {
  field: "from",
  problem: "The email server refused the sender’s address.",
  fix: "Use the address of the account you sign in with, or add this one to that account first.",
};

const RECIPIENT_REFUSED: Failure = {
  field: "to",
  problem: "The email server refused the recipient’s address.",
  fix: "Check the address the test goes to.",
};

const MESSAGE_REFUSED: Failure = {
  field: null,
  problem: "The email server refused the message.",
  fix: "Your account may have reached its daily limit, or isn’t allowed to send yet. Your provider can tell you more.",
};

const privateAddress = (name: string): Failure => ({
  field: "host",
  problem: `${name} is on a private network.`,
  fix: "Use your provider’s public server. For a server on a private network, ask whoever runs your server to allow it.",
});
