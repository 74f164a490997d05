type Command = "RCPT TO" | "DATA";

/**
 * Whether the mail server permanently rejected the recipient (5xx on RCPT TO), so a retry is useless.
 * @param commands on which a rejection counts: with DATA also one of the message
 */
export const isPermanentRejection = (
  error: unknown,
  commands: readonly Command[] = ["RCPT TO"],
): boolean =>
  error instanceof Error &&
  "responseCode" in error &&
  typeof error.responseCode === "number" &&
  error.responseCode >= 500 &&
  "command" in error &&
  commands.some((command) => command === error.command);
