/** The server refuses this address for good: another try would end the same. */
export const isPermanentRejection = (error: unknown): boolean =>
  error instanceof Error &&
  "responseCode" in error &&
  typeof error.responseCode === "number" &&
  error.responseCode >= 500 &&
  "command" in error &&
  error.command === "RCPT TO";
