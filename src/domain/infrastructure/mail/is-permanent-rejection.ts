/** Whether the mail server permanently rejected the recipient (5xx on RCPT TO), so a retry is useless. */
export const isPermanentRejection = (error: unknown): boolean =>
  error instanceof Error &&
  "responseCode" in error &&
  typeof error.responseCode === "number" &&
  error.responseCode >= 500 &&
  "command" in error &&
  error.command === "RCPT TO";
