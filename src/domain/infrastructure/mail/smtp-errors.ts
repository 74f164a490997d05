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
export function readError(error: unknown): { codes: string[]; text: string; command: string } {
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
